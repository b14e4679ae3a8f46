import { domain, ipv4 } from '../rules';

/** Severities by their number (RFC 5424), the most urgent first. */
export const severities = ['emerg', 'alert', 'crit', 'err', 'warning', 'notice', 'info', 'debug'] as const;

/** How lines travel. */
export const syslogProtocols = ['udp', 'tcp'] as const;

/** Days that lines are kept: unless told, and at most. */
export const syslogDays = { usual: 30, most: 180 } as const;

/** Characters of one line that are kept. */
export const longestLine = 2000;

/** A line that was read. */
export interface SyslogLine {
  severity: number;
  facility: number;
  host: string;
  app: string;
  message: string;
}

const priority = /^<(\d{1,3})>/;
// VERSION TIMESTAMP HOST APP PROCID MSGID, then structured data or `-`.
const newer = /^1 \S+ (\S+) (\S+) \S+ \S+ (?:-|(?:\[(?:[^\]\\]|\\.)*\])+) ?(.*)$/s;
// Mmm dd hh:mm:ss HOST TAG[PID]: text
const older = /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d (\S+) ([^\s:[]{1,48})(?:\[\d+\])?: ?(.*)$/s;

/** Reads a line as RFC 5424 or 3164 has it; anything else is a notice with the whole text. Control characters are dropped. */
export function parseSyslog(raw: string): SyslogLine {
  const text = [...raw]
    .filter((letter) => letter >= ' ' || letter === '\t')
    .join('')
    .slice(0, longestLine);
  const number = Number(priority.exec(text)?.[1] ?? NaN);
  if (!(number <= 191)) return { severity: 5, facility: 1, host: '', app: '', message: text };
  const rest = text.replace(priority, '');
  const [, host = '', app = '', message = rest] = newer.exec(rest) ?? older.exec(rest) ?? [];
  const known = (word: string) => (word === '-' ? '' : word);
  return {
    severity: number % 8,
    facility: Math.floor(number / 8),
    host: known(host),
    app: known(app),
    message: message.replace(/^\uFEFF/, ''),
  };
}

/** Whether a log can go there: an IPv4 address, or a domain; `10.0.0.1-10.0.0.9` is neither. */
export const isLogServer = (text: string): boolean => ipv4(text) === undefined || domain(text) === undefined;
