import type {
  siteTemplate,
  siteTemplates,
  SiteTemplate,
  siteTemplateSave,
} from '../../../../src/api/contract/site-template';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { sectionOf, type ConfigRow } from '../../../../src/domain/config';
import {
  modelFromConfig,
  modelProblems,
  mostSiteTemplates,
  readModelRows,
  siteSections,
  type ModelProblem,
  type SiteModel,
} from '../../../../src/domain/site-template';
import { iso } from '../../../../src/domain/time';
import { maxLength, required } from '../../../../src/rules';
import { authorOf } from '../../account/logs/actor';
import { changeOf, type ToldFact, type ToldFacts } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse, type Said } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import type { Sql } from '../../kit/store/db';
import { broken, checks, validate } from '../../kit/validate';
import { loadConfig } from '../config/known';
import { fieldSaid, placeSaid, rowOf, sectionSaid } from '../config/said';
import { configPlace, sealSecrets } from '../config/sealed';
import { newestVersion, stateSql } from './read';
import { keptModel, readModel, shownModel } from './stored';

/** One page of models, newest first, with how their sites stand. */
export async function modelPage(
  { db, caller }: Context,
  { q, ...paging }: ParsedOf<typeof siteTemplates>,
): Promise<DataOf<typeof siteTemplates>> {
  return readPage<SiteTemplate>(
    db,
    {
      select: 't.id',
      from: `FROM site_template t WHERE t.account_id = $1
        AND ($2::text IS NULL OR lower(t.name) LIKE $2 OR lower(t.note) LIKE $2)`,
      whole: (found) =>
        `SELECT t.id, t.name, t.note, t.version, t.updated_at, p.name AS pool_name,
           jsonb_array_length(v.model->'variables') AS variables,
           jsonb_array_length(coalesce(v.model->'sections'->'vlan', '[]')) AS vlans,
           CASE WHEN p.id IS NOT NULL THEN (v.model->>'prefix')::integer END AS prefix,
           coalesce(n.sites, 0) AS sites, coalesce(n.behind, 0) AS behind, coalesce(n.differing, 0) AS differing,
           coalesce(n.waiting, 0) AS waiting, coalesce(n.failed, 0) AS failed
         FROM (${found}) f JOIN site_template t ON t.id = f.id
         JOIN site_template_version v ON v.template_id = t.id AND v.version = t.version
         LEFT JOIN site_pool p ON p.id = t.pool_id
         LEFT JOIN (
           SELECT template_id, count(*) AS sites, count(*) FILTER (WHERE version < newest) AS behind,
             count(*) FILTER (WHERE state = 'differs') AS differing,
             count(*) FILTER (WHERE state IN ('waiting', 'sending')) AS waiting,
             count(*) FILTER (WHERE state = 'failed') AS failed
           FROM (SELECT s.template_id, s.version, t.version AS newest, ${stateSql} AS state
             FROM site s JOIN site_template t ON t.id = s.template_id ${newestVersion} WHERE s.account_id = $1) each_site
           GROUP BY template_id
         ) n ON n.template_id = t.id`,
      params: [caller.accountId, q ? likePattern(q) : null],
      order: 't.created_at DESC, t.id DESC',
    },
    paging,
  );
}

/** A model with its versions; 404 when it is not the account's. */
export async function readOne(
  context: Context,
  { id, version }: ParsedOf<typeof siteTemplate>,
): Promise<DataOf<typeof siteTemplate>> {
  const { db, caller } = context;
  const { model } = await readModel(db, context, id, version);
  const [row] = await db.query<Omit<DataOf<typeof siteTemplate>, 'model' | 'versions'>>(
    'SELECT id, name, note, version, updated_at FROM site_template WHERE account_id = $1 AND id = $2',
    [caller.accountId, id],
  );
  const versions = await db.query<DataOf<typeof siteTemplate>['versions'][number]>(
    `SELECT v.version, v.note, v.author, v.at,
       (SELECT count(*) FROM site s WHERE s.template_id = v.template_id AND s.version = v.version) AS sites
     FROM site_template_version v WHERE v.account_id = $1 AND v.template_id = $2 ORDER BY v.version DESC LIMIT 100`,
    [caller.accountId, id],
  );
  return { ...row!, model: asModel(shownModel(model)), versions };
}

/** What a model of a gateway would be. */
export async function modelOf(context: Context, gwid: string): Promise<{ remark: string; model: ShownModel }> {
  const { device, document } = await loadConfig(context.db, context, gwid);
  if (device.kind !== 'gateway') throw refuse('noGateway');
  return { remark: device.remark, model: asModel(modelFromConfig(document, { site: device.remark })) };
}

type ShownModel = DataOf<typeof siteTemplate>['model'];
/** The same with lists that may be written to, as answers have them. */
const asModel = (model: SiteModel): ShownModel => structuredClone(model) as unknown as ShownModel;

/** Makes a model or a new version of one. */
export async function saveModel(
  context: Context,
  input: ParsedOf<typeof siteTemplateSave>,
): Promise<DataOf<typeof siteTemplateSave>> {
  const { db, caller, now, vault } = context;
  const { accountId } = caller;
  const { name, note, reason } = input;
  validate({
    name: checks('name', required, maxLength(30))(name),
    note: checks('note', maxLength(40))(note),
    reason: checks('note', maxLength(40))(reason),
  });
  return db.tx(async (sql) => {
    await lockAccount(sql, accountId);
    const before = input.id === undefined ? undefined : await readModel(sql, context, input.id);
    if (before && input.version !== undefined && input.version !== before.newest) throw refuse('siteTemplateChanged');
    const model = keptModel(readInput(input.model), before?.model);
    mustBeModel(model);
    await mustFit(sql, accountId, input.id, name);
    await mustBeThere(sql, accountId, model);
    const [id, at] = [before?.id ?? newId('stm'), iso(now())];
    const changed = !before || JSON.stringify(before.model) !== JSON.stringify(model);
    const version = changed ? (before?.newest ?? 0) + 1 : before.newest;
    await sql.query(
      `INSERT INTO site_template (id, account_id, name, note, version, pool_id, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, note = excluded.note, version = excluded.version,
         pool_id = excluded.pool_id, updated_at = excluded.updated_at`,
      [id, accountId, name, note, version, model.pool, at],
    );
    if (changed) {
      await sql.query(
        `INSERT INTO site_template_version (template_id, version, account_id, model, note, author, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          ...[id, version, accountId, sealSecrets(vault, configPlace(accountId), model), reason],
          ...[await authorOf(sql, context), at],
        ],
      );
    }
    noteChange(
      context,
      changeOf(before && factsOf(before.name, before.newest, before.model), factsOf(name, version, model)),
    );
    const [sum] = await sql.query<{ n: number }>(
      'SELECT count(*) AS n FROM site WHERE account_id = $1 AND template_id = $2',
      [accountId, id],
    );
    return { id, version, sites: sum!.n };
  });
}

/** Rows of the sections that a model can have, in one spelling. */
function readInput(input: ParsedOf<typeof siteTemplateSave>['model']): SiteModel {
  const sections = Object.fromEntries(
    Object.entries(input.sections).flatMap(([key, given]): [string, readonly ConfigRow[]][] => {
      const rows = readModelRows(key, given);
      const section = sectionOf('gateway', key);
      if (!section || !siteSections.includes(section))
        throw invalid({ sections: because('siteSectionUnknown', { text: key }) });
      if (!rows)
        throw invalid({ sections: because('rowsUnfit', { section: sectionSaid(section), most: section.most }) });
      return rows.length > 0 ? [[key, rows]] : [];
    }),
  );
  return { ...input, sections };
}

function mustBeModel(model: SiteModel): void {
  const problems = modelProblems(model);
  if (problems.length === 0) return;
  const wrong: Record<string, Said[]> = {};
  for (const problem of problems) {
    const field = problem.section === undefined ? 'variables' : problem.section;
    (wrong[field] ??= []).push(saidOf(model, problem));
  }
  throw invalid(wrong);
}

/** A problem of a model as data. */
function saidOf(model: SiteModel, { kind, section, row, field, text, failure }: ModelProblem): Said {
  const place = placeOf(model, section, row, field);
  const fault = failure ? broken(failure, saidField(section, field) ?? because('text', { text })) : because('wrong');
  switch (kind) {
    case 'variableName':
      return because('siteVariableName', { text });
    case 'variableTwice':
      return because('siteVariableTwice', { text });
    case 'variableOptions':
      return because('siteVariableOptions', { text });
    case 'variableInitial':
      return because('siteVariableInitial', { text, fault });
    case 'variableUnknown':
      return because('siteVariableUnknown', { place, text });
    case 'blockMissing':
      return because('siteBlockMissing', { place });
    case 'blockSmall':
      return because('siteBlockSmall', { place, text });
    case 'rowTwice':
      return because('siteRowTwice', { place, text });
    case 'field':
      return because('siteFieldWrong', { place, fault });
  }
}

const saidField = (key = '', field = ''): Said | undefined => {
  const found = sectionOf('gateway', key)?.fields.find(({ name }) => name === field);
  return found && fieldSaid(key, found);
};

function placeOf(model: SiteModel, key = '', id = '', field = ''): Said {
  const section = sectionOf('gateway', key);
  const row = model.sections[key]?.find((one) => one.id === id);
  return placeSaid(
    section ? sectionSaid(section) : because('wirelessPart'),
    section && row && rowOf(section, row),
    saidField(key, field),
  );
}

async function mustFit(sql: Sql, accountId: string, id: string | undefined, name: string): Promise<void> {
  const [others] = await sql.query<{ count: number; taken: boolean }>(
    `SELECT count(*) AS count, coalesce(bool_or(name = $3), false) AS taken
     FROM site_template WHERE account_id = $1 AND id IS DISTINCT FROM $2`,
    [accountId, id ?? null, name],
  );
  if (others!.taken) throw invalid({ name: because('siteTemplateTaken') });
  if (others!.count >= mostSiteTemplates)
    throw invalid({ name: because('siteTemplatesMost', { most: mostSiteTemplates }) });
}

/** Refuses a model that names what is not the account's. */
async function mustBeThere(sql: Sql, accountId: string, { pool, wireless, radio }: SiteModel): Promise<void> {
  if (pool !== null) {
    const found = await sql.query('SELECT 1 FROM site_pool WHERE account_id = $1 AND id = $2', [accountId, pool]);
    if (found.length === 0) throw invalid({ pool: because('noPool') });
  }
  const ids = [...wireless.map(({ template }) => template), ...(radio === null ? [] : [radio])];
  if (ids.length === 0) return;
  const found = await sql.query<{ id: string; kind: string }>(
    'SELECT id, kind FROM ap_template WHERE account_id = $1 AND id = ANY($2::text[]) AND NOT removed',
    [accountId, ids],
  );
  const kinds = new Map(found.map(({ id, kind }) => [id, kind]));
  if (wireless.some(({ template }) => kinds.get(template) !== 'ssid'))
    throw invalid({ wireless: because('siteWirelessGone') });
  if (radio !== null && kinds.get(radio) !== 'radio') throw invalid({ radio: because('siteWirelessGone') });
}

/** Removes a model; how many sites followed it. */
export async function removeModel(context: Context, id: string): Promise<number> {
  const { db, caller } = context;
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const { name, newest, model } = await readModel(sql, context, id);
    const gone = await sql.query('DELETE FROM site WHERE account_id = $1 AND template_id = $2 RETURNING device_id', [
      caller.accountId,
      id,
    ]);
    await sql.query('DELETE FROM site_template WHERE account_id = $1 AND id = $2', [caller.accountId, id]);
    noteChange(context, changeOf(factsOf(name, newest, model), undefined));
    return gone.length;
  });
}

const factsOf = (name: string, version: number, { variables, sections }: SiteModel): ToldFacts => ({
  名称: name,
  版本: String(version),
  变量: variables.map((one) => one.label || one.name).join('、'),
  ...Object.fromEntries(
    siteSections.flatMap((section): [string, ToldFact][] => {
      const rows = sections[section.key];
      return rows ? [[section.label, { text: rows.map(section.nameOf).join('、'), name: sectionSaid(section) }]] : [];
    }),
  ),
});
