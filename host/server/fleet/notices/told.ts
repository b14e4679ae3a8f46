/** What channels are told beside alarms. */
export type OtherEvent = 'password' | 'password_failed';

/** What is told of it, in words and for a server. */
export interface Told {
  subject: string;
  text: string;
  json: Readonly<Record<string, unknown>>;
}

declare module '../../kit/context/context' {
  interface Feature {
    /** What is told beside alarms, read when it is sent: a message that waits holds no secret. Undefined: no longer true. */
    tells?: Partial<
      Record<OtherEvent, (services: Services, accountId: string, about: string) => Promise<Told | undefined>>
    >;
  }
}
