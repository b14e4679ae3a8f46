import { createHash, createHmac } from 'node:crypto';
import type { SmsMessage } from '../senders';
import { objectOf, type Reach } from '../provider';
import { ask, refusedBy } from './ask';
import type { CloudSms } from './settings';

const algorithm = 'TC3-HMAC-SHA256';
const host = 'sms.tencentcloudapi.com';
const contentType = 'application/json; charset=utf-8';

/** Sends by `SendSms` of Tencent Cloud's short messages (version 2021-01-11), signed by its signature version 3. */
export async function sendByTencent(
  reach: Reach,
  { id, secret, sign, templates, app, region }: CloudSms,
  mobile: string,
  { kind, value }: SmsMessage,
): Promise<void> {
  const body = JSON.stringify({
    PhoneNumberSet: [`+86${mobile}`],
    SmsSdkAppId: app,
    SignName: sign,
    TemplateId: templates[kind],
    TemplateParamSet: [value],
  });
  const timestamp = Math.floor(reach.now() / 1000);
  const answer = await ask(reach, `https://${host}/`, {
    method: 'POST',
    headers: {
      authorization: tencentAuthorization({ id, secret }, { host, timestamp, body }),
      'content-type': contentType,
      'x-tc-action': 'SendSms',
      'x-tc-region': region,
      'x-tc-timestamp': String(timestamp),
      'x-tc-version': '2021-01-11',
    },
    body,
  });
  const { Error: error, SendStatusSet: states } = Object(objectOf(answer.text).Response) as {
    Error?: { Code?: unknown };
    SendStatusSet?: readonly { Code?: unknown }[];
  };
  const code = error?.Code ?? states?.[0]?.Code;
  if (!answer.ok || error || code !== 'Ok') throw refusedBy(code, answer.status);
}

/** The header `Authorization` of a JSON request; the service is the first word of the host. */
export function tencentAuthorization(
  { id, secret }: Pick<CloudSms, 'id' | 'secret'>,
  { host, timestamp, body }: { host: string; timestamp: number; body: string },
): string {
  const service = host.split('.')[0]!;
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const signed = 'content-type;host';
  const request = ['POST', '/', '', `content-type:${contentType}\nhost:${host}\n`, signed, sha256(body)].join('\n');
  const scope = `${date}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${secret}`, date), service), 'tc3_request');
  const signature = hmac(key, [algorithm, timestamp, scope, sha256(request)].join('\n')).toString('hex');
  return `${algorithm} Credential=${id}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
