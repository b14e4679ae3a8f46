import type { WebhookBody } from '../../../../src/api/webhook';
import type { Sql } from '../../kit/store/db';

/** What channels are told beside alarms. */
export type OtherEvent = 'password' | 'password_failed';

/** What is told of it, in words and for a server. */
export interface Told<E extends OtherEvent = OtherEvent> {
  subject: string;
  text: string;
  json: Omit<WebhookBody<`wifi.${E}`>, 'id' | 'event' | 'sent_at'>;
}

/** What named a channel that is deleted, and goes on without it: the fact of the log that lists such things, and their names. */
export interface ChannelLeft {
  fact: string;
  names: string[];
}

declare module '../../kit/context/context' {
  interface Feature {
    /** Takes a channel that is deleted out of what of an account names it. */
    leaveChannel?: (sql: Sql, accountId: string, channel: string) => Promise<ChannelLeft>;
    /** What is told beside alarms, read when it is sent: a message that waits holds no secret. Undefined: no longer true. */
    tells?: {
      [E in OtherEvent]?: (services: Services, accountId: string, about: string) => Promise<Told<E> | undefined>;
    };
  }
}
