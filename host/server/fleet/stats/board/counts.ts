import type { boardAlarms, boardCounts } from '../../../../../src/api/contract/board';
import type { DataOf } from '../../../../../src/api/endpoint';
import type { AlarmLevel } from '../../../../../src/domain/alarm';
import { beijingDay } from '../../../../../src/domain/time';
import type { AlarmSaying } from '../../../../../src/text/alarm-sentence';
import type { Sql } from '../../../kit/store/db';
import { levelOf, noNotice } from '../../alarms/alarm-words';
import { behindGroup, gatewaysOf } from './group';

/** Lines of the list on a board. */
const mostAlarms = 30;

/** Devices, terminals, alarms and throughput of a group, now. */
export async function readCounts(
  sql: Sql,
  accountId: string,
  group: string | undefined,
  now: number,
): Promise<DataOf<typeof boardCounts>> {
  const params = [accountId, group ?? null];
  const devices = await sql.query<{ kind: string; total: number; online: number }>(
    group === undefined
      ? 'SELECT kind, total, online FROM device_count WHERE account_id = $1'
      : `SELECT kind, count(*) AS total, count(*) FILTER (WHERE status = 'online') AS online FROM device
         WHERE account_id = $1 AND kind IN ('gateway', 'ap', 'switch') AND ${behindGroup('gateway_id', '$2', group)} GROUP BY kind`,
    group === undefined ? [accountId] : params,
  );
  const of = (kind: string) => {
    const row = devices.find((one) => one.kind === kind);
    return { total: row?.total ?? 0, online: row?.online ?? 0 };
  };
  const [clients] = await sql.query<{ online: number; seen: number }>(
    `SELECT count(*) FILTER (WHERE online) AS online, count(*) AS seen FROM client
     WHERE account_id = $1 AND (online OR day = $3) AND ${behindGroup('gateway_id', '$2', group)}`,
    [...params, beijingDay(now)],
  );
  const [alarms] = await sql.query<{ count: number }>(
    `SELECT count(*) AS count FROM alarm a WHERE account_id = $1 AND state = 'active' AND state <> 'cleared' AND quiet IS NULL AND ${noNotice}
       AND ${behindGroup('gateway_id', '$2', group)}`,
    params,
  );
  const [live] = await sql.query<{ down: number; up: number }>(
    `SELECT coalesce(sum(l.down), 0) AS down, coalesce(sum(l.up), 0) AS up FROM device d JOIN device_live l ON l.device_id = d.id
     WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.status = 'online' AND ${gatewaysOf('d.group_id', '$2', group)}`,
    params,
  );
  return {
    ...{ gateways: of('gateway'), aps: of('ap'), switches: of('switch') },
    ...{ clients: clients!.online, today: clients!.seen, alarms: alarms!.count },
    ...{ down: Math.round(live!.down), up: Math.round(live!.up) },
  };
}

/** Open alarms of a group, the worst first. */
export async function readAlarms(
  sql: Sql,
  accountId: string,
  group: string | undefined,
): Promise<DataOf<typeof boardAlarms>> {
  const rows = await sql.query<AlarmSaying & { rank: number; site: string; at: string }>(
    `SELECT rank, remark AS site, kind, content, facts, raised_at AS at FROM alarm a
     WHERE account_id = $1 AND state = 'active' AND state <> 'cleared' AND quiet IS NULL AND ${noNotice}
       AND ${behindGroup('gateway_id', '$2', group)}
     ORDER BY rank DESC, raised_at DESC, id LIMIT ${mostAlarms}`,
    [accountId, group ?? null],
  );
  return rows.map(({ rank, ...row }) => ({ level: levelOf(rank) as AlarmLevel, ...row }));
}
