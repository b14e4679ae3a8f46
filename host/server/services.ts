import { join } from 'node:path';
import { createCaptcha } from './kit/captcha';
import type { Services } from './kit/context/context';
import type { Db } from './kit/store/db';
import type { Log } from './kit/log';
import { createLimits } from './kit/limits';
import { createWebhooks } from './fleet/notices/webhook';
import { createOutbox } from './kit/outbox';
import { createSmtpMail } from './kit/outbox/smtp';
import type { Settings } from './settings';
import type { Vault } from './kit/vault';

/** What the server was given to keep secrets with. */
export interface Secrets {
  vault: Vault;
  /** Fingerprint of the staff's key. */
  staffKey: string;
}

/** The services of a running server. Messages that nothing sends are printed in demo mode only: they carry codes. */
export function createServices(
  db: Db,
  secrets: Secrets,
  settings: Settings,
  features: Services['features'],
  print: Log,
): Services {
  const now = Date.now;
  const outbox = createOutbox({ db, now, ...(settings.demo && { print, plain: true }) });
  return {
    db,
    now,
    ...secrets,
    sms: outbox.sms,
    wechat: outbox.wechat,
    webhooks: createWebhooks(),
    mail: settings.smtpUrl ? createSmtpMail(settings.smtpUrl) : outbox.mail,
    limits: createLimits({ db, now }),
    captcha: createCaptcha({ db, now }),
    features,
    publicUrl: settings.publicUrl,
    tunnelDomain: settings.tunnelDomain,
    uploads: join(settings.data, 'uploads'),
  };
}
