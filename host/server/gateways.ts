/** Sends short messages. */
export interface Sms {
  send(mobile: string, text: string): Promise<void>;
}

/** Sends mail. */
export interface Mail {
  send(to: string, subject: string, text: string): Promise<void>;
}
