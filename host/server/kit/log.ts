import type { Mail } from './senders';

/** Takes a line for the operator. */
export type Log = (line: string) => void;

/** How a server tells what happens: lines for people, or one JSON line for each event and each request. */
export type LogFormat = 'text' | 'json';

/** A request that was answered. The route stands for the address: that one may hold a token or a number. */
export interface Answered {
  id: string;
  method: string;
  route: string;
  status: number;
  /** Until the answer began. */
  ms: number;
}

/** The logs of a process. */
export interface Logs {
  /** What is meant for whoever started it. */
  say: Log;
  /** What went wrong. */
  log: Log;
  /** Each request; text tells none. */
  answered?: (request: Answered) => void;
}

/** Where lines go, and the clock. */
export interface LogOutlet {
  out: Log;
  err: Log;
  now?: () => Date;
}

/** Logs in a format. Whatever a line is made of, no secret, token or mobile number stays in it. */
export function createLogs(format: LogFormat, { out, err, now = () => new Date() }: LogOutlet): Logs {
  // What calls it for each of a list hands on more than the line.
  if (format === 'text')
    return { say: (line) => out(line), log: (line) => err(`${now().toISOString()} ${withoutSecrets(line)}`) };
  const write = (event: object) => out(JSON.stringify({ at: now().toISOString(), ...event }));
  return {
    say: (line) => write({ level: 'info', event: 'said', message: withoutSecrets(line) }),
    log: (line) => write({ level: 'error', event: 'trouble', message: withoutSecrets(line) }),
    answered: (request) => write({ level: request.status >= 500 ? 'error' : 'info', event: 'request', ...request }),
  };
}

/** A bearer token has 43 characters, and nothing else in a log that many without a slash or dot; then mobile numbers. */
const withoutSecrets = (line: string): string =>
  line
    .replace(/\bnp[a-z]_[\w-]{8,}|[\w-]{40,}/g, (secret) => `${secret.slice(0, 4)}…`)
    .replace(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2');

/** A log whose lines go to the operator by mail as well. A mail that does not get away is told to the log. */
export const toOperator =
  (log: Log, mail: Pick<Mail, 'send'>, operator: string | undefined): Log =>
  (line) => {
    log(line);
    if (operator)
      void mail.send(operator, `[Netpane] ${line}`, line).catch((error: unknown) => log(`operator: ${String(error)}`));
  };
