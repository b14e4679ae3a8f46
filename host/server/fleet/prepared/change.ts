import type { preparedSave } from '../../../../src/api/contract/prepared';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { knownSettings } from '../../../../src/domain/prepared';
import { mostPrepared } from '../../../../src/domain/prepared-names';
import { iso } from '../../../../src/domain/time';
import { changeOf, type Facts } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { insertRows } from '../../kit/sql/bulk';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import { faultsOf, readAround, type Entry } from './check';
import { lockPrepared, type StoredPrepared } from './stored';
import { noSite, prepareSite, type PreparedSite } from '../sites/prepare';
import { tryAgain } from './take-up';

/** Prepares a device or changes one that is not in force; its id. One that failed is tried again with what it is now. */
export async function savePrepared(context: Context, input: ParsedOf<typeof preparedSave>): Promise<string> {
  const { db, caller, now } = context;
  const entry: Entry = { ...input, serial: input.serial.toUpperCase(), group_id: input.group };
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const before = input.id === undefined ? undefined : await lockPrepared(sql, caller.accountId, input.id);
    if (before && before.replaces !== null) throw refuse('preparedReplaces');
    if (before && before.state !== 'waiting' && before.state !== 'failed') throw refuse('preparedInForce');
    const around = await readAround(sql, caller.accountId, {
      serials: [entry.serial],
      copied: entry.copy_from === null ? [] : [entry.copy_from],
      self: input.id,
    });
    // A device that came and failed is the account's by now.
    const owned = before?.serial === entry.serial ? new Set<string>() : around.owned;
    const faults = faultsOf(entry, { ...around, owned });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const source = entry.copy_from === null ? undefined : around.sources.get(entry.copy_from);
    const site = await siteOf(sql, context, input, before);
    const row = {
      ...entry,
      ...site,
      settings: knownSettings(entry.kind, entry.settings),
      copy_remark: source?.remark ?? '',
    };
    const id = before ? await replace(sql, before, row) : await insert(sql, caller.accountId, row, now());
    noteChange(context, changeOf(before && factsOf(before), factsOf(row)));
    if (before?.state === 'failed') {
      const after = await lockPrepared(sql, caller.accountId, id);
      await tryAgain(sql, context, { ...after, version: null });
    }
    return id;
  });
}

type Row = Entry & { copy_remark: string } & PreparedSite;

/** The model that a prepared gateway follows once it is there, as it was where nothing is said of it. */
async function siteOf(
  sql: Sql,
  context: Context,
  { kind, site }: Pick<ParsedOf<typeof preparedSave>, 'kind' | 'site'>,
  before: StoredPrepared | undefined,
): Promise<PreparedSite> {
  if (site === undefined && before?.kind === kind)
    return { site_template: before.site_template, site_name: before.site_name, site_values: before.site_values };
  if (!site) return noSite;
  if (kind !== 'gateway') throw invalid({ site: because('siteOfGateways') });
  return prepareSite(sql, context, site, before?.site_template === site.template ? before.site_values : {});
}

async function insert(sql: Sql, accountId: string, row: Row, now: number): Promise<string> {
  await mustFit(sql, accountId, 1);
  const [id] = await insertPrepared(sql, accountId, [row], now);
  return id!;
}

/** Refuses more prepared devices than there may be. */
export async function mustFit(sql: Sql, accountId: string, more: number): Promise<void> {
  const [there] = await sql.query<{ count: number }>(
    'SELECT count(*) AS count FROM prepared_device WHERE account_id = $1',
    [accountId],
  );
  if (there!.count + more > mostPrepared) throw invalid({ serial: because('preparedMost', { most: mostPrepared }) });
}

/** Types of the columns that preparing one writes. */
export const writtenColumns = {
  id: 'text',
  account_id: 'text',
  serial: 'text',
  kind: 'text',
  remark: 'text',
  group_id: 'text',
  location: 'text',
  copy_from: 'text',
  copy_remark: 'text',
  settings: 'jsonb',
  site_template: 'text',
  site_name: 'text',
  site_values: 'jsonb',
  created_at: 'timestamptz',
};

/** Writes prepared devices; their ids. They were checked. */
export async function insertPrepared(
  sql: Sql,
  accountId: string,
  rows: readonly Row[],
  now: number,
): Promise<string[]> {
  const made = rows.map((row) => ({ ...row, id: newId('pre'), account_id: accountId, created_at: iso(now) }));
  await insertRows(sql, 'prepared_device', writtenColumns, made);
  return made.map(({ id }) => id);
}

async function replace(sql: Sql, { id, account_id }: StoredPrepared, row: Row): Promise<string> {
  await sql.query(
    `UPDATE prepared_device SET serial = $3, kind = $4, remark = $5, group_id = $6, location = $7, copy_from = $8,
       copy_remark = $9, settings = $10, site_template = $11, site_name = $12, site_values = $13
     WHERE account_id = $1 AND id = $2`,
    [
      account_id,
      id,
      row.serial,
      row.kind,
      row.remark,
      row.group_id,
      row.location,
      row.copy_from,
      row.copy_remark,
      row.settings,
      ...[row.site_template, row.site_name, row.site_values],
    ],
  );
  return id;
}

/** Forgets prepared devices; gives how many. */
export async function removePrepared(context: Context, ids: readonly string[]): Promise<number> {
  const gone = await context.db.query<Pick<StoredPrepared, 'serial' | 'remark'>>(
    'DELETE FROM prepared_device WHERE account_id = $1 AND id = ANY($2::text[]) RETURNING serial, remark',
    [context.caller.accountId, ids],
  );
  if (gone.length === 0) throw refuse('noPrepared');
  noteChange(context, Object.fromEntries(gone.slice(0, mostLogged).map((one) => [one.serial, [one.remark, '']])));
  return gone.length;
}

/** Prepared devices that a line of the log names one by one. */
const mostLogged = 20;

/** Tries one that failed again. */
export async function retryPrepared(context: Context, id: string): Promise<void> {
  await context.db.tx(async (sql) => {
    const row = await lockPrepared(sql, context.caller.accountId, id);
    if (row.state !== 'failed') throw refuse('preparedNotFailed');
    await tryAgain(sql, context, row);
  });
}

const kindWords = { gateway: '网关', ap: 'AP', switch: '交换机', firewall: '防火墙' };

const factsOf = (
  row: Pick<Row, 'serial' | 'kind' | 'remark' | 'location' | 'copy_remark' | 'settings' | 'site_name'>,
): Facts => ({
  序列号: row.serial,
  种类: kindWords[row.kind],
  名称: row.remark,
  安装位置: row.location,
  参照设备: row.copy_remark,
  站点模板: row.site_name,
  ...Object.fromEntries(Object.entries(row.settings)),
});
