import { linesOf, password as passwordRule } from '../rules';
import { expiringWithin } from './service';
import { isUsername } from './username';

/** How an account that dials in stands. */
export const dialStates = ['active', 'expiring', 'expired', 'off'] as const;
export type DialState = (typeof dialStates)[number];

/** Limits: accounts of one owner and of one request, Mbps, sessions at a time, days of one extension, letters of a name. */
export const dialLimits = { accounts: 5000, atOnce: 200, mbps: 10_000, sessions: 20, days: 3650, name: 64 } as const;

/** How an account stands at a moment, milliseconds since 1970; `expiresAt` null: it never ends. */
export function dialState(
  { enabled, expiresAt }: { enabled: boolean; expiresAt: number | null },
  now: number,
): DialState {
  if (!enabled) return 'off';
  if (expiresAt === null) return 'active';
  if (expiresAt <= now) return 'expired';
  return expiresAt - now <= expiringWithin ? 'expiring' : 'active';
}

/** An account that shall be made; without a password one is thought up. */
export interface NewDialer {
  /** The line that says so, counted from 1. */
  line: number;
  username: string;
  name: string;
  password: string;
}

/** What is wrong with a line. */
export type LineFault = 'username' | 'name' | 'password' | 'fields' | 'repeated';

/** What was pasted, line by line. */
export interface ReadDialers {
  good: NewDialer[];
  /** `first`: the line that has the name already. */
  bad: { line: number; text: string; fault: LineFault; first?: number }[];
}

/**
 * Reads accounts, one per line: account, then name and password where there are any, parted by commas or tabs as a
 * spreadsheet copies them. Empty lines and lines that begin with `#` say nothing.
 */
export function readDialers(pasted: string): ReadDialers {
  const read: ReadDialers = { good: [], bad: [] };
  const seen = new Map<string, number>();
  for (const { line, text } of linesOf(pasted.replace(/[\u200b\ufeff]/g, ''))) {
    if (text.startsWith('#')) continue;
    const [username = '', name = '', password = '', ...more] = text.split(/[,，\t]/).map((field) => field.trim());
    const first = seen.get(username.toLowerCase());
    const fault = more.some(Boolean) ? 'fields' : faultOf({ username, name, password });
    if (fault) read.bad.push({ line, text, fault });
    else if (first !== undefined) read.bad.push({ line, text, fault: 'repeated', first });
    else read.good.push({ line, username, name, password });
    if (first === undefined) seen.set(username.toLowerCase(), line);
  }
  return read;
}

/** The first thing that is wrong with an account; an empty password is none. */
export function faultOf({ username, name, password }: Omit<NewDialer, 'line'>): LineFault | undefined {
  if (!isUsername(username)) return 'username';
  if (name.length > dialLimits.name) return 'name';
  return password !== '' && passwordRule(password) ? 'password' : undefined;
}

/** Accounts that are counted up from a number, written as wide as the last one needs: `shop-01` to `shop-12`. */
export function countedDialers(prefix: string, from: number, count: number): NewDialer[] {
  const digits = Math.max(2, String(from + count - 1).length);
  return Array.from({ length: count }, (_, i) => ({
    line: i + 1,
    username: `${prefix}${String(from + i).padStart(digits, '0')}`,
    name: '',
    password: '',
  }));
}

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

/**
 * Twelve letters and digits that are not taken for each other, both kinds among them. `random` gives numbers below 2^32,
 * from a source that nobody foretells.
 */
export function thoughtUp(random: (count: number) => ArrayLike<number>): string {
  const numbers = Array.from(random(13));
  const pick = (from: string, i: number) => from[numbers[i]! % from.length]!;
  const drawn = Array.from({ length: 11 }, (_, i) => pick(letters + digits, i));
  // The last place but one in the list is a letter's or a digit's, so that no password has one kind only.
  const last = drawn.some((one) => digits.includes(one)) ? pick(letters, 11) : pick(digits, 11);
  drawn.splice(numbers[12]! % 12, 0, last);
  return drawn.join('');
}
