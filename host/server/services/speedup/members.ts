import type { speedupApply, speedupMemberSave } from '../../../../src/api/contract/speedup';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { checkApplied, longestName, mbpsFailure, type AppliedField } from '../../../../src/domain/speedup';
import { iso } from '../../../../src/domain/time';
import { maxLength, normalMac, noSpecial, required } from '../../../../src/rules';
import { byNames } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { because, dataOf, invalid, notFound, refuse, wordsOf, type Said } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { insertRows } from '../../kit/sql/bulk';
import type { Sql } from '../../kit/store/db';
import { broken, checks, validate } from '../../kit/validate';
import { lockGateway, ownGroups, planOf } from './own';
import { tellSpeedup } from './serving';

type Rows = ParsedOf<typeof speedupApply>['rows'];

/** Applies for terminals: all of them or none. They wait for the operator. */
export async function applyMembers(
  context: Context,
  { gid, rows }: ParsedOf<typeof speedupApply>,
): Promise<{ signs: string[] }> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    const [found] = await ownGroups(sql, caller.accountId, [gid]);
    const group = found!;
    await lockGateway(sql, caller.accountId, group.gateway_id);
    const plan = await planOf(sql, context, group.gateway_id);
    const there = await sql.query<{ mac: string }>('SELECT mac FROM speedup_member WHERE group_id = $1', [gid]);
    const wrong = faultsOf(rows, Math.min(group.mbps, plan.mbps), new Set(there.map(({ mac }) => mac)));
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    const left = plan.members - (await seatsOf(sql, group.gateway_id));
    if (rows.length > left)
      throw refuse('speedupMembersMost', { plan: plan.name, most: plan.members, left: Math.max(0, left) });
    const made = rows.map(({ name, mac, purpose, mbps }) => ({
      ...{ id: newId('spm'), group_id: gid, account_id: caller.accountId, name, mac: normalMac(mac), purpose },
      ...{ mbps: Number(mbps), enabled: true, state: 'pending', created_at: iso(now()) },
    }));
    await insertRows(sql, 'speedup_member', columns, made);
    noteChange(context, byNames(made.map(({ name, mac }) => [name, ['', `${mac} → ${group.name}`]])));
    return { signs: made.map(({ id }) => id) };
  });
}

const columns = {
  id: 'text',
  group_id: 'text',
  account_id: 'text',
  name: 'text',
  mac: 'text',
  purpose: 'text',
  mbps: 'integer',
  enabled: 'boolean',
  state: 'text',
  created_at: 'timestamptz',
};

const labels: Readonly<Record<AppliedField, Parameters<typeof broken>[1]>> = {
  name: 'name',
  mac: 'mac',
  purpose: 'purpose',
  mbps: 'bandwidth',
};

/** What is wrong, by row and field: what the browser's form finds as well, and what only the store knows. */
function faultsOf(rows: Rows, most: number, there: ReadonlySet<string>): Record<string, Said> {
  const wrong: Record<string, Said> = {};
  const first = new Map<string, number>();
  rows.forEach((row, at) => {
    for (const [field, failure] of Object.entries(checkApplied(row, most)))
      wrong[`rows.${at}.${field}`] = broken(failure, labels[field as AppliedField]);
    const mac = normalMac(row.mac);
    const twin = first.get(mac);
    if (wrong[`rows.${at}.mac`]) return;
    if (twin !== undefined) wrong[`rows.${at}.mac`] = because('speedupOften', { line: twin + 1 });
    else if (there.has(mac)) wrong[`rows.${at}.mac`] = because('speedupThere');
    else first.set(mac, at);
  });
  return wrong;
}

/** Members of a gateway that count for its package: those that were refused do not. */
async function seatsOf(sql: Sql, gwid: string): Promise<number> {
  const [{ count } = { count: 0 }] = await sql.query<{ count: number }>(
    `SELECT count(*) AS count FROM speedup_member m JOIN speedup_group g ON g.id = m.group_id
     WHERE g.gateway_id = $1 AND m.state <> 'refused'`,
    [gwid],
  );
  return count;
}

interface StoredMember {
  id: string;
  group_id: string;
  gateway_id: string;
  name: string;
  mac: string;
  mbps: number;
  enabled: boolean;
  most: number;
}

async function ownMembers(sql: Sql, accountId: string, ids: readonly string[]): Promise<StoredMember[]> {
  const rows = await sql.query<StoredMember>(
    `SELECT m.id, m.group_id, g.gateway_id, m.name, m.mac, m.mbps, m.enabled, g.mbps AS most
     FROM speedup_member m JOIN speedup_group g ON g.id = m.group_id
     WHERE m.account_id = $1 AND m.id = ANY($2::text[]) ORDER BY m.id FOR UPDATE OF m`,
    [accountId, ids],
  );
  if (rows.length !== new Set(ids).size) throw notFound();
  return rows;
}

/** Changes a member; its gateway is told. */
export async function saveMember(
  context: Context,
  { sign, name, mbps, enabled }: ParsedOf<typeof speedupMemberSave>,
): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const [found] = await ownMembers(sql, caller.accountId, [sign]);
    const before = found!;
    const failure = mbpsFailure(mbps, before.most);
    validate({
      name: checks<string>('name', required, maxLength(longestName), noSpecial)(name),
      mbps: failure && broken(failure, labels.mbps),
    });
    await sql.query('UPDATE speedup_member SET name = $3, mbps = $4, enabled = $5 WHERE account_id = $1 AND id = $2', [
      caller.accountId,
      sign,
      name,
      Number(mbps),
      enabled,
    ]);
    await tellSpeedup(sql, caller.accountId, before.gateway_id);
    noteChange(context, {
      名称: [before.name, name],
      带宽: [widthOf(before.mbps), widthOf(Number(mbps))],
      状态: [before.enabled ? '走线路' : '暂停', enabled ? '走线路' : '暂停'],
    });
  });
}

const widthOf = (mbps: number) => (mbps === 0 ? '同加速组' : `${mbps} Mbps`);

/** Removes members; their gateways are told. */
export async function removeMembers(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const rows = await ownMembers(sql, caller.accountId, ids);
    await sql.query('DELETE FROM speedup_member WHERE account_id = $1 AND id = ANY($2::text[])', [
      caller.accountId,
      ids,
    ]);
    for (const gwid of [...new Set(rows.map(({ gateway_id }) => gateway_id))].sort())
      await tellSpeedup(sql, caller.accountId, gwid);
    noteChange(context, byNames(rows.map(({ name, mac }) => [name, [mac, '已删除']])));
  });
}

/** The operator's word on a member that waits, told to its gateway; the account, or undefined when it does not wait. */
export async function settleMember(
  sql: Sql,
  { sign, approved, reason, now }: { sign: string; approved: boolean; reason: Said | string; now: number },
): Promise<{ accountId: string; name: string } | undefined> {
  const [row] = await sql.query<{ account_id: string; gateway_id: string; name: string }>(
    `UPDATE speedup_member m SET state = $2, reason = $3, reason_said = $5, settled_at = $4 FROM speedup_group g
     WHERE m.id = $1 AND m.state = 'pending' AND g.id = m.group_id RETURNING m.account_id, g.gateway_id, m.name`,
    [sign, approved ? 'approved' : 'refused', wordsOf(reason), iso(now), dataOf(reason)],
  );
  if (!row) return undefined;
  if (approved) await tellSpeedup(sql, row.account_id, row.gateway_id);
  return { accountId: row.account_id, name: row.name };
}
