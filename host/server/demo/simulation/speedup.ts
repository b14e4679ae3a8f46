import { speedupApps } from '../../../../src/domain/speedup';
import { minute } from '../../../../src/domain/time';
import { hash, unit } from '../../kit/hash';
import type { Sql } from '../../kit/store/db';
import { choosePolicies } from './speedup-lines';
import { takeSpeedupFlow, type SpeedupPassed } from '../../services/speedup/flow';

interface DemoLine {
  id: string;
  region: string;
  name: string;
  /** Region and name in English. */
  en: readonly [region: string, name: string];
  host: string;
  ms: number;
}

/** Lines that the demo's operator has: their hosts stand in a range that no machine of the internet has. */
export const demoLines: readonly DemoLine[] = [
  {
    id: 'spl_demo_hk',
    region: '中国香港',
    name: '香港 1',
    en: ['Hong Kong, China', 'Hong Kong 1'],
    host: '198.18.40.1',
    ms: 32,
  },
  {
    id: 'spl_demo_sg',
    region: '新加坡',
    name: '新加坡 1',
    en: ['Singapore', 'Singapore 1'],
    host: '198.18.41.1',
    ms: 58,
  },
  { id: 'spl_demo_jp', region: '日本', name: '东京 1', en: ['Japan', 'Tokyo 1'], host: '198.18.42.1', ms: 49 },
  {
    id: 'spl_demo_us',
    region: '美国',
    name: '洛杉矶 1',
    en: ['United States', 'Los Angeles 1'],
    host: '198.18.43.1',
    ms: 138,
  },
  {
    id: 'spl_demo_de',
    region: '德国',
    name: '法兰克福 1',
    en: ['Germany', 'Frankfurt 1'],
    host: '198.18.44.1',
    ms: 171,
  },
];

const seedOf = (text: string): number => hash(...[...text].map((letter) => letter.charCodeAt(0)));
const lineAt = (host: string) => demoLines.find((line) => line.host === host);
const foreign = new Set(Object.values(speedupApps).map(({ host }) => host));

/** Milliseconds that a simulated gateway needs to a host of this service, without a line or over one; undefined: to none. */
export function simulatedWay(target: string, line = ''): number | undefined {
  const over = lineAt(line);
  if (over) return over.ms + 6 + 18 * unit(seedOf(target), 3);
  return lineAt(target)?.ms ?? (foreign.has(target) ? 175 + 90 * unit(seedOf(target), 4) : undefined);
}

/** What a member sends over its line in so many minutes; `turn` makes two such times differ. */
export function sentIn(sign: string, minutes: number, turn: number): Omit<SpeedupPassed, 'sign'> {
  const seed = seedOf(sign);
  const down = Math.round(minutes * 1_400_000 * (0.1 + unit(seed, 1)) * (0.4 + unit(seed, 2, turn)));
  return { down, up: Math.round(down * (0.06 + 0.2 * unit(seed, 3))) };
}

/** A minute of the members that simulated gateways which are online let over lines, by the same way in as real ones. */
export async function passSpeedup(sql: Sql, accountId: string, now: number): Promise<void> {
  const rows = await sql.query<{ sign: string; gwid: string }>(
    `SELECT m.id AS sign, g.gateway_id AS gwid FROM speedup_member m JOIN speedup_group g ON g.id = m.group_id AND g.enabled
     JOIN speedup_line l ON l.id = g.line_id AND l.open
     JOIN device d ON d.id = g.gateway_id AND d.simulated AND d.status = 'online'
     JOIN gateway_delivery x ON x.gateway_id = d.id AND x.kind = 'speedup' AND x.done_rev >= g.rev
     JOIN speedup_serving s ON s.gateway_id = d.id AND s.tier <> ''
     WHERE m.account_id = $1 AND m.state = 'approved' AND m.enabled`,
    [accountId],
  );
  const gateways = new Map<string, SpeedupPassed[]>();
  for (const { sign, gwid } of rows)
    gateways.set(gwid, [...(gateways.get(gwid) ?? []), { sign, ...sentIn(sign, 1, Math.floor(now / minute)) }]);
  await choosePolicies(sql, accountId, now);
  for (const [gwid, passed] of gateways) await takeSpeedupFlow(sql, gwid, passed, now);
}
