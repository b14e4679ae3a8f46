import { logDays } from '../../../../src/domain/security';
import type { SecurityService } from '../../../../src/domain/security-kinds';
import { beijingDay, beijingMidnight, day } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';

/** Gateways of one package, and from when on their log is there, ms since 1970. */
interface Kept {
  ids: string[];
  from: number;
}

/**
 * A gateway's log is as long as its package says, in whole days of Beijing, and so is what is added up of it: older lines and
 * sums are still there until their part goes. Those gateways of an account that keep less than all since `since`.
 */
export async function keptLess(
  sql: Sql,
  accountId: string,
  service: SecurityService,
  since: number,
  now: number,
): Promise<Kept[]> {
  const from = new Map(
    logDays(service)
      .map(([tier, days]) => [tier, beijingMidnight(beijingDay(now - days * day))] as const)
      .filter(([, at]) => at > since),
  );
  if (from.size === 0) return [];
  const rows = await sql.query<{ tier: string; ids: string[] }>(
    `SELECT tier, array_agg(gateway_id) AS ids FROM service_owned
     WHERE account_id = $1 AND service = $2 AND tier = ANY($3::text[]) AND gateway_id IS NOT NULL GROUP BY 1`,
    [accountId, service, [...from.keys()]],
  );
  return rows.map(({ tier, ids }) => ({ ids, from: from.get(tier)! }));
}

/** Sums `e` by day whose lines the log still has: `ids` and `days` are the parameters of `asArrays`. */
export const inLog = (ids: string, days: string): string =>
  `NOT EXISTS (SELECT 1 FROM unnest(${ids}::text[], ${days}::date[]) k(id, day) WHERE k.id = e.gateway_id AND e.day < k.day)`;

/** Each gateway with the first day of its log, as two arrays of the same length. */
export const asArrays = (kept: readonly Kept[]): [ids: string[], days: string[]] => [
  kept.flatMap(({ ids }) => ids),
  kept.flatMap(({ ids, from }) => ids.map(() => beijingDay(from))),
];
