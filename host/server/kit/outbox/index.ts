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
}

/** The gateways of the demo: messages are kept, codes and links too, to be read there instead of being sent. */
export function createOutbox({ db, now, print }: OutboxOptions): {
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
      body,
    ]);
    print?.(`[${kind}] ${recipient} ${[subject, body].filter(Boolean).join(' ')}`);
  }
  return {
    sms: { sends: () => true, send: (mobile, { text }) => keep('sms', mobile, '', text) },
    mail: { configured: true, send: (to, subject, text) => keep('mail', to, subject, text) },
    wechat: { configured: true, send: (openId, text) => keep('wechat', openId, '', text) },
  };
}

/** The newest messages first. */
export const readOutbox = (db: Db, count = 100): Promise<OutboxMessage[]> =>
  db.query<OutboxMessage>('SELECT * FROM outbox ORDER BY at DESC, id LIMIT $1', [count]);
