import type { DataOf } from '../../../../src/api/endpoint';
import type { filterOptions, groups } from '../../../../src/api/contract/device';
import type { DeviceKind } from '../../../../src/domain/device';
import type { Sql } from '../../kit/store/db';
import { inTreeOrder, type CountedGroup } from '../../account/tree/tree';

/** Values that the filters of an account's device list offer, with how many devices have them. */
export async function readOptions(
  sql: Sql,
  accountId: string,
  kind?: DeviceKind,
): Promise<DataOf<typeof filterOptions>> {
  const counted = (column: 'model' | 'firmware') =>
    sql.query<{ name: string; count: number }>(
      `SELECT ${column} AS name, count(*) AS count FROM device
       WHERE account_id = $1 AND ($2::text IS NULL OR kind = $2) AND ${column} <> '' GROUP BY 1 ORDER BY 2 DESC, 1`,
      [accountId, kind],
    );
  const all = await readGroups(sql, accountId, kind === 'firewall' ? 'firewall' : 'gateway');
  return {
    groups: all.map(({ id, name, count }) => ({ id, name, count })),
    models: await counted('model'),
    firmwares: await counted('firmware'),
    tags: await countedTags(sql, accountId, kind),
  };
}

const countedTags = (sql: Sql, accountId: string, kind: DeviceKind | undefined) =>
  sql.query<{ name: string; count: number }>(
    `SELECT tag AS name, count(*) AS count FROM device d, unnest(d.tags) AS tag
     WHERE d.account_id = $1 AND ($2::text IS NULL OR d.kind = $2) AND d.tags <> '{}' GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 200`,
    [accountId, kind],
  );

/** Groups of an account in tree order: each right after its parent. A parent counts everything below it. */
export async function readGroups(
  sql: Sql,
  accountId: string,
  kind: 'gateway' | 'firewall',
): Promise<DataOf<typeof groups>> {
  const rows = await sql.query<CountedGroup>(
    `SELECT g.id, g.parent_id, g.name, count(d.status) AS count, count(d.status) FILTER (WHERE d.status = 'online') AS online
     FROM device_group g LEFT JOIN device d ON d.group_id = g.id AND d.account_id = g.account_id
     WHERE g.account_id = $1 AND g.kind = $2 GROUP BY g.id ORDER BY g.position, g.id`,
    [accountId, kind],
  );
  return inTreeOrder(rows);
}
