import type {
  ApTemplate,
  apTemplateAps,
  ApTemplateAp,
  apTemplateDrift,
  apTemplatePreview,
  apTemplates,
  ApTemplateDetail,
} from '../../../../src/api/contract/ap-template';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { templateFields, type ApTemplateKind, type TemplateDiff } from '../../../../src/domain/ap-template';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { refuse } from '../../kit/refusal';
import { configPlace, sealSecrets } from '../config/sealed';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { compared, type Standing } from './compare';
import { withPage } from './pages';
import { placeSql } from './places';
import { foundWithSite } from '../devices/site-search';
import { checkOverride, checkTemplate, keptRows, partOf, shownRows } from './plan';
import { differsSql, openTemplate, plannedOf, templatesOf, type Override, type StoredTemplate } from './template';

const namesOf = (ids: string, level: string) => `coalesce(ARRAY(
  SELECT g.name FROM device_group g WHERE g.account_id = t.account_id AND ${level} = 'group' AND g.id = ANY(${ids})
  UNION ALL SELECT d.remark FROM device d WHERE d.account_id = t.account_id AND d.kind = ${level} AND d.id = ANY(${ids}) ORDER BY 1), '{}')`;

/** One page of templates of a kind. */
export async function templatePage(
  { db, caller }: Context,
  { kind, q, gwid, group, ...paging }: ParsedOf<typeof apTemplates>,
): Promise<DataOf<typeof apTemplates>> {
  const place = placeSql({ gwid, group }, '$4');
  const otherwise = (level: string, where: string) =>
    `(SELECT count(*) FROM ap_template_override o WHERE o.template_id = t.id AND o.level = '${level}' ${place ? `AND ${where}` : ''})`;
  const { list, total } = await readPage<ApTemplate>(
    db,
    {
      select: place ? 't.id, n.aps, n.differing, n.unable' : 't.id',
      from: `FROM ap_template t ${place ? `JOIN ${place.standing} n ON n.template_id = t.id` : ''}
        WHERE t.account_id = $1 AND t.kind = $2
        AND ($3::text IS NULL OR lower(t.name) LIKE $3 OR lower(t.note) LIKE $3)`,
      whole: (found) =>
        `SELECT t.id, t.kind, t.name, t.note, t.target, t.target_ids, t.models, t.rows, t.rev, t.removed AS removing,
           t.updated_at, t.compared_at, ${namesOf('t.target_ids', 't.target')} AS target_names,
           ${otherwise('group', place?.groups ?? '')} AS at_groups,
           ${otherwise('gateway', `o.subject_id ${place?.gateways}`)} AS at_gateways,
           ${otherwise('ap', `o.subject_id IN (SELECT a.id FROM device a WHERE a.account_id = $1 AND a.kind = 'ap' AND a.gateway_id ${place?.gateways})`)} AS at_aps,
           coalesce(n.aps, 0) AS aps, coalesce(n.differing, 0) AS differing, coalesce(w.waiting, 0) AS waiting, coalesce(n.unable, 0) AS unable
         FROM (${found}) ${place ? 'n JOIN ap_template t ON t.id = n.id' : 'f JOIN ap_template t ON t.id = f.id LEFT JOIN ap_template_count n ON n.template_id = t.id'}
         LEFT JOIN (
           SELECT s.template_id, count(DISTINCT s.device_id) AS waiting
           FROM config_version v JOIN ap_template_state s ON s.device_id = v.device_id AND s.state = 'same'
           WHERE v.account_id = $1 AND v.state IN ('pending', 'sent') ${place ? `AND s.gateway_id ${place.gateways}` : ''}
           GROUP BY s.template_id
         ) w ON w.template_id = t.id`,
      params: [caller.accountId, kind, q ? likePattern(q) : null, gwid ?? group],
      order: 't.created_at DESC, t.id DESC',
    },
    paging,
  );
  return { list: list.map((row) => ({ ...row, rows: shownRows(row.kind, row.rows) })), total };
}

/** A template with what differs from it; 404 when it is not the account's. */
export async function readTemplate({ db, caller }: Context, id: string): Promise<ApTemplateDetail> {
  const [row] = await db.query<ApTemplateDetail>(
    `SELECT t.id, t.kind, t.name, t.note, t.target, t.target_ids, t.models, t.rows, t.rev, t.removed AS removing,
       ${namesOf('t.target_ids', 't.target')} AS target_names,
       coalesce((SELECT jsonb_agg(jsonb_build_object('level', o.level, 'subject', o.subject_id, 'rows', o.rows,
           'name', coalesce(g.name, d.remark, '')) ORDER BY o.level DESC, coalesce(g.name, d.remark), o.subject_id)
         FROM ap_template_override o LEFT JOIN device_group g ON o.level = 'group' AND g.id = o.subject_id AND g.account_id = $1
         LEFT JOIN device d ON d.kind = o.level AND d.id = o.subject_id AND d.account_id = $1
         WHERE o.template_id = t.id AND coalesce(g.id, d.id) IS NOT NULL), '[]') AS overrides
     FROM ap_template t WHERE t.account_id = $1 AND t.id = $2`,
    [caller.accountId, id],
  );
  if (!row) throw refuse('noTemplate');
  const { kind } = row;
  return {
    ...row,
    rows: shownRows(kind, row.rows),
    overrides: row.overrides.map((one) => ({ ...one, rows: shownRows(kind, one.rows) })),
  };
}

/** One page of access points of a template, those that are not as it says first. */
export async function apPage(
  { db, caller }: Context,
  { id, q, differing, unable, ...paging }: ParsedOf<typeof apTemplateAps>,
): Promise<DataOf<typeof apTemplateAps>> {
  const params: unknown[] = [caller.accountId, id];
  const found = q && (await amongAps(db, caller.accountId, q, (value) => `$${params.push(value)}`));
  const { list, total } = await readPage<Omit<ApTemplateAp, 'diff'> & { diff: TemplateDiff[]; kind: ApTemplateKind }>(
    db,
    {
      select: 's.device_id',
      from: `FROM ap_template_state s WHERE s.account_id = $1 AND s.template_id = $2 ${found ? `AND ${found}` : ''}
        ${differing ? `AND ${differsSql('s.state')}` : ''}
        ${unable ? `AND s.state = 'unable'` : ''}`,
      whole: (page) =>
        `SELECT d.id, d.remark, d.model, d.status = 'online' AS online, d.simulated, d.gateway_id AS gwid,
           coalesce(g.remark, '') AS site, s.state, s.diff, s.compared_at, t.kind
         FROM (${page}) f JOIN device d ON d.id = f.device_id AND d.account_id = $1
         JOIN ap_template_state s ON s.template_id = $2 AND s.device_id = d.id JOIN ap_template t ON t.id = s.template_id
         LEFT JOIN device g ON g.id = d.gateway_id AND g.account_id = $1`,
      params,
      // As the index has it: thousands of access points are not sorted for a page.
      order: `(s.state IN ('same', 'unable')), s.remark, s.device_id`,
      ...(!q && { total: () => countedAps(db, caller.accountId, id, { differing, unable }) }),
    },
    paging,
  );
  return { list: list.map(({ kind, diff, ...row }) => ({ ...row, diff: shownDiff(kind, diff) })), total };
}

/** Condition on states `s` of access points that something typed finds: no other table is read for where they stand. */
async function amongAps(sql: Sql, accountId: string, q: string, param: (value: unknown) => string): Promise<string> {
  const { itself, whole, manySites } = await foundWithSite(sql, accountId, q, param);
  const those = (found: string) => `s.device_id IN (SELECT d.id FROM device d WHERE d.account_id = $1 AND ${found})`;
  return manySites ? `(s.gateway_id ${manySites()} OR ${those(itself)})` : those(whole);
}

/** How many access points a template has to do with, or those of a state: as they are counted when they change. */
async function countedAps(
  sql: Sql,
  accountId: string,
  id: string,
  { differing, unable }: Pick<ParsedOf<typeof apTemplateAps>, 'differing' | 'unable'>,
): Promise<number> {
  const [row] = await sql.query<{ total: number }>(
    `SELECT CASE WHEN $3::boolean AND $4::boolean THEN 0 WHEN $3 THEN n.differing WHEN $4 THEN n.unable ELSE n.aps + (
       SELECT count(*) FROM ap_template_state s
       WHERE s.account_id = $1 AND s.template_id = $2 AND s.state = 'left')::integer END AS total
     FROM ap_template_count n JOIN ap_template t ON t.id = n.template_id AND t.account_id = $1 WHERE n.template_id = $2`,
    [accountId, id, differing, unable],
  );
  return row?.total ?? 0;
}

/** Which access points are not as the templates of a kind say, by site. */
export async function readDrift(
  { db, caller }: Context,
  { kind }: ParsedOf<typeof apTemplateDrift>,
): Promise<DataOf<typeof apTemplateDrift>> {
  const sites = await db.query<{ remark: string; aps: number }>(
    `SELECT coalesce(g.remark, '') AS remark, n.aps FROM (
       SELECT gateway_id, aps FROM ap_drift WHERE account_id = $1 AND kind = $2 AND aps > 0
       ORDER BY aps DESC, gateway_id LIMIT ${mostSites}
     ) n LEFT JOIN device g ON g.id = n.gateway_id AND g.account_id = $1 ORDER BY n.aps DESC, n.gateway_id`,
    [caller.accountId, kind],
  );
  const [sum] = await db.query<{ sites: number; aps: number }>(
    `SELECT count(*) AS sites, coalesce(sum(aps), 0)::integer AS aps FROM ap_drift
     WHERE account_id = $1 AND kind = $2 AND aps > 0`,
    [caller.accountId, kind],
  );
  const [row] = await db.query<{ at: string | null }>(
    'SELECT min(compared_at) AS at FROM ap_template WHERE account_id = $1 AND kind = $2',
    [caller.accountId, kind],
  );
  return {
    aps: sum!.aps,
    compared_at: row!.at,
    sites,
    more: sum!.sites - sites.length,
  };
}

/** Sites that are told by name. */
const mostSites = 3;
/** Access points that a preview tells one by one. */
const mostTold = 50;

/** What a change would touch, without making it. */
export async function preview(
  context: Context,
  { plan, override }: ParsedOf<typeof apTemplatePreview>,
): Promise<DataOf<typeof apTemplatePreview>> {
  const { db, caller, vault } = context;
  const { accountId } = caller;
  const all = await templatesOf(db, accountId);
  const stored = all.find(({ id }) => id === plan.id);
  const before = stored && openTemplate(vault, stored);
  if (plan.id !== undefined && before?.kind !== plan.kind) throw refuse('noTemplate');
  const rows = await withPage(db, accountId, plan.kind, keptRows(plan.kind, plan.rows, before?.rows));
  const base: StoredTemplate = {
    ...{ id: 'new', account_id: accountId, rev: 0, removed: false, overrides: [] },
    ...before,
    ...plan,
    ...{ id: before?.id ?? 'new', rows },
    planned: await plannedOf(db, { account_id: accountId, ...plan }),
  };
  checkTemplate(base);
  const meant = override ? { ...base, overrides: await withOverride(db, base, override) } : base;
  // Held against what is stored as it is stored.
  const after = sealSecrets(vault, configPlace(accountId), meant);
  const templates = stored ? all.map((one) => (one === stored ? after : one)) : [...all, after];
  const touched: Standing[] = [];
  const sites = new Set<string>();
  let aps = 0;
  let offline = 0;
  let unable = 0;
  const beyond = new Map<string, TemplateDiff>();
  for await (const { standings } of compared(db, context, accountId, templates, null)) {
    for (const one of standings.filter(({ template }) => template === after)) {
      if (one.state !== 'left') aps += 1;
      if (one.state === 'unable') {
        unable += 1;
        for (const each of one.diff) beyond.set(each.field, each);
      }
      if (one.state === 'same' || one.state === 'unable') continue;
      touched.push(one);
      sites.add(one.ap.gateway_id);
      if (one.ap.status !== 'online') offline += 1;
    }
  }
  const told = touched.slice(0, mostTold);
  const named = await db.query<{ id: string; remark: string }>(
    'SELECT id, remark FROM device WHERE account_id = $1 AND id = ANY($2::text[])',
    [accountId, [...new Set(told.map(({ ap }) => ap.gateway_id))]],
  );
  const names = new Map(named.map(({ id, remark }) => [id, remark]));
  return {
    aps,
    touched: touched.length,
    offline,
    sites: sites.size,
    unable,
    beyond: [...beyond.values()].map(({ field, wanted }) => ({ field, wanted })),
    list: told.map(({ ap, state, diff }) => ({
      ...{ id: ap.id, remark: ap.remark, gwid: ap.gateway_id, online: ap.status === 'online', state },
      site: names.get(ap.gateway_id) ?? '',
      diff: shownDiff(plan.kind, diff),
    })),
  };
}

async function withOverride(
  sql: Sql,
  template: StoredTemplate,
  { level, subject, rows: given }: NonNullable<ParsedOf<typeof apTemplatePreview>['override']>,
): Promise<Override[]> {
  const before = template.overrides.find((one) => one.level === level && one.subject_id === subject);
  const kept = keptRows(template.kind, given, before?.rows ?? template.rows);
  const rows = partOf(template.kind, await withPage(sql, template.account_id, template.kind, kept));
  checkOverride(template, rows);
  return [...template.overrides.filter((one) => one !== before), { level, subject_id: subject, rows }];
}

/** Differences as they may be shown: that a secret differs, not what it is. */
function shownDiff(kind: ApTemplateKind, diff: readonly TemplateDiff[]): TemplateDiff[] {
  const secrets = new Set(templateFields(kind).flatMap(({ name, secret }) => (secret ? [name] : [])));
  return diff.map((one) => (secrets.has(one.field) ? { ...one, wanted: '', found: '' } : one));
}
