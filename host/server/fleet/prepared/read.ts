import type { Prepared, preparedList } from '../../../../src/api/contract/prepared';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';
import { shownValues, type StoredValues } from '../sites/stored';
import { likePattern } from '../../kit/sql/search';

/** One page of prepared devices, newest first, with how many there are of each state. */
export async function preparedPage(
  { db, caller }: Context,
  { q, state, kind, ...paging }: ParsedOf<typeof preparedList>,
): Promise<DataOf<typeof preparedList>> {
  const matching = `p.account_id = $1 AND ($2::text IS NULL OR lower(p.remark || ' ' || p.serial || ' ' || p.location) LIKE $2)
    AND ($3::text IS NULL OR p.kind = $3)`;
  const params = [caller.accountId, q ? likePattern(q) : null, kind ?? null];
  const [counts] = await db.query<DataOf<typeof preparedList>['counts']>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE p.state = 'waiting') AS waiting,
       count(*) FILTER (WHERE p.state = 'bound') AS bound, count(*) FILTER (WHERE p.state = 'applied') AS applied,
       count(*) FILTER (WHERE p.state = 'failed') AS failed
     FROM prepared_device p WHERE ${matching}`,
    params,
  );
  type Row = Omit<Prepared, 'site'> & { site: { template: string; name: string; values: StoredValues } | null };
  const { list, total } = await readPage<Row>(
    db,
    {
      select: `p.id, p.serial, p.kind, p.remark, p.group_id, g.name AS group_name, p.location, p.copy_from, p.copy_remark,
        p.settings, CASE WHEN p.site_template IS NOT NULL THEN jsonb_build_object('template', p.site_template,
          'name', p.site_name, 'values', p.site_values) END AS site, p.replaces, nullif(p.replaces_serial, '') AS replaces_serial, p.note, p.state, p.error, p.error_said, d.id AS device_id, d.model, coalesce(d.status = 'online', false) AS online, p.version,
        p.created_at, p.bound_at, p.settled_at, coalesce(d.simulated, false) AS simulated`,
      from: `FROM prepared_device p LEFT JOIN device_group g ON g.id = p.group_id AND g.account_id = p.account_id
        LEFT JOIN device d ON d.id = p.device_id AND d.account_id = p.account_id
        WHERE ${matching} AND ($4::text IS NULL OR p.state = $4)`,
      params: [...params, state ?? null],
      order: 'p.created_at DESC, p.serial',
      total: counts![state ?? 'all'],
    },
    paging,
  );
  return {
    list: list.map((row) => ({ ...row, site: row.site && { ...row.site, values: shownValues(row.site.values) } })),
    total,
    counts: counts!,
  };
}
