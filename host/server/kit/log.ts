import type { Mail } from './senders';

/** Takes a line for the operator. */
export type Log = (line: string) => void;

/** A log whose lines go to the operator by mail as well. A mail that does not get away is told to the log. */
export const toOperator =
  (log: Log, mail: Pick<Mail, 'send'>, operator: string | undefined): Log =>
  (line) => {
    log(line);
    if (operator)
      void mail.send(operator, `[Netpane] ${line}`, line).catch((error: unknown) => log(`operator: ${String(error)}`));
  };
