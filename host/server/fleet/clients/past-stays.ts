import { keptDays } from '../../../../src/domain/retention';
import { day, iso } from '../../../../src/domain/time';
import { archivedRows, moment } from '../../kit/history/archive';
import type { HistoryKind } from '../../kit/history/kinds';
import type { Db, Sql } from '../../kit/store/db';
import { usedNow } from './client-sessions';

/** Milliseconds after its end that a stay lies with those that are not over. */
const young = day;

/** Stays that are over. Nothing changes them any more. */
export const pastStay: HistoryKind = {
  table: 'past_stay',
  by: 'end_at',
  step: 'month',
  keep: keptDays.stays * day,
  archived: {
    ...archivedRows('past_stay', 'end_at', {
      until: keptDays.stays,
      beside: 40 * day,
      settled: 2 * young,
      order: 'end_at, id',
      columns: {
        id: 'String',
        account_id: 'LowCardinality(String)',
        client_id: 'String',
        gateway_id: 'String',
        gateway_remark: 'String',
        name: 'String',
        hostname: 'String',
        vendor: 'LowCardinality(String)',
        mac: 'String',
        ip: 'String',
        auth: 'LowCardinality(Nullable(String))',
        ap_id: 'Nullable(String)',
        ssid: 'Nullable(String)',
        band: 'LowCardinality(Nullable(String))',
        signal: 'Nullable(Int32)',
        start_at: moment,
        end_at: moment,
        bytes_down: 'Int64',
        bytes_up: 'Int64',
        simulated: 'Bool',
        search: 'String',
      },
    }),
    coming: 'SELECT min(end_at) AS at FROM client_session WHERE end_at IS NOT NULL',
  },
};

/** Stays of both tables as rows of one; those that are not over end never. Which terminal it was the oldest do not tell. */
export const allStays = `SELECT s.id, s.account_id, s.client_id, s.ap_id, s.ssid, s.band, s.signal, s.start_at,
    coalesce(s.end_at, 'infinity') AS end_at, s.bytes_down, s.bytes_up, s.simulated, c.name, c.mac, c.vendor, c.search
  FROM client_session s JOIN client c ON c.id = s.client_id
  UNION ALL
  SELECT p.id, p.account_id, p.client_id, p.ap_id, p.ssid, p.band, p.signal, p.start_at, p.end_at, p.bytes_down, p.bytes_up,
    p.simulated, p.name, p.mac, p.vendor, p.search
  FROM past_stay p WHERE p.client_id <> ''`;

const columns = `id, account_id, client_id, gateway_id, gateway_remark, name, hostname, vendor, mac, ip, auth, ap_id, ssid,
  band, signal, start_at, end_at, bytes_down, bytes_up, simulated`;
const facts = `s.id, s.account_id, s.client_id, c.gateway_id, g.remark, c.name, c.hostname, c.vendor, c.mac, c.ip, c.auth,
  s.ap_id, s.ssid, s.band, s.signal, s.start_at`;

/** Keeps the stays behind gateways that are given back: rows of terminals go with their gateway, the network log does not. */
export const keepStays = (sql: Sql, accountId: string, gwids: readonly string[], now: number): Promise<unknown> =>
  sql.query(
    `INSERT INTO past_stay (${columns})
     SELECT ${facts}, coalesce(s.end_at, greatest(s.start_at, $3)), ${usedNow.down}, ${usedNow.up}, s.simulated
     FROM client_session s JOIN client c ON c.id = s.client_id JOIN device g ON g.id = c.gateway_id
     WHERE s.account_id = $1 AND c.gateway_id = ANY($2::text[])`,
    [accountId, gwids, iso(now)],
  );

/** Stays that are moved at a time. */
const batch = 5_000;

/**
 * Brings stays that are over to those that nothing changes. Not before the store has been in its shape for as long as they
 * are young: a server of before, which knows the other table alone, is gone by then.
 */
export async function settleStays(db: Db, now: number): Promise<void> {
  for (let moved = batch; moved === batch;) {
    const rows = await db.query(
      `WITH over AS (
         SELECT id FROM client_session
         WHERE end_at < $1 AND (SELECT applied_at FROM migration WHERE name = '912_past_stay.sql') < $1
         ORDER BY end_at LIMIT $2 FOR UPDATE SKIP LOCKED
       ), gone AS (
         DELETE FROM client_session s USING over WHERE s.id = over.id RETURNING s.*
       ), kept AS (
         INSERT INTO past_stay (${columns})
         SELECT ${facts}, s.end_at, s.bytes_down, s.bytes_up, s.simulated
         FROM gone s JOIN client c ON c.id = s.client_id JOIN device g ON g.id = c.gateway_id
         WHERE NOT EXISTS (SELECT 1 FROM past_stay p WHERE p.client_id = s.client_id AND p.end_at = s.end_at AND p.id = s.id)
       )
       SELECT id FROM gone`,
      [iso(now - young), batch],
    );
    moved = rows.length;
  }
}
