import { randomUUID } from 'node:crypto';
import type { Db } from '../store/db';
import type { Mail, Sms, WeChat } from '../senders';

/** A message that was not sent but kept. */
export interface OutboxMessage {
  id: string;
  /** ISO time. */
  at: string;
  kind: 'sms' | 'mail' | 'wechat';
  recipient: string;
  subject: string;
  body: string;
}

/** What the outbox needs. */
export interface OutboxOptions {
  db: Db;
  now: () => number;
  /** Where a message is printed, for whoever watches the server. */
  print?: (line: string) => void;
  /** Keeps codes and links as they are: in a demo they are read here and nowhere else. */
  plain?: boolean;
}

/** The default gateways: messages are kept for a look instead of being sent. */
export function createOutbox({ db, now, print, plain = false }: OutboxOptions): {
  sms: Sms;
  mail: Mail;
  wechat: WeChat;
} {
  async function keep(kind: OutboxMessage['kind'], recipient: string, subject: string, body: string): Promise<void> {
    await db.query('INSERT INTO outbox (id, at, kind, recipient, subject, body) VALUES ($1, $2, $3, $4, $5, $6)', [
      randomUUID(),
      new Date(now()),
      kind,
      recipient,
      subject,
      plain ? body : withoutSecrets(body),
    ]);
    print?.(`[${kind}] ${recipient} ${[subject, body].filter(Boolean).join(' ')}`);
  }
  return {
    sms: { send: (mobile, text) => keep('sms', mobile, '', text) },
    mail: { send: (to, subject, text) => keep('mail', to, subject, text) },
    wechat: { send: (openId, text) => keep('wechat', openId, '', text) },
  };
}

/** A message that nobody sent is kept to be counted and looked for; what would let its reader in is not. */
const withoutSecrets = (text: string): string =>
  text.replace(/\d{6,}/g, '******').replace(/(\/password_reset\/)[\w-]+/g, '$1******');

/** The newest messages first. */
export const readOutbox = (db: Db, count = 100): Promise<OutboxMessage[]> =>
  db.query<OutboxMessage>('SELECT * FROM outbox ORDER BY at DESC, id LIMIT $1', [count]);
