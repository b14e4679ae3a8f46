import type { Sql } from '../../kit/store/db';
import { takeSyslog } from '../../services/syslog/take';
import { pick } from './hash';
import { hash, unit } from '../../kit/hash';
import { minute } from '../../../../src/domain/time';

type Write = (n: (most: number, salt: number) => number) => string;

/** Lines as gateways write them, by how often they come: priority, program, text. */
const lines: readonly (readonly [weight: number, priority: number, app: string, write: Write])[] = [
  [
    26,
    30,
    'dhcpd',
    (n) =>
      `DHCPACK on 10.10.0.${20 + n(200, 1)} to 02:1a:${byte(n, 2)}:${byte(n, 3)}:${byte(n, 4)}:${byte(n, 5)} via lan1`,
  ],
  [
    14,
    14,
    'wlan',
    (n) => `STA 02:1a:${byte(n, 2)}:${byte(n, 3)}:${byte(n, 4)}:${byte(n, 5)} associated, RSSI -${45 + n(30, 6)} dBm`,
  ],
  [
    12,
    14,
    'wlan',
    (n) => `STA 02:1a:${byte(n, 2)}:${byte(n, 3)}:${byte(n, 4)}:${byte(n, 5)} disassociated, reason ${1 + n(8, 7)}`,
  ],
  [
    10,
    134,
    'firewall',
    (n) =>
      `DROP in=wan1 src=198.51.100.${n(250, 8)} dst=198.18.4.7 proto=TCP dport=${pick([22, 23, 445, 3389, 8080], n(1000, 9))}`,
  ],
  [6, 29, 'dnsmasq', (n) => `query timeout, upstream 198.18.0.${1 + n(2, 10)}#53, retry ${1 + n(3, 11)}`],
  [5, 86, 'web', (n) => `admin signed in from 10.10.0.${20 + n(200, 1)}`],
  [4, 28, 'pppd', (n) => `LCP echo: ${1 + n(3, 12)} replies missing on wan1`],
  [3, 84, 'web', (n) => `password of admin wrong, from 10.10.0.${20 + n(200, 1)}`],
  [1, 27, 'pppd', () => 'wan1: connection terminated, dialling again'],
  [1, 26, 'kernel', (n) => `temperature ${78 + n(9, 13)} C above the limit of 75 C`],
];
const total = lines.reduce((sum, [weight]) => sum + weight, 0);

const byte = (n: (most: number, salt: number) => number, salt: number) => n(256, salt).toString(16).padStart(2, '0');

/** A line of a simulated gateway's log (RFC 5424), drawn by chance out of the numbers given. */
export function simulatedLine(host: string, at: number, ...parts: readonly number[]): string {
  const n = (most: number, salt: number) => hash(...parts, salt) % most;
  let left = unit(...parts, 263) * total;
  const [, priority, app, write] = lines.find(([weight]) => (left -= weight) < 0) ?? lines[0]!;
  return `<${priority}>1 ${new Date(at).toISOString()} ${host} ${app} - - - ${write(n)}`;
}

/** What simulated gateways write in a minute, by the same way in as real ones. */
export async function writeSyslog(sql: Sql, accountId: string, now: number): Promise<void> {
  const rows = await sql.query<{ id: string }>(
    `SELECT g.id FROM syslog_setting s JOIN device g ON g.id = s.gateway_id
     JOIN gateway_delivery d ON d.gateway_id = g.id AND d.kind = 'syslog' AND d.done_rev >= s.rev
     WHERE s.account_id = $1 AND s.enabled AND s.server = '' AND g.simulated AND g.status = 'online'`,
    [accountId],
  );
  const turn = Math.floor(now / minute);
  for (const { id } of rows) {
    const seed = hash(...[...id].map((letter) => letter.charCodeAt(0)));
    const count = 1 + (hash(seed, turn) % 4);
    const written = Array.from({ length: count }, (_, i) => simulatedLine(id, now, seed, turn, i));
    await takeSyslog(sql, { gwid: id, accountId }, written, now);
  }
}
