/** Sends short messages. */
export interface Sms {
  send(mobile: string, text: string): Promise<void>;
}

/** Sends mail. */
export interface Mail {
  send(to: string, subject: string, text: string): Promise<void>;
}

/** Sends messages of the service account to people who follow it. */
export interface WeChat {
  send(openId: string, text: string): Promise<void>;
}

/** A message to somebody's server. */
export interface WebhookMessage {
  /** JSON text. */
  body: string;
  /** Key of the signature. */
  secret: string;
  /** The same for every try of one message. */
  id: string;
  /** Now, milliseconds since 1970. */
  at: number;
}

/** Sends signed messages to servers of others. */
export interface Webhooks {
  /** Gives the answer's status; rejects when there was none. */
  post(address: string, message: WebhookMessage): Promise<{ code: number }>;
}
