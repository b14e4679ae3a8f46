import type { apTemplateAdopt, apTemplateRight, apTemplateSave } from '../../../../src/api/contract/ap-template';
import type { ParsedOf } from '../../../../src/api/endpoint';
import {
  layered,
  mostApTemplates,
  mostOverrides,
  templateFields,
  type ApTemplateRows,
  type OverrideLevel,
  type TemplateDiff,
} from '../../../../src/domain/ap-template';
import { iso } from '../../../../src/domain/time';
import { configPlace, openSecrets, sealSecrets } from '../config/sealed';
import { noteChange } from '../../account/logs/record-action';
import { changeOf } from '../../account/logs/facts';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import { compare } from './compare';
import { withPage } from './pages';
import { checkOverride, checkTemplate, factsOf, keptRows, partOf } from './plan';
import { roll } from './roll';
import { openTemplate, templatesOf, type StoredTemplate } from './template';

/** What became of a change: the job that brings it to access points, if any is touched. */
export interface Changed {
  id: string;
  job: string | null;
  /** Access points of that job. */
  aps: number;
}

type Plan = ParsedOf<typeof apTemplateSave>;

const titles = {
  ssid: { made: 'ssidTemplateNew', changed: 'ssidTemplateChanged' },
  radio: { made: 'radioTemplateNew', changed: 'radioTemplateChanged' },
} as const;

/** Makes a template or changes it, and brings it to the access points that it is for. */
export async function saveTemplate(context: Context, input: Plan): Promise<Changed> {
  const { db, caller, now, vault } = context;
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const before = input.id === undefined ? undefined : await found(sql, context, input.id);
    if (before && before.kind !== input.kind) throw refuse('noTemplate');
    if (before && input.rev !== undefined && before.rev !== input.rev) throw refuse('templateChanged');
    const rows = await withPage(sql, caller.accountId, input.kind, keptRows(input.kind, input.rows, before?.rows));
    const plan = { ...input, rows, ...targetsOf(input) };
    checkTemplate(plan);
    await mustFit(sql, caller.accountId, plan);
    const id = before?.id ?? newId('apt');
    await sql.query(
      `INSERT INTO ap_template (id, account_id, kind, name, note, target, target_ids, models, rows, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7::text[], $8::text[], $9, $10, $10)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, note = excluded.note, target = excluded.target,
         target_ids = excluded.target_ids, models = excluded.models, rows = excluded.rows, updated_at = excluded.updated_at,
         rev = ap_template.rev + 1`,
      [
        id,
        caller.accountId,
        plan.kind,
        plan.name,
        plan.note,
        plan.target,
        plan.target_ids,
        plan.models,
        sealSecrets(vault, configPlace(caller.accountId), plan.rows),
        iso(now()),
      ],
    );
    noteChange(context, changeOf(before && factsOf(before), factsOf(plan)));
    await compare(sql, context, caller.accountId, now());
    const title = because(titles[plan.kind][before ? 'changed' : 'made'], { name: plan.name });
    return { id, ...(await roll(sql, context, { templates: [id], title, startsAt: input.starts_at })) };
  });
}

/** What a group, a gateway or an access point has otherwise; without fields it is as above again. */
export async function saveOverride(
  context: Context,
  input: { id: string; level: OverrideLevel; subject: string; rows: ApTemplateRows; starts_at?: string | undefined },
): Promise<Changed> {
  const { db, caller, now } = context;
  const { id, level, subject } = input;
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const template = await found(sql, context, id);
    const name = await nameOfSubject(sql, caller.accountId, level, subject);
    const before = template.overrides.find((one) => one.level === level && one.subject_id === subject)?.rows;
    if (!before && template.overrides.length >= mostOverrides) throw refuse('overridesMost', { most: mostOverrides });
    const kept = keptRows(template.kind, input.rows, before && layered(template.rows, before));
    const rows = partOf(template.kind, await withPage(sql, caller.accountId, template.kind, kept));
    checkOverride(template, rows);
    await putOverride(sql, context, template, level, subject, rows);
    noteChange(context, {
      [`${name} 改写`]: [String(countOf(before ?? {})), String(countOf(rows))],
    });
    await compare(sql, context, caller.accountId, now());
    const title = because(countOf(rows) > 0 ? 'templateOverride' : 'templateInherits', {
      name: template.name,
      subject: name,
    });
    return { id, ...(await roll(sql, context, { templates: [id], title, startsAt: input.starts_at })) };
  });
}

/** What is there becomes what an access point has otherwise: it is no longer different. */
export async function adopt(context: Context, { id, device }: ParsedOf<typeof apTemplateAdopt>): Promise<void> {
  const { db, caller, now, vault } = context;
  await db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const template = await found(sql, context, id);
    const name = await nameOfSubject(sql, caller.accountId, 'ap', device);
    await compare(sql, context, caller.accountId, now(), [device]);
    const [state] = await sql.query<{ diff: TemplateDiff[] }>(
      `SELECT diff FROM ap_template_state WHERE account_id = $1 AND template_id = $2 AND device_id = $3 AND state = 'differs'`,
      [caller.accountId, id, device],
    );
    if (!state) throw refuse('nothingDiffers');
    const before = template.overrides.find((one) => one.level === 'ap' && one.subject_id === device)?.rows ?? {};
    const diff = openSecrets(vault, configPlace(caller.accountId), state.diff);
    const given = new Set(templateFields(template.kind).flatMap((field) => (field.given ? [field.name] : [])));
    const typed = diff.filter(({ field }) => !given.has(field));
    if (typed.length === 0) throw refuse('nothingDiffers');
    const rows = typed.reduce<ApTemplateRows>(
      (all, { row, field, found: value }) => ({ ...all, [row]: { ...all[row], [field]: value } }),
      before,
    );
    await putOverride(sql, context, template, 'ap', device, rows);
    noteChange(context, { [`${name} 改写`]: [String(countOf(before)), String(countOf(rows))] });
    await compare(sql, context, caller.accountId, now(), [device]);
  });
}

/** Brings access points, all or these, back to what templates say. */
export async function setRight(context: Context, { kind, ids, devices }: ParsedOf<typeof apTemplateRight>) {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const templates = (await templatesOf(sql, caller.accountId, ids ?? null)).filter((one) => one.kind === kind);
    if (templates.length === 0) throw refuse('noTemplate');
    await compare(sql, context, caller.accountId, now(), devices ?? null);
    const done = await roll(sql, context, {
      templates: templates.map(({ id }) => id),
      devices,
      title:
        templates.length === 1 ? because('templateRight', { name: templates[0]!.name }) : because('templatesRight'),
    });
    if (done.job === null) throw refuse('nothingDiffers');
    return done;
  });
}

/** Removes a template: its networks go from access points; what a template of radios set stays as it is. */
export async function removeTemplate(context: Context, id: string): Promise<Omit<Changed, 'id'>> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const template = await found(sql, context, id);
    await sql.query('UPDATE ap_template SET removed = true, updated_at = $3 WHERE account_id = $1 AND id = $2', [
      caller.accountId,
      id,
      iso(now()),
    ]);
    noteChange(context, changeOf(factsOf(template), undefined));
    await compare(sql, context, caller.accountId, now());
    return roll(sql, context, { templates: [id], title: because('templateRemoved', { name: template.name }) });
  });
}

/** A template of the account that is not being removed; 404 when there is none. */
async function found(sql: Sql, { caller, vault }: Context, id: string): Promise<StoredTemplate> {
  const [template] = await templatesOf(sql, caller.accountId, [id]);
  if (!template || template.removed) throw refuse('noTemplate');
  return openTemplate(vault, template);
}

const targetsOf = ({ target, target_ids, models }: Plan) => ({
  target_ids: target === 'all' ? [] : [...new Set(target_ids)],
  models: [...new Set(models)],
});

const countOf = (rows: ApTemplateRows): number =>
  Object.values(rows).reduce((sum, fields) => sum + Object.keys(fields).length, 0);

async function putOverride(
  sql: Sql,
  { vault }: Context,
  { id, account_id }: StoredTemplate,
  level: OverrideLevel,
  subject: string,
  rows: ApTemplateRows,
): Promise<void> {
  await sql.query(
    'DELETE FROM ap_template_override WHERE account_id = $1 AND template_id = $2 AND level = $3 AND subject_id = $4',
    [account_id, id, level, subject],
  );
  if (countOf(rows) === 0) return;
  await sql.query(
    'INSERT INTO ap_template_override (template_id, account_id, level, subject_id, rows) VALUES ($1, $2, $3, $4, $5)',
    [id, account_id, level, subject, sealSecrets(vault, configPlace(account_id), rows)],
  );
}

/** Refuses a name that is taken, one more than there may be, and what is not the account's. */
async function mustFit(sql: Sql, accountId: string, { id, kind, name, target, target_ids }: Plan): Promise<void> {
  const [others] = await sql.query<{ count: number; taken: boolean }>(
    `SELECT count(*) AS count, coalesce(bool_or(name = $3), false) AS taken
     FROM ap_template WHERE account_id = $1 AND kind = $4 AND NOT removed AND id IS DISTINCT FROM $2`,
    [accountId, id ?? null, name, kind],
  );
  if (others!.taken) throw invalid({ name: because('templateTaken') });
  if (others!.count >= mostApTemplates) throw invalid({ name: because('templatesMost', { most: mostApTemplates }) });
  if (target === 'all') return;
  const known = await sql.query(
    `SELECT id FROM device_group WHERE account_id = $1 AND $3 = 'group' AND id = ANY($2::text[])
     UNION ALL SELECT id FROM device WHERE account_id = $1 AND kind = $3 AND id = ANY($2::text[])`,
    [accountId, target_ids, target],
  );
  if (known.length < target_ids.length) throw invalid({ target_ids: because('targetsGone') });
}

async function nameOfSubject(sql: Sql, accountId: string, level: OverrideLevel, id: string): Promise<string> {
  const [row] = await sql.query<{ name: string }>(
    `SELECT name FROM device_group WHERE account_id = $1 AND $2 = 'group' AND id = $3
     UNION ALL SELECT remark FROM device WHERE account_id = $1 AND kind = $2 AND id = $3`,
    [accountId, level, id],
  );
  if (!row) throw invalid({ subject: because('targetsGone') });
  return row.name;
}
