import type { ParsedOf } from '../../../../src/api/endpoint';
import type { sdwanAccountExtend, sdwanAccountSave } from '../../../../src/api/contract/sdwan-account';
import { hashPassword } from '../../account/auth/passwords';
import type { Context } from '../../kit/context/context';
import { settingChanged } from '../../fleet/delivery/settings';
import { day, iso } from '../../../../src/domain/time';
import { changeOf, enabledWord, type Change } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import {
  checkDialerName,
  checkDialerPassword,
  checkUntil,
  endOf,
  endWords,
  lastDayOf,
  mustBeTerms,
  ownDialers,
  speedWords,
} from './account-own';
import { tellDialers } from './account-serve';
import { mustBeGroup } from './groups';
import { refuse } from '../../kit/refusal';
import { mustEnd, validate } from '../../kit/validate';

/** Accounts that a line of the log names one by one. */
const mostLogged = 20;

/** Changes an account; the number of its new state. */
export async function saveDialer(context: Context, input: ParsedOf<typeof sdwanAccountSave>): Promise<number> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  return db.tx(async (sql) => {
    // The department before the account, as its removal holds them: the other way round each would wait for the other.
    await mustBeGroup(sql, accountId, 'department', input.department);
    const [before] = await ownDialers(sql, accountId, [input.id]);
    if (before!.rev !== input.rev) throw refuse('dialerChanged');
    // A last day that nobody touched stays to the minute, even one that has passed.
    const kept = input.until === lastDayOf(before!.expires_at);
    const until = kept ? before!.expires_at : endOf(input.until);
    validate({ name: checkDialerName(input.name), until: kept ? undefined : checkUntil(input.until, now()) });
    const names = await mustBeTerms(sql, accountId, input, before!.gateway_id);
    const [old] = await sql.query<{ department: string; gateway: string }>(
      `SELECT coalesce((SELECT name FROM sdwan_group WHERE id = $1), '未分配部门') AS department,
         coalesce((SELECT remark FROM device WHERE id = $2), '') AS gateway`,
      [before!.department_id, before!.gateway_id],
    );
    await sql.query(
      `UPDATE sdwan_account SET name = $3, department_id = $4, gwid = $5, down = $6, up = $7, sessions = $8,
         expires_at = $9, rev = rev + 1, online = CASE WHEN gwid = $5 THEN least(online, $8) ELSE 0 END
       WHERE account_id = $1 AND id = $2`,
      [accountId, input.id, input.name, input.department, input.gwid, input.down, input.up, input.sessions, until],
    );
    const left = before!.gateway_id;
    if (left !== null && left !== input.gwid)
      await settingChanged(sql, { accountId, gwid: left, kind: 'sdwan_account' });
    await tellDialers(sql, accountId, [{ id: input.id, gateway_id: input.gwid }], now());
    noteChange(context, {
      姓名: [before!.name, input.name],
      部门: [old!.department, names.department],
      接入网关: [old!.gateway, names.gateway],
      限速: [speedWords(before!), speedWords(input)],
      同时在线: [`${before!.sessions} 个`, `${input.sessions} 个`],
      到期: [endWords(before!.expires_at), endWords(until)],
    });
    return input.rev + 1;
  });
}

/** Gives an account another password; it is told to nobody but the one who chose it. */
export async function resetDialer(context: Context, id: string, password: string): Promise<void> {
  const { db, caller, now } = context;
  validate({ password: checkDialerPassword(password) });
  const hash = await hashPassword(password);
  await db.tx(async (sql) => {
    const rows = await ownDialers(sql, caller.accountId, [id]);
    await sql.query(
      'UPDATE sdwan_account SET password_hash = $3, rev = rev + 1, online = 0 WHERE account_id = $1 AND id = $2',
      [caller.accountId, id, hash],
    );
    await tellDialers(sql, caller.accountId, rows, now());
    noteChange(context, { 密码: ['', '已重置'] });
  });
}

/** Lets accounts in, or keeps them out. */
export async function switchDialers(context: Context, ids: readonly string[], enabled: boolean): Promise<void> {
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const rows = (await ownDialers(sql, caller.accountId, ids)).filter((row) => row.enabled !== enabled);
    await sql.query(
      `UPDATE sdwan_account SET enabled = $3, rev = rev + 1, online = CASE WHEN $3 THEN online ELSE 0 END
       WHERE account_id = $1 AND id = ANY($2::text[])`,
      [caller.accountId, rows.map(({ id }) => id), enabled],
    );
    await tellDialers(sql, caller.accountId, rows, now());
    noteChange(
      context,
      namedFacts(rows, ({ username }) => [username, [enabledWord(!enabled), enabledWord(enabled)]]),
    );
  });
}

/** Adds days to what accounts have left; the ids of those without an end, which stay. */
export async function extendDialers(
  context: Context,
  { request_id, ids, days }: ParsedOf<typeof sdwanAccountExtend>,
): Promise<string[]> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    const rows = await ownDialers(sql, caller.accountId, ids);
    const ending = rows.flatMap((row) => {
      if (row.expires_at === null || row.extended_by === request_id) return [];
      const after = Math.max(now(), Date.parse(row.expires_at)) + days * day;
      mustEnd('days', after, now());
      return [{ ...row, after: iso(after) }];
    });
    await sql.query(
      `UPDATE sdwan_account s SET expires_at = e.after, extended_by = $2, rev = rev + 1
       FROM unnest($3::text[], $4::timestamptz[]) AS e(id, after) WHERE s.account_id = $1 AND s.id = e.id`,
      [caller.accountId, request_id, ending.map(({ id }) => id), ending.map(({ after }) => after)],
    );
    await tellDialers(sql, caller.accountId, ending, now());
    noteChange(
      context,
      namedFacts(ending, (row) => [`${row.username} 到期`, [endWords(row.expires_at), endWords(row.after)]]),
    );
    return rows.filter(({ expires_at }) => expires_at === null).map(({ id }) => id);
  });
}

/** Removes accounts. */
export async function removeDialers(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const rows = await ownDialers(sql, caller.accountId, ids);
    await sql.query('DELETE FROM sdwan_account WHERE account_id = $1 AND id = ANY($2::text[])', [
      caller.accountId,
      ids,
    ]);
    await tellDialers(sql, caller.accountId, rows, now());
    const facts = rows
      .slice(0, mostLogged)
      .map(({ username, expires_at }) => [username, endWords(expires_at)] as const);
    const rest = rows.length - facts.length;
    const all = rest > 0 ? [...facts, ['其余', `${rest} 个账号`] as const] : facts;
    noteChange(context, changeOf(Object.fromEntries(all), undefined));
  });
}

/** The change of many accounts; of a long list the first ones. */
function namedFacts<Row>(rows: readonly Row[], of: (row: Row) => readonly [string, readonly [string, string]]): Change {
  const facts = rows.slice(0, mostLogged).map(of);
  const rest = rows.length - facts.length;
  return Object.fromEntries(rest > 0 ? [...facts, ['其余', ['', `${rest} 个账号`]] as const] : facts);
}
