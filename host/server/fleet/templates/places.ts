import type { apTemplatePlaces, apTemplateSites } from '../../../../src/api/contract/ap-template';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { groupTree, inTreeOrder, type CountedGroup } from '../../account/tree/tree';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';
import { searchPatterns } from '../../kit/sql/search';
import { differsSql } from './template';

/** Access points behind a gateway `d`, and those that are not as the templates of a kind `$2` say. */
const counts = `(SELECT count(*) FROM device a WHERE a.gateway_id = d.id AND a.kind = 'ap') AS aps,
  coalesce((SELECT n.aps FROM ap_drift n WHERE n.account_id = $1 AND n.kind = $2 AND n.gateway_id = d.id), 0) AS differing`;

/** Groups of gateways in tree order, with the access points in each and below it. */
export async function readPlaces(
  { db, caller }: Context,
  { kind }: ParsedOf<typeof apTemplatePlaces>,
): Promise<DataOf<typeof apTemplatePlaces>> {
  const rows = await db.query<CountedGroup>(
    `SELECT g.id, g.parent_id, g.name, coalesce(sum(n.aps), 0)::integer AS count,
       coalesce(sum(n.aps - n.differing), 0)::integer AS online
     FROM device_group g LEFT JOIN (
       SELECT d.group_id, ${counts} FROM device d WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.group_id IS NOT NULL
     ) n ON n.group_id = g.id
     WHERE g.account_id = $1 AND g.kind = 'gateway' GROUP BY g.id ORDER BY g.position, g.id`,
    [caller.accountId, kind],
  );
  const [all] = await db.query<{ aps: number; differing: number }>(
    `SELECT coalesce((SELECT total FROM device_count WHERE account_id = $1 AND kind = 'ap'), 0) AS aps,
       coalesce((SELECT sum(aps) FROM ap_drift WHERE account_id = $1 AND kind = $2), 0)::integer AS differing`,
    [caller.accountId, kind],
  );
  return {
    ...all!,
    groups: inTreeOrder(rows).map(({ id, parent_id, name, count, online }) => ({
      ...{ id, parent_id, name },
      ...{ aps: count, differing: count - online },
    })),
  };
}

/** Gateways with access points, of a group alone or of all, those where something differs first. */
export const sitesOfPlace = (
  { db, caller }: Context,
  { kind, group, q, ...paging }: ParsedOf<typeof apTemplateSites>,
): Promise<DataOf<typeof apTemplateSites>> =>
  readPage(
    db,
    {
      select: 's.gwid, s.name, s.aps, s.differing, s.simulated',
      from: `FROM (
          SELECT d.id AS gwid, d.remark AS name, d.simulated, ${counts} FROM device d
          WHERE d.account_id = $1 AND d.kind = 'gateway' AND ($3::text IS NULL OR d.group_id = $3)
            AND ($4::text[] IS NULL OR d.search LIKE ANY($4::text[]))
        ) s WHERE s.aps > 0`,
      params: [caller.accountId, kind, group ?? null, q ? searchPatterns(q) : null],
      order: 's.differing DESC, s.name, s.gwid',
    },
    paging,
  );

/** Where templates are looked at: behind one gateway, or behind those of a group and below it. */
type Place = { gwid?: string | undefined; group?: string | undefined };

/** SQL about a place whose id is the parameter `at`; undefined: the whole account. */
export function placeSql({ gwid, group }: Place, at: string) {
  if (gwid === undefined && group === undefined) return undefined;
  const gateways =
    gwid !== undefined
      ? `= ${at}`
      : `IN (SELECT d.id FROM device d WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.group_id IN (${groupTree('device_group', at)}))`;
  const own = gwid !== undefined ? `(SELECT d.group_id FROM device d WHERE d.account_id = $1 AND d.id = ${at})` : at;
  const above = `WITH RECURSIVE up AS (
      SELECT id, parent_id FROM device_group WHERE account_id = $1 AND id = ${own}
      UNION ALL SELECT g.id, g.parent_id FROM device_group g JOIN up ON g.id = up.parent_id
    ) SELECT id FROM up`;
  return {
    /** Templates that have to do with access points there, and how these stand to them. */
    standing: `(SELECT s.template_id, count(*) FILTER (WHERE s.state <> 'left') AS aps,
        count(*) FILTER (WHERE ${differsSql('s.state')}) AS differing, count(*) FILTER (WHERE s.state = 'unable') AS unable
      FROM device a JOIN ap_template_state s ON s.device_id = a.id AND s.account_id = $1
      WHERE a.account_id = $1 AND a.kind = 'ap' AND a.gateway_id ${gateways} GROUP BY s.template_id)`,
    gateways,
    /** Groups that say something there: those above it, itself, and those below. */
    groups: `(o.subject_id IN (${above})${gwid !== undefined ? '' : ` OR o.subject_id IN (${groupTree('device_group', at)})`})`,
  };
}
