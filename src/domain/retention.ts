/**
 * Days that things are kept: what the privacy policy promises, what the pages say and what the server does are these.
 * Network logs are kept for six months by law (网络安全法, article 21).
 */
export const keptDays = {
  /** Who signed in, when and from where. */
  logins: 90,
  /** When which terminal was where: the network log. */
  stays: 184,
  /** Which device was online when, and who changed what. */
  logs: 400,
  /** Messages that nothing sends. */
  outbox: 7,
  /** After an account was closed: nothing is left by then but what the law wants kept. */
  closed: 30,
} as const;
