import type { globalSearch } from '../../../src/api/contract/search';
import type { DataOf, Scope } from '../../../src/api/endpoint';
import type { Context } from '../context';
import { levelOf } from '../fleet/alarm-words';
import { likePattern } from '../fleet/search';
import { orderPage } from '../service/read';

type Found = DataOf<typeof globalSearch>;

/** Results of each kind. */
const most = 6;

/** A few of everything of the caller that carries what was typed. */
export async function findAll(context: Context, q: string): Promise<Found> {
  const { db, caller } = context;
  const pattern = likePattern(q);
  const params = [caller.accountId, pattern];
  const may = (scope: Scope) => caller.sessionId !== undefined || caller.scopes.includes(scope);
  const devices = await db.query<Found['devices'][number]>(
    `SELECT id, kind, gateway_id AS gwid, remark, status, model, mac, ip, serial FROM device d
     WHERE account_id = $1 AND search LIKE $2
     ORDER BY (lower(remark) LIKE $2) DESC, kind = 'gateway' DESC, bound_at DESC, id DESC LIMIT ${most}`,
    params,
  );
  const users = may('client:read')
    ? await db.query<Found['users'][number]>(
        `SELECT c.id, coalesce(nullif(c.name, ''), nullif(c.hostname, ''), c.mac) AS name, c.mac, coalesce(c.ip, '') AS ip,
           c.gateway_id AS gwid, g.remark AS gateway_remark
         FROM client c JOIN device g ON g.id = c.gateway_id
         WHERE c.account_id = $1 AND c.online AND c.search LIKE $2 ORDER BY c.online_since DESC, c.id LIMIT ${most}`,
        params,
      )
    : [];
  const alarms = may('alarm:read')
    ? await db.query<Omit<Found['alarms'][number], 'level'> & { rank: number }>(
        `SELECT id, rank, content, remark, raised_at FROM alarm
         WHERE account_id = $1 AND state <> 'cleared' AND search LIKE $2
         ORDER BY rank DESC, raised_at DESC, id LIMIT ${most}`,
        params,
      )
    : [];
  const orders = may('account') ? (await orderPage(context, { q, page: 1, per_page: most })).list : [];
  return {
    devices,
    users,
    orders: orders.map(({ id, service_name, tier_name, state }) => ({ id, service_name, tier_name, state })),
    alarms: alarms.map(({ rank, ...alarm }) => ({ ...alarm, level: levelOf(rank) ?? 'GENERAL' })),
  };
}
