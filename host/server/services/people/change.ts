import type { wifiPersonExtend, wifiPersonRenew, wifiPersonSave } from '../../../../src/api/contract/wifi-person';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { iso } from '../../../../src/domain/time';
import { personLimits } from '../../../../src/domain/wifi-person';
import { date } from '../../../../src/format';
import { byNames, changeOf, enabledWord, inBoth, type Change, type ToldFacts } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { configPlace } from '../../fleet/config/sealed';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import { checkMake, endOf, faultOfUntil, faultsOf, freshPassword, type Entry, type Make } from './check';
import { privateNetwork } from './network';
import { peopleChanged, peopleLeft } from './told';

/** A person as it is kept. */
interface StoredPerson {
  id: string;
  template_id: string;
  name: string;
  /** Sealed. */
  password: string;
  vlan: string;
  devices: number;
  expires_at: string | null;
  enabled: boolean;
}

const usual: Make = { shape: 'mixed', size: 12 };

/** Adds a person or changes one; the id. */
export async function savePerson(context: Context, input: ParsedOf<typeof wifiPersonSave>): Promise<string> {
  const { db, caller, now, vault } = context;
  const { accountId } = caller;
  const make = input.make ?? usual;
  checkMake(make);
  return db.tx(async (sql) => {
    await lockAccount(sql, accountId);
    const network = await privateNetwork(sql, accountId, input.template);
    const [before] = input.id === undefined ? [] : await own(sql, accountId, [input.id]);
    if (before && before.template_id !== network.id) throw refuse('noWifiPerson');
    const kept = before && sameMoment(endOf(input.until), before.expires_at);
    const faults = faultsOf({ ...input, until: kept ? null : input.until }, now());
    if (Object.keys(faults).length > 0) throw invalid(faults);
    if (!before) await mustFit(sql, network.id, 1);
    const taken = await takenOf(sql, network.id, before?.id);
    if (taken.names.has(input.name.toLowerCase())) throw invalid({ name: because('personTaken') });
    const seal = (text: string) => vault.sealAlike(configPlace(accountId), text);
    const isTaken = (text: string) => taken.passwords.has(seal(text));
    if (input.password !== '' && isTaken(input.password)) throw invalid({ password: because('privateTaken') });
    const password =
      before && input.password === '' ? before.password : seal(input.password || freshPassword(make, isTaken));
    const id = before?.id ?? newId('wpe');
    const after = { ...input, id, expires_at: endOf(input.until) };
    if (before) {
      await sql.query(
        `UPDATE wifi_person SET name = $3, password = $4, vlan = $5, devices = $6, expires_at = $7,
           ended = coalesce($7::timestamptz <= $8::timestamptz, false) WHERE account_id = $1 AND id = $2`,
        [accountId, id, after.name, password, after.vlan, after.devices, after.expires_at, iso(now())],
      );
    } else {
      await insertPeople(sql, context, network.id, [{ ...input, id, password }]);
    }
    noteChange(context, {
      ...changeOf(before && factsOf(before), factsOf(after)),
      ...(before && password !== before.password && { 密码: ['', '已更换'] as const }),
    });
    await peopleChanged(sql, accountId, [network.id]);
    return id;
  });
}

/** Lets people in again, or keeps them out. */
export const switchPeople = (context: Context, ids: readonly string[], enabled: boolean): Promise<void> =>
  changeAll(context, ids, async (sql, rows) => {
    await sql.query('UPDATE wifi_person SET enabled = $3 WHERE account_id = $1 AND id = ANY($2::text[])', [
      context.caller.accountId,
      ids,
      enabled,
    ]);
    if (!enabled) await left(sql, context, rows);
    return byNames(rows.map((row) => [row.name, [enabledWord(row.enabled), enabledWord(enabled)]]));
  });

/** Gives people another last day. */
export async function extendPeople(context: Context, { ids, until }: ParsedOf<typeof wifiPersonExtend>): Promise<void> {
  const fault = faultOfUntil(until, context.now());
  if (fault) throw invalid({ until: fault });
  const end = endOf(until);
  await changeAll(context, ids, async (sql, rows) => {
    await sql.query(
      'UPDATE wifi_person SET expires_at = $3, ended = false WHERE account_id = $1 AND id = ANY($2::text[])',
      [context.caller.accountId, ids, end],
    );
    return changeOf(
      byNames(rows.map((row) => [row.name, untilFact(row.expires_at)])),
      byNames(rows.map((row) => [row.name, untilFact(end)])),
    );
  });
}

/** Gives people new passwords. */
export async function renewPeople(context: Context, { ids, make }: ParsedOf<typeof wifiPersonRenew>): Promise<void> {
  const { accountId } = context.caller;
  checkMake(make);
  const seal = (text: string) => context.vault.sealAlike(configPlace(accountId), text);
  await changeAll(context, ids, async (sql, rows) => {
    for (const template of new Set(rows.map(({ template_id }) => template_id))) {
      const { passwords } = await takenOf(sql, template);
      for (const { id } of rows.filter((row) => row.template_id === template)) {
        const sealed = seal(freshPassword(make, (text) => passwords.has(seal(text))));
        passwords.add(sealed);
        await sql.query('UPDATE wifi_person SET password = $3 WHERE account_id = $1 AND id = $2', [
          accountId,
          id,
          sealed,
        ]);
      }
    }
    return byNames(rows.map((row) => [`${row.name} 密码`, ['', '已更换']]));
  });
}

/** Removes people. */
export const removePeople = (context: Context, ids: readonly string[]): Promise<void> =>
  changeAll(context, ids, async (sql, rows) => {
    await sql.query('DELETE FROM wifi_person WHERE account_id = $1 AND id = ANY($2::text[])', [
      context.caller.accountId,
      ids,
    ]);
    await left(sql, context, rows);
    return changeOf(byNames(rows.map((row) => [row.name, untilFact(row.expires_at)])), {});
  });

/** Those who could come in until now are out. */
const left = (sql: Sql, { caller, now }: Context, rows: readonly StoredPerson[]) =>
  peopleLeft(
    sql,
    now(),
    rows.flatMap(({ name, enabled, expires_at: end }) =>
      enabled && (end === null || Date.parse(end) > now()) ? [{ account_id: caller.accountId, name }] : [],
    ),
  );

/** Changes people of the account, all of them or none, and tells their gateways. */
async function changeAll(
  context: Context,
  ids: readonly string[],
  change: (sql: Sql, rows: readonly StoredPerson[]) => Promise<Change>,
): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const rows = await own(sql, caller.accountId, ids);
    noteChange(context, await change(sql, rows));
    await peopleChanged(sql, caller.accountId, [...new Set(rows.map(({ template_id }) => template_id))]);
  });
}

/** People of the account; 404 unless all of them are there. */
async function own(sql: Sql, accountId: string, ids: readonly string[]): Promise<StoredPerson[]> {
  const rows = await sql.query<StoredPerson>(
    `SELECT id, template_id, name, password, vlan, devices, expires_at, enabled FROM wifi_person
     WHERE account_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE`,
    [accountId, ids],
  );
  if (rows.length !== new Set(ids).size) throw refuse('noWifiPerson');
  return rows;
}

/** Names and sealed passwords that a network's people have, but for one. */
export async function takenOf(
  sql: Sql,
  template: string,
  but?: string,
): Promise<{ names: Set<string>; passwords: Set<string> }> {
  const rows = await sql.query<{ name: string; password: string }>(
    'SELECT lower(name) AS name, password FROM wifi_person WHERE template_id = $1 AND id IS DISTINCT FROM $2',
    [template, but ?? null],
  );
  return { names: new Set(rows.map(({ name }) => name)), passwords: new Set(rows.map(({ password }) => password)) };
}

/** Refuses more people than a network may have. */
export async function mustFit(sql: Sql, template: string, more: number): Promise<void> {
  const [row] = await sql.query<{ count: number }>('SELECT count(*) AS count FROM wifi_person WHERE template_id = $1', [
    template,
  ]);
  const left = personLimits.people - row!.count;
  if (more > left) throw refuse('peopleMost', { most: personLimits.people, left: Math.max(0, left) });
}

/** Writes new people down; their passwords come sealed. */
export async function insertPeople(
  sql: Sql,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  template: string,
  rows: readonly (Entry & { id: string })[],
): Promise<void> {
  for (const { id, name, password, vlan, devices, until } of rows) {
    await sql.query(
      `INSERT INTO wifi_person (id, account_id, template_id, name, password, vlan, devices, expires_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, caller.accountId, template, name, password, vlan, devices, endOf(until), iso(now())],
    );
  }
}

const sameMoment = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));

const untilFact = (end: string | null): ToldFacts[string] => {
  if (end === null) return '长期';
  const day = date(Date.parse(end) - 1, 'Asia/Shanghai');
  return inBoth(`${day} 到期`, `until ${day}`);
};

const factsOf = ({
  name,
  vlan,
  devices,
  expires_at,
}: Pick<StoredPerson, 'name' | 'vlan' | 'devices' | 'expires_at'>): ToldFacts => ({
  姓名: name,
  VLAN: vlan || '与 SSID 相同',
  终端数: devices === 0 ? '不限' : String(devices),
  有效期: untilFact(expires_at),
});
