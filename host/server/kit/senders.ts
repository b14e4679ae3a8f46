/** What a short message is about: gateways that take templates have one for each. */
export const smsKinds = ['code', 'channel', 'reset', 'changed', 'alarm'] as const;
export type SmsKind = (typeof smsKinds)[number];

/** A short message. */
export interface SmsMessage {
  kind: SmsKind;
  /** What fills the one gap of its template: a code, a link, a number, the content. */
  value: string;
  /** All of it, for gateways that take text. */
  text: string;
}

/** Sends short messages. */
export interface Sms {
  /** Whether there is a gateway, and a template for such messages. */
  sends(kind: SmsKind): boolean;
  /** Resolves when the gateway has accepted the message, rejects with `SendError` when it has not. */
  send(mobile: string, message: SmsMessage): Promise<void>;
}

/** Sends mail. */
export interface Mail {
  /** Whether there is a server to hand it to. */
  configured: boolean;
  send(to: string, subject: string, text: string): Promise<void>;
}

/** Sends messages of the service account to people who follow it. */
export interface WeChat {
  configured: boolean;
  send(openId: string, text: string): Promise<void>;
}

/** A message to somebody's server. */
export interface WebhookMessage {
  /** JSON text. */
  body: string;
  /** Key of the signature; without one the message is not signed. */
  secret?: string;
  /** The same for every try of one message. */
  id: string;
  /** Now, milliseconds since 1970. */
  at: number;
}

/** Sends messages to servers of others. */
export interface Webhooks {
  /** Gives the answer's status, and what it says to a message without a signature; rejects when there was none. */
  post(address: string, message: WebhookMessage): Promise<{ code: number; text?: string }>;
}

/** A message that nobody accepted, with the reason in words for whoever wanted to send it. */
export class SendError extends Error {
  /** Trying again would not help. */
  readonly final: boolean;
  /** No answer came: it may have arrived all the same. */
  readonly unsure: boolean;

  constructor(message: string, { final = false, unsure = false } = {}) {
    super(message);
    this.final = final;
    this.unsure = unsure;
  }
}
