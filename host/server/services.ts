import { createCaptcha } from './kit/captcha';
import type { Services } from './kit/context/context';
import type { Db } from './kit/store/db';
import type { Log } from './kit/log';
import { createLimits } from './kit/limits';
import { createWebhooks } from './fleet/notices/webhook';
import { createOutbox } from './kit/outbox';
import { noMail, noSms, noWeChat } from './kit/outbox/missing';
import { createSmtpMail } from './kit/outbox/smtp';
import { createPay, defaultPay } from './kit/pay';
import { createSms } from './kit/sms';
import { createWeChat } from './kit/wechat';
import type { Settings } from './settings';
import type { Vault } from './kit/vault';

/** What the server was given to keep secrets with. */
export interface Secrets {
  vault: Vault;
  /** Fingerprint of the staff's key. */
  staffKey: string;
}

/** The services of a running server. What no provider is configured for goes to the outbox in the demo, else nowhere. */
export function createServices(
  db: Db,
  secrets: Secrets,
  settings: Settings,
  features: Services['features'],
  { say, log }: { say: Log; log: Log },
): Services {
  const now = Date.now;
  const outbox = settings.demo ? createOutbox({ db, now, print: say }) : { sms: noSms, mail: noMail, wechat: noWeChat };
  return {
    db,
    now,
    ...secrets,
    sms: settings.sms ? createSms(settings.sms, log) : outbox.sms,
    wechat: settings.wechat ? createWeChat(settings.wechat, log) : outbox.wechat,
    webhooks: createWebhooks(),
    pay: settings.pay ? createPay(settings.pay, log) : defaultPay(settings.demo, secrets.vault, log),
    mail: settings.smtpUrl ? createSmtpMail(settings.smtpUrl) : outbox.mail,
    limits: createLimits({ db, now }),
    captcha: createCaptcha({ db, now }),
    features,
    publicUrl: settings.publicUrl,
    tunnelDomain: settings.tunnelDomain,
    log,
  };
}
