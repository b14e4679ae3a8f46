import type { globalSearch } from '../../../../src/api/contract/search';
import type { DataOf, Scope } from '../../../../src/api/endpoint';
import { deviceKinds } from '../../../../src/domain/device';
import type { Context } from '../../kit/context/context';
import { levelOf } from '../alarms/alarm-words';
import { likePattern, searchPattern } from '../../kit/sql/search';
import { orderPage } from '../../services/orders/read';

type Found = DataOf<typeof globalSearch>;

/** Results of each kind. */
const most = 6;
/** Newest devices of each kind that results are chosen from: what was typed may be in every name. */
const candidates = 50;

/** A few of everything of the caller that carries what was typed. */
export async function findAll(context: Context, q: string): Promise<Found> {
  const { db, caller } = context;
  const params = [caller.accountId, searchPattern(q)];
  const may = (scope: Scope) => caller.sessionId !== undefined || caller.scopes.includes(scope);
  const devices = await db.query<Found['devices'][number]>(
    `SELECT d.id, d.kind, d.gwid, d.remark, d.status, d.model, d.mac, d.ip, d.serial
     FROM unnest($3::text[]) AS k(kind) CROSS JOIN LATERAL (
       SELECT id, kind, gateway_id AS gwid, remark, status, model, mac, ip, serial, bound_at FROM device
       WHERE account_id = $1 AND kind = k.kind AND search LIKE $2
       ORDER BY bound_at DESC, id DESC LIMIT ${candidates}
     ) d
     ORDER BY (lower(d.remark) LIKE $4) DESC, d.kind = 'gateway' DESC, d.bound_at DESC, d.id DESC LIMIT ${most}`,
    [...params, deviceKinds, likePattern(q)],
  );
  const users = may('client:read')
    ? await db.query<Found['users'][number]>(
        `SELECT c.id, coalesce(nullif(c.name, ''), nullif(c.hostname, ''), c.mac) AS name, c.mac, coalesce(c.ip, '') AS ip,
           c.gateway_id AS gwid, g.remark AS gateway_remark
         FROM client c JOIN device g ON g.id = c.gateway_id
         WHERE c.account_id = $1 AND c.online AND c.search LIKE $2 ORDER BY c.online_since DESC, c.id DESC LIMIT ${most}`,
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
