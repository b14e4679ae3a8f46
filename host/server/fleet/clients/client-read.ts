import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { ClientFacts, ClientStay, clientHistory, macInfo } from '../../../../src/api/contract/client';
import { mac as macRule, normalMac, required } from '../../../../src/rules';
import type { Context } from '../../kit/context/context';
import { historyPage } from '../../kit/history/page';
import type { Sql } from '../../kit/store/db';
import { day } from '../../../../src/domain/time';
import { openBlockOf } from './client-blocks';
import { clientName } from './client-name';
import { usedOf } from './client-sessions';
import { allStays, pastStay } from './past-stays';
import { because, invalid } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';

/** What is told about a terminal `c` behind gateway `g`, at AP `a`. */
export const clientColumns = `c.id, ${clientName} AS name, c.mac, c.vendor, c.os, c.type, c.ip, c.gateway_id AS gwid,
  g.remark AS gateway_remark, a.id AS ap_id, a.remark AS ap_remark, c.ssid, c.band, c.signal, round(c.down) AS down,
  round(c.up) AS up, c.down_bytes, c.up_bytes, c.online_since, c.first_seen, c.auth, c.limit_down, c.limit_up, c.simulated`;
/** The same of one that may be offline. */
export const clientFactColumns = `${clientColumns}, c.online, c.last_seen, c.known_at IS NOT NULL AS known`;
/** Where those come from, after `client c`. */
export const clientJoins = `JOIN device g ON g.id = c.gateway_id
  LEFT JOIN device a ON a.id = c.ap_id AND a.account_id = c.account_id`;

/** Longest span of a history, milliseconds. */
const longest = 31 * day;

/** Stays that are told at most. */
const mostStays = 10_000;

/** One terminal of an account with its stays; undefined when there is none. 422 for a span that is none. */
export async function readHistory(
  context: Context,
  { id, from, to }: ParsedOf<typeof clientHistory>,
): Promise<DataOf<typeof clientHistory> | undefined> {
  const { db, caller } = context;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (!(end > start) || end - start > longest) throw invalid({ from: because('spanMost', { days: 31 }) });
  const [client] = await db.query<ClientFacts>(
    `SELECT ${clientFactColumns} FROM client c ${clientJoins} WHERE c.account_id = $1 AND c.id = $2`,
    [caller.accountId, id],
  );
  if (!client) return undefined;
  const { list: stays, missing } = await historyPage<ClientStay>(
    context,
    {
      kind: pastStay,
      source: allStays,
      where: [
        ['l.account_id', '=', caller.accountId],
        ['l.client_id', '=', id],
        ['l.start_at', '<', new Date(end)],
      ],
      from: start + 1,
      order: 'ASC',
      unique: 'id',
      columns: `l.ap_id, a.remark AS ap_remark, l.ssid, l.band, l.signal, l.start_at AS start, nullif(l.end_at, 'infinity') AS "end",
        ${usedOf('down')} AS bytes_down, ${usedOf('up')} AS bytes_up`,
      join: `JOIN client c ON c.id = l.client_id AND c.account_id = l.account_id
        LEFT JOIN device a ON a.id = l.ap_id AND a.account_id = l.account_id`,
    },
    { page: 1, per_page: mostStays },
  );
  const block = await openBlockOf(db, caller.accountId, client.gwid, client.mac);
  return { client, block, stays, ...(missing && { missing }) };
}

/** Everything of an account that a MAC address belongs to; 422 for what is none. */
export async function readMac(sql: Sql, accountId: string, typed: string): Promise<DataOf<typeof macInfo>> {
  validate({ mac: checks<string>('mac', required, macRule)(typed) });
  const mac = normalMac(typed).toUpperCase();
  const clients = await sql.query<ClientFacts>(
    `SELECT ${clientFactColumns} FROM client c ${clientJoins} WHERE c.account_id = $1 AND c.mac = $2
     ORDER BY c.online DESC, c.last_seen DESC LIMIT 100`,
    [accountId, mac],
  );
  const devices = await sql.query<DataOf<typeof macInfo>['devices'][number]>(
    `SELECT d.id, d.kind, d.remark, d.gateway_id AS gwid, coalesce(g.remark, d.remark) AS gateway_remark, d.ip, d.status, d.simulated
     FROM device d LEFT JOIN device g ON g.id = d.gateway_id AND g.account_id = d.account_id
     WHERE d.account_id = $1 AND upper(d.mac) = $2 LIMIT 20`,
    [accountId, mac],
  );
  return { mac, clients, devices };
}
