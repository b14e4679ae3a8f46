import { parseSpans, webPassword } from '../rules';
import type { ConfigRow } from './config';

/** Parts of the score with the points that each gives at most; together 100. */
const postureParts = { dns: 25, firewall: 25, ports: 20, passwords: 15, honeypot: 15 } as const;
export type PosturePart = keyof typeof postureParts;

/** Points of a part: the share of what is as it should be. */
export const partPoints = (key: PosturePart, good: number, of: number): { points: number; most: number } => {
  const most = postureParts[key];
  return { points: of === 0 ? 0 : Math.round((most * good * 10) / of) / 10, most };
};

/** How a part stands; `unknown` when there is nothing to look at. */
export const gradeOf = (good: number, of: number): 'good' | 'warning' | 'bad' | 'unknown' => {
  if (of === 0) return 'unknown';
  return good === of ? 'good' : good / of >= 0.6 ? 'warning' : 'bad';
};

/** 0 to 100: the points of the parts that are known, out of what those could give. */
export function scoreOf(parts: readonly { points: number; most: number; of: number }[]): number {
  const known = parts.filter(({ of }) => of > 0);
  const most = known.reduce((sum, part) => sum + part.most, 0);
  return most === 0 ? 0 : Math.round((100 * known.reduce((sum, part) => sum + part.points, 0)) / most);
}

/** Ports of services that are attacked wherever the internet reaches them: remote control, shares, databases. */
const risky = [21, 22, 23, 135, 137, 138, 139, 445, 1433, 1521, 2375, 3306, 3389, 5432, 5900, 6379, 9200, 27017];

/** Such ports that port mappings open, in order. */
export function riskyPorts(mappings: readonly ConfigRow[]): number[] {
  const spans = mappings
    .filter((row) => row.enabled !== false)
    .flatMap((row) => parseSpans(String(row.outer_ports ?? '')).spans);
  return risky.filter((port) => spans.some(({ from, to }) => from <= port && port <= to));
}

/** Passwords that are tried first. */
const common = /^(?:12345678\d*|88888888|66666666|00000000|11111111|password\d*|admin\d*|qwerty\w*|woaini\d*)$/i;

/** What is wrong with the password of a wireless network: it has none, or one that is guessed soon. */
export function weakWifi({ security, password }: ConfigRow): 'open' | 'weak' | undefined {
  if (security === 'open') return 'open';
  const text = String(password ?? '');
  return text !== '' && (common.test(text) || webPassword(text) !== undefined) ? 'weak' : undefined;
}
