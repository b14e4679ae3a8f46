import type { DataOf } from '../../../../src/api/endpoint';
import type { filterOptions, groups } from '../../../../src/api/contract/device';
import type { DeviceKind } from '../../../../src/domain/device';
import type { Sql } from '../../kit/store/db';
import { inTreeOrder, type CountedGroup } from '../../account/tree/tree';

/** How many devices are of a model with a firmware. */
interface Made {
  model: string;
  firmware: string;
  count: number;
}

/** Values that the filters of an account's device list offer, with how many devices have them. */
export async function readOptions(
  sql: Sql,
  accountId: string,
  kind?: DeviceKind,
): Promise<DataOf<typeof filterOptions>> {
  // Read once for both: there are few models and releases, and many devices of each.
  const made = await sql.query<Made>(
    `SELECT model, firmware, count(*) AS count FROM device
     WHERE account_id = $1 AND ($2::text IS NULL OR kind = $2) GROUP BY 1, 2 ORDER BY 1, 2`,
    [accountId, kind],
  );
  const all = await readGroups(sql, accountId, kind === 'firewall' ? 'firewall' : 'gateway');
  return {
    groups: all.map(({ id, name, count }) => ({ id, name, count })),
    models: summed(made, 'model'),
    firmwares: summed(made, 'firmware'),
    tags: await countedTags(sql, accountId, kind),
  };
}

/** Names that are not empty, with how many devices have each, the most first. */
function summed(rows: readonly Made[], by: 'model' | 'firmware'): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows) if (row[by]) counts.set(row[by], (counts.get(row[by]) ?? 0) + row.count);
  const list = Array.from(counts, ([name, count]) => ({ name, count }));
  return list.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
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
    `SELECT g.id, g.parent_id, g.name, d.count, d.online
     FROM device_group g CROSS JOIN LATERAL (
       SELECT count(*) AS count, count(*) FILTER (WHERE status = 'online') AS online FROM device
       WHERE group_id = g.id AND account_id = g.account_id
     ) d
     WHERE g.account_id = $1 AND g.kind = $2 ORDER BY g.position, g.id`,
    [accountId, kind],
  );
  return inTreeOrder(rows);
}
