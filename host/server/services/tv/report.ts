import type { BoxReport } from '../../../../src/api/contract/tv';
import { newId } from '../../kit/secrets';
import type { Db, Sql } from '../../kit/store/db';
import { insertRows, rowsAs, columnArrays } from '../../kit/sql/bulk';
import { iso } from '../../../../src/domain/time';
import { publish } from '../../kit/stream/publish';
import type { KnownDevice } from '../../kit/context/context';

const reportColumns = {
  id: 'text',
  mac: 'text',
  serial: 'text',
  model: 'text',
  version: 'text',
  ip: 'text',
  state: 'text',
  channel_id: 'text',
  volume: 'integer',
  error: 'text',
};

/** Writes down which boxes stand behind a gateway and what they play; those that it does not name are off. */
export async function takeTvReport(
  db: Db,
  { gwid, accountId }: KnownDevice,
  boxes: readonly BoxReport[],
  now: number,
): Promise<void> {
  await db.tx(async (sql) => {
    const [gateway] = await sql.query<{ simulated: boolean }>(
      'SELECT simulated FROM device WHERE id = $1 AND account_id = $2',
      [gwid, accountId],
    );
    if (!gateway) return;
    // In the order of their ids, as every other change of boxes.
    const known = await sql.query<{ id: string; mac: string }>(
      'SELECT id, mac FROM tv_box WHERE gateway_id = $1 ORDER BY id FOR UPDATE',
      [gwid],
    );
    const idOf = new Map(known.map(({ id, mac }) => [mac, id]));
    const rows = [...new Map(boxes.map((box) => [box.mac, box])).values()].map(({ channel, ...box }) => ({
      ...box,
      channel_id: channel,
      id: idOf.get(box.mac) ?? newId('tvb'),
    }));
    const fresh = rows.filter(({ mac }) => !idOf.has(mac));
    await insertRows(
      sql,
      'tv_box',
      {
        ...reportColumns,
        name: 'text',
        account_id: 'text',
        gateway_id: 'text',
        last_seen: 'timestamptz',
        simulated: 'boolean',
      },
      fresh.map((box) => ({
        ...box,
        name: box.serial || box.mac,
        account_id: accountId,
        gateway_id: gwid,
        last_seen: iso(now),
        simulated: gateway.simulated,
      })),
    );
    const next = 4;
    const changed = await sql.query<{ id: string }>(
      `WITH before AS (SELECT id, state, channel_id, volume FROM tv_box WHERE gateway_id = $1),
       now AS (
         UPDATE tv_box b SET account_id = $2, serial = r.serial, model = r.model, version = r.version, ip = r.ip,
           state = r.state, channel_id = r.channel_id, volume = r.volume, error = r.error, last_seen = $3
         FROM ${rowsAs(reportColumns, next)} WHERE b.gateway_id = $1 AND b.id = r.id
         RETURNING b.id, b.state, b.channel_id, b.volume
       )
       SELECT n.id FROM now n JOIN before b USING (id)
       WHERE (n.state, n.volume) <> (b.state, b.volume) OR n.channel_id IS DISTINCT FROM b.channel_id`,
      [gwid, accountId, iso(now), ...columnArrays(reportColumns, rows)],
    );
    const gone = await sql.query<{ id: string }>(
      `UPDATE tv_box SET state = 'offline', channel_id = NULL, error = ''
       WHERE gateway_id = $1 AND state <> 'offline' AND NOT mac = ANY($2::text[]) RETURNING id`,
      [gwid, rows.map(({ mac }) => mac)],
    );
    await tell(sql, accountId, [...fresh, ...changed, ...gone], now);
  });
}

/** A gateway carried out what a box was told. */
export async function tvCommandTaken(
  sql: Sql,
  { gwid, accountId }: KnownDevice,
  { device = '', action = '', channel = '', volume = '' }: Record<string, string>,
  now: number,
): Promise<void> {
  const changed = await sql.query<{ id: string }>(
    `UPDATE tv_box SET
       state = CASE $4 WHEN 'play' THEN 'playing' WHEN 'resume' THEN 'playing' WHEN 'pause' THEN 'paused'
         WHEN 'reboot' THEN 'idle' ELSE state END,
       channel_id = CASE $4 WHEN 'play' THEN $5 WHEN 'reboot' THEN NULL ELSE channel_id END,
       volume = CASE WHEN $4 = 'volume' THEN $6::integer ELSE volume END,
       error = CASE WHEN $4 = 'volume' THEN error ELSE '' END
     WHERE gateway_id = $1 AND account_id = $2 AND id = $3 RETURNING id`,
    [gwid, accountId, device, action, channel, volume === '' ? null : Number(volume)],
  );
  await tell(sql, accountId, changed, now);
}

async function tell(sql: Sql, accountId: string, boxes: readonly { id: string }[], now: number): Promise<void> {
  if (boxes.length === 0) return;
  await publish(sql, now, [{ accountId, kind: 'tv.changed', payload: { ids: boxes.map(({ id }) => id) } }]);
}
