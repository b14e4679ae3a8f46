import { second } from '../../../../src/domain/time';
import { maskMobile } from '../../../../src/format';
import { because, inChinese } from '../refusal';
import type { Log } from '../log';
import { SendError, smsKinds, type Sms, type SmsKind } from '../senders';
import { sendByAliyun } from './aliyun';
import type { Reach } from '../provider';
import { sendByHttp } from './http';
import type { SmsSettings } from './settings';
import { sendByTencent } from './tencent';

/** Milliseconds that a gateway has to answer: somebody waits for the code. */
const longest = 8 * second;

/** A gateway for short messages. What it did not accept is told to the log, without the number in full. */
export function createSms(
  settings: SmsSettings,
  log: Log,
  { fetch = globalThis.fetch, now = Date.now, timeout = longest }: Partial<Reach> = {},
): Sms {
  const reach: Reach = { fetch, now, timeout };
  const missing = missingTemplates(settings);
  const hand: Sms['send'] = async (mobile, message) => {
    if (missing.includes(message.kind)) throw new SendError(inChinese(because('smsMissing')), { final: true });
    if (settings.provider === 'http') return sendByHttp(reach, settings, mobile, message);
    const send = settings.provider === 'aliyun' ? sendByAliyun : sendByTencent;
    return send(reach, settings, mobile, message);
  };
  return {
    sends: (kind) => !missing.includes(kind),
    async send(mobile, message) {
      await hand(mobile, message).catch((error: unknown) => {
        const why = error instanceof SendError ? error.message : 'unexpected';
        log(
          `sms: ${settings.provider} ${message.kind} ${maskMobile(mobile)} ${why.replaceAll(mobile, maskMobile(mobile))}`,
        );
        throw error;
      });
    },
  };
}

/** The kinds of messages that nothing can be sent of, for want of a template. */
export const missingTemplates = (settings: SmsSettings): SmsKind[] =>
  settings.provider === 'http' ? [] : smsKinds.filter((kind) => !settings.templates[kind]);
