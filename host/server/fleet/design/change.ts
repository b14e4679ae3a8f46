import type { designSave } from '../../../../src/api/contract/design';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { longestDesignName, mostDesigns } from '../../../../src/domain/design/document';
import { iso } from '../../../../src/domain/time';
import { maxLength, required } from '../../../../src/rules';
import { changeOf } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import { checks, validate } from '../../kit/validate';

type Wanted = ParsedOf<typeof designSave>;

/** Makes a design or changes it, unless somebody else did meanwhile. */
export async function saveDesign(context: Context, input: Wanted): Promise<{ id: string; updated_at: string }> {
  const { db, caller, now } = context;
  const { name, document } = input;
  validate({ name: checks('name', required, maxLength(longestDesignName))(name) });
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const [before] = await sql.query<{ name: string; updated_at: string }>(
      'SELECT name, updated_at FROM design WHERE account_id = $1 AND id = $2 FOR UPDATE',
      [caller.accountId, input.id ?? null],
    );
    if (input.id !== undefined && !before) throw refuse('noDesign');
    if (before && before.updated_at !== input.updated_at) throw refuse('designChanged');
    await mustFit(sql, caller.accountId, input);
    const id = input.id ?? newId('dsg');
    // Two changes within a millisecond are still two.
    const updated_at = iso(Math.max(now(), before ? Date.parse(before.updated_at) + 1 : 0));
    await sql.query(
      `INSERT INTO design (id, account_id, name, document, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, document = excluded.document, updated_at = excluded.updated_at`,
      [id, caller.accountId, name, document, iso(now()), updated_at],
    );
    if (before?.name !== name) noteChange(context, changeOf(before && { 名称: before.name }, { 名称: name }));
    return { id, updated_at };
  });
}

/** Removes designs. */
export async function removeDesigns(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const gone = await sql.query<{ name: string }>(
      'DELETE FROM design WHERE account_id = $1 AND id = ANY($2::text[]) RETURNING name',
      [caller.accountId, ids],
    );
    if (gone.length < new Set(ids).size) throw refuse('noDesign');
    noteChange(context, Object.fromEntries(gone.map(({ name }) => [name, ['方案', ''] as const])));
  });
}

/** Refuses a name that is taken, one design more than there may be, plans and devices that are not the account's. */
async function mustFit(sql: Sql, accountId: string, { id, name, document }: Wanted): Promise<void> {
  const [others] = await sql.query<{ count: number; taken: boolean }>(
    `SELECT count(*) AS count, coalesce(bool_or(lower(name) = lower($3)), false) AS taken
     FROM design WHERE account_id = $1 AND id IS DISTINCT FROM $2`,
    [accountId, id ?? null, name],
  );
  if (others!.taken) throw invalid({ name: because('designTaken') });
  if (others!.count >= mostDesigns) throw invalid({ name: because('designsMost', { most: mostDesigns }) });
  const plans = [...new Set(document.floors.flatMap(({ plan }) => plan ?? []))];
  const devices = [...new Set(document.floors.flatMap(({ aps }) => aps.flatMap(({ device }) => device ?? [])))];
  if (plans.length + devices.length === 0) return;
  const [own] = await sql.query<{ plans: number; devices: number }>(
    `SELECT (SELECT count(*) FROM upload WHERE account_id = $1 AND id = ANY($2::text[])) AS plans,
       (SELECT count(*) FROM device WHERE account_id = $1 AND kind = 'ap' AND id = ANY($3::text[])) AS devices`,
    [accountId, plans, devices],
  );
  if (own!.plans < plans.length) throw invalid({ document: because('planGone') });
  if (own!.devices < devices.length) throw invalid({ document: because('targetsGone') });
}
