import type { DataOf } from '../../../src/api/endpoint';
import type { filterOptions, groups } from '../../../src/api/contract/device';
import type { DeviceKind } from '../../../src/domain/device';
import type { Sql } from '../db';

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

interface StoredGroup {
  id: string;
  parent_id: string | null;
  name: string;
  count: number;
  online: number;
}

/** Groups of an account in tree order: each right after its parent. A parent counts everything below it. */
export async function readGroups(
  sql: Sql,
  accountId: string,
  kind: 'gateway' | 'firewall',
): Promise<DataOf<typeof groups>> {
  const rows = await sql.query<StoredGroup>(
    `SELECT g.id, g.parent_id, g.name, count(d.id) AS count, count(d.id) FILTER (WHERE d.status = 'online') AS online
     FROM device_group g LEFT JOIN device d ON d.group_id = g.id AND d.account_id = g.account_id
     WHERE g.account_id = $1 AND g.kind = $2 GROUP BY g.id ORDER BY g.position, g.id`,
    [accountId, kind],
  );
  const under = new Map<string | null, StoredGroup[]>();
  for (const row of rows) {
    const siblings = under.get(row.parent_id);
    if (siblings) siblings.push(row);
    else under.set(row.parent_id, [row]);
  }
  const walk = (parent: string | null): StoredGroup[] =>
    (under.get(parent) ?? []).flatMap((group) => {
      const below = walk(group.id);
      const children = below.filter((one) => one.parent_id === group.id);
      const sum = (key: 'count' | 'online') => children.reduce((all, one) => all + one[key], group[key]);
      return [{ ...group, count: sum('count'), online: sum('online') }, ...below];
    });
  return walk(null);
}
