import type { Sql } from '../../kit/store/db';
import { minute } from '../../../../src/domain/time';
import { takeTunnelFlow, type TunnelPassed } from '../../services/tunnel/flow';
import { hash, unit } from '../../kit/hash';

const seedOf = (id: string): number => hash(...[...id].map((letter) => letter.charCodeAt(0)));

/** What passes a mapping in so many minutes; `turn` makes two such times differ. */
export function passedIn(id: string, minutes: number, turn: number): Omit<TunnelPassed, 'id'> {
  const seed = seedOf(id);
  const visits = Math.floor(minutes * (0.1 + 0.7 * unit(seed, 1)) + unit(seed, 2, turn));
  const each = 60_000 + 900_000 * unit(seed, 3);
  const down = Math.round(visits * each * (0.5 + unit(seed, 4, turn)));
  return { visits, down, up: Math.round(down * (0.04 + 0.2 * unit(seed, 5))) };
}

/** A minute of the mappings that simulated gateways which are online run, by the same way in as real ones. */
export async function passTunnels(sql: Sql, accountId: string, now: number): Promise<void> {
  const rows = await sql.query<{ id: string; gwid: string }>(
    `SELECT m.id, m.gateway_id AS gwid FROM tunnel_mapping m
     JOIN device g ON g.id = m.gateway_id AND g.simulated AND g.status = 'online'
     JOIN gateway_delivery d ON d.gateway_id = m.gateway_id AND d.kind = 'tunnel' AND d.done_rev >= m.rev
     JOIN tunnel_serving s ON s.gateway_id = m.gateway_id AND s.tier <> ''
     WHERE m.account_id = $1 AND m.enabled`,
    [accountId],
  );
  const gateways = new Map<string, TunnelPassed[]>();
  for (const { id, gwid } of rows) {
    const passed = { id, ...passedIn(id, 1, Math.floor(now / minute)) };
    if (passed.visits > 0) gateways.set(gwid, [...(gateways.get(gwid) ?? []), passed]);
  }
  for (const [gwid, passed] of gateways) await takeTunnelFlow(sql, gwid, passed, now);
}
