import type { Site, sites } from '../../../../src/api/contract/site-template';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { countOverrides, type SiteOverrides } from '../../../../src/domain/site-template';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';
import { searchPatterns } from '../../kit/sql/search';
import { shownValues, type StoredValues } from './stored';

/** The newest version of a site's configuration, as table `v`; of a table called `s`. */
export const newestVersion = `LEFT JOIN LATERAL (
    SELECT v.state, v.error, v.error_said FROM config_version v WHERE v.device_id = s.device_id ORDER BY v.version DESC LIMIT 1
  ) v ON true`;

/** How a site stands; of a table called `s`, whose model is `t` and whose newest version is `v`. */
export const stateSql = `CASE WHEN s.state IN ('waiting', 'failed') THEN s.state
  WHEN v.state IN ('pending', 'sent') THEN 'sending' WHEN v.state = 'failed' THEN 'failed'
  WHEN s.differences > 0 THEN 'differs' WHEN s.version < t.version THEN 'behind' ELSE 'same' END`;

/** One page of sites, those that are not as their model says first. */
export async function sitePage(
  { db, caller }: Context,
  { id, q, state, ...paging }: ParsedOf<typeof sites>,
): Promise<DataOf<typeof sites>> {
  type Row = Omit<Site, 'values' | 'overrides'> & { values: StoredValues; overrides: SiteOverrides };
  const { list, total } = await readPage<Row>(
    db,
    {
      select: `d.id AS gwid, d.remark, d.status = 'online' AS online, d.simulated, s.template_id AS template,
        t.name AS template_name, s.version, t.version AS newest, s.block, ${stateSql} AS state,
        coalesce(nullif(s.error, ''), v.error, '') AS error,
        CASE WHEN s.error <> '' THEN s.error_said ELSE v.error_said END AS error_said, s.differences, s.overrides, s.values, s.updated_at`,
      from: `FROM site s JOIN device d ON d.id = s.device_id AND d.account_id = $1
        JOIN site_template t ON t.id = s.template_id ${newestVersion}
        WHERE s.account_id = $1 AND ($2::text IS NULL OR s.template_id = $2)
          AND ($3::text[] IS NULL OR d.search LIKE ANY($3::text[]))
          AND ($4::text IS NULL OR ${stateSql} = $4 OR ($4 = 'open' AND ${stateSql} <> 'same')
            OR ($4 = 'behind' AND s.version < t.version))`,
      params: [caller.accountId, id ?? null, q ? searchPatterns(q) : null, state ?? null],
      order: `array_position(ARRAY['failed', 'differs', 'behind', 'waiting', 'sending', 'same'], ${stateSql}), d.remark, d.id`,
    },
    paging,
  );
  return {
    total,
    list: list.map((row) => ({
      ...row,
      values: shownValues(row.values),
      overrides: countOverrides(row.overrides),
      ...(row.state !== 'failed' && { error: '', error_said: null }),
    })),
  };
}
