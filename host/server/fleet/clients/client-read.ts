import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { ClientFacts, ClientStay, clientHistory, macInfo } from '../../../../src/api/contract/client';
import { mac as macRule, normalMac, required } from '../../../../src/rules';
import type { Sql } from '../../kit/store/db';
import { day, iso } from '../../../../src/domain/time';
import { openBlockOf } from './client-blocks';
import { usedNow } from './client-sessions';
import { because, invalid } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';

/** Name of a terminal `c`: given by people, else what it calls itself, else its MAC. */
export const clientName = `coalesce(nullif(c.name, ''), nullif(c.hostname, ''), c.mac)`;

/** What is told about a terminal `c` behind gateway `g`, at AP `a`. */
export const clientColumns = `c.id, ${clientName} AS name, c.mac, c.vendor, c.os, c.type, c.ip, c.gateway_id AS gwid,
  g.remark AS gateway_remark, c.ap_id, a.remark AS ap_remark, c.ssid, c.band, c.signal, round(c.down) AS down,
  round(c.up) AS up, c.down_bytes, c.up_bytes, c.online_since, c.first_seen, c.auth, c.limit_down, c.limit_up, c.simulated`;
/** The same of one that may be offline. */
export const clientFactColumns = `${clientColumns}, c.online, c.last_seen, c.known_at IS NOT NULL AS known`;
/** Where those come from, after `client c`. */
export const clientJoins = `JOIN device g ON g.id = c.gateway_id LEFT JOIN device a ON a.id = c.ap_id`;

/** Longest span of a history, milliseconds. */
const longest = 31 * day;

/** One terminal of an account with its stays; undefined when there is none. 422 for a span that is none. */
export async function readHistory(
  sql: Sql,
  accountId: string,
  { id, from, to }: ParsedOf<typeof clientHistory>,
): Promise<DataOf<typeof clientHistory> | undefined> {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (!(end > start) || end - start > longest) throw invalid({ from: because('spanMost', { days: 31 }) });
  const [client] = await sql.query<ClientFacts>(
    `SELECT ${clientFactColumns} FROM client c ${clientJoins} WHERE c.account_id = $1 AND c.id = $2`,
    [accountId, id],
  );
  if (!client) return undefined;
  const stays = await sql.query<ClientStay>(
    `SELECT s.ap_id, a.remark AS ap_remark, s.ssid, s.band, s.signal, s.start_at AS start, s.end_at AS "end",
       ${usedNow.down} AS bytes_down, ${usedNow.up} AS bytes_up
     FROM client_session s JOIN client c ON c.id = s.client_id LEFT JOIN device a ON a.id = s.ap_id
     WHERE s.account_id = $1 AND s.client_id = $2 AND s.start_at < $4 AND (s.end_at IS NULL OR s.end_at > $3)
     ORDER BY s.start_at`,
    [accountId, id, iso(start), iso(end)],
  );
  return { client, block: await openBlockOf(sql, accountId, client.gwid, client.mac), stays };
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
