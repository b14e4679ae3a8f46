import type { iptvReport, iptvState } from '../../../../src/api/contract/iptv';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { hour, iso } from '../../../../src/domain/time';
import type { Context, KnownDevice } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import type { Db } from '../../kit/store/db';

/** Channels that are kept of a gateway, the most watched. */
const mostChannels = 20;

/** What a gateway said last of its television. */
export async function stateOf({ db, caller }: Context, gwid: string): Promise<DataOf<typeof iptvState>> {
  const [row] = await db.query<{ simulated: boolean } & { [K in keyof State]: State[K] | null }>(
    `SELECT g.simulated, t.at, t.source, t.loss, t.viewers, t.channels, t.history FROM device g
     LEFT JOIN iptv_state t ON t.gateway_id = g.id AND t.account_id = g.account_id
     WHERE g.account_id = $1 AND g.id = $2 AND g.kind = 'gateway'`,
    [caller.accountId, gwid],
  );
  if (!row) throw refuse('noGateway');
  return {
    at: row.at,
    source: row.source ?? 'none',
    loss: row.loss,
    viewers: row.viewers ?? 0,
    channels: row.channels ?? [],
    history: row.history ?? [],
    simulated: row.simulated,
  };
}

type State = Omit<DataOf<typeof iptvState>, 'simulated'>;

/** Writes down what a gateway says of its television. Nodes that are not its account's are left out. */
export async function takeIptv(
  db: Db,
  { gwid, accountId }: KnownDevice,
  { source, loss, channels, nodes }: ParsedOf<typeof iptvReport>,
  now: number,
): Promise<void> {
  const watched = [...channels].sort((a, b) => b.viewers - a.viewers).slice(0, mostChannels);
  await db.tx(async (sql) => {
    const [gateway] = await sql.query('SELECT 1 FROM device WHERE id = $1 AND account_id = $2 FOR UPDATE', [
      gwid,
      accountId,
    ]);
    if (!gateway) return;
    const sample = loss === undefined ? [] : [{ at: iso(now), loss }];
    await sql.query(
      `INSERT INTO iptv_state (gateway_id, account_id, at, source, loss, viewers, channels, history)
       VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb)
       ON CONFLICT (gateway_id) DO UPDATE SET account_id = excluded.account_id, at = excluded.at,
         source = excluded.source, loss = excluded.loss, viewers = excluded.viewers, channels = excluded.channels,
         history = coalesce((
           SELECT jsonb_agg(e ORDER BY e->>'at') FROM jsonb_array_elements(iptv_state.history) e WHERE e->>'at' > $9
         ), '[]') || excluded.history`,
      [
        gwid,
        accountId,
        iso(now),
        source,
        loss ?? null,
        channels.reduce((sum, { viewers }) => sum + viewers, 0),
        JSON.stringify(watched),
        JSON.stringify(sample),
        iso(now - hour),
      ],
    );
    await sql.query(
      `INSERT INTO iptv_node_state (node_id, gateway_id, at, streaming, loss, viewers, channels)
       SELECT n.id, $1, $3, r.streaming, r.loss, r.viewers, r.channels
       FROM (
         SELECT DISTINCT ON (id) * FROM unnest($4::text[], $5::boolean[], $6::double precision[], $7::integer[], $8::integer[])
           AS x(id, streaming, loss, viewers, channels) ORDER BY id
       ) r JOIN iptv_node n ON n.id = r.id AND n.account_id = $2
       ON CONFLICT (node_id, gateway_id) DO UPDATE SET at = excluded.at, streaming = excluded.streaming,
         loss = excluded.loss, viewers = excluded.viewers, channels = excluded.channels`,
      [
        gwid,
        accountId,
        iso(now),
        nodes.map(({ id }) => id),
        nodes.map(({ streaming }) => streaming),
        nodes.map(({ loss: lost }) => lost ?? null),
        nodes.map(({ viewers }) => viewers),
        nodes.map(({ channels: count }) => count ?? null),
      ],
    );
  });
}
