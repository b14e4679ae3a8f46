import type { ParsedOf } from '../../../../src/api/endpoint';
import type { sdwanAccountCreate } from '../../../../src/api/contract/sdwan-account';
import { dialLimits } from '../../../../src/domain/sdwan-account';
import { isUsername } from '../../../../src/domain/username';
import { hashPasswords } from '../../account/auth/passwords';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { iso } from '../../../../src/domain/time';
import { changeOf } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import {
  checkDialerName,
  checkDialerPassword,
  checkUntil,
  endOf,
  endWords,
  mustBeTerms,
  speedWords,
} from './account-own';
import { tellDialers } from './account-serve';
import { because, invalid, refuse, type Said } from '../../kit/refusal';
import { validate } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

type Input = ParsedOf<typeof sdwanAccountCreate>;
type Wanted = Input['accounts'][number];

/** Bad lines that a refusal names one by one, and accounts that a line of the log does. */
const [mostFaults, mostLogged] = [10, 20];

/** Makes accounts, all or none; their ids. The same request asked again gives those that the first one made. */
export async function createDialers(context: Context, input: Input): Promise<string[]> {
  const { db, caller, limits, now } = context;
  const { accountId } = caller;
  validate({ until: checkUntil(input.until, now()), accounts: faultsOf(input.accounts, faultOf) });
  const twice = repeatedIn(input.accounts);
  validate({
    accounts: faultsOf(input.accounts, ({ line }) => (twice.has(line) ? because('dialerTwice') : undefined)),
  });
  const look = async (sql: Sql) => {
    // One at a time: neither a name nor a request may be taken twice, nor the limit be passed.
    await lockAccount(sql, accountId);
    const made = await madeBy(sql, accountId, input.request_id);
    if (made.length > 0) return { made };
    const names = await mustBeTerms(sql, accountId, input);
    await mustHaveRoom(sql, accountId, input.accounts.length);
    await mustBeNew(sql, accountId, input.accounts);
    return { names };
  };
  const before = await db.tx(look);
  if (before.made) return before.made;
  await limits.take(`dialers:${accountId}`, 120, 3600);
  // Hashing is slow on purpose: not while anything is held, nor for what is refused anyway.
  const hashes = await hashPasswords(input.accounts.map(({ password }) => password));
  return db.tx(async (sql) => {
    const { made, names } = await look(sql);
    if (made) return made;
    const rows = input.accounts.map(({ username, name }, i) => ({
      id: newId('dial'),
      account_id: accountId,
      request_id: input.request_id,
      username,
      name,
      department_id: input.department,
      gwid: input.gwid,
      password_hash: hashes[i]!,
      enabled: true,
      down: input.down,
      up: input.up,
      sessions: input.sessions,
      expires_at: endOf(input.until),
      created_at: iso(now()),
    }));
    await insertRows(sql, 'sdwan_account', columns, rows);
    await tellDialers(
      sql,
      accountId,
      rows.map(({ id, gwid }) => ({ id, gateway_id: gwid })),
      now(),
    );
    const named = rows.slice(0, mostLogged).map(({ username }) => username);
    noteChange(
      context,
      changeOf(undefined, {
        账号: named.join('、') + (rows.length > named.length ? ` 等 ${rows.length} 个` : ''),
        部门: names.department,
        接入网关: names.gateway,
        限速: speedWords(input),
        同时在线: `${input.sessions} 个`,
        到期: endWords(endOf(input.until)),
      }),
    );
    return rows.map(({ id }) => id);
  });
}

const columns = {
  id: 'text',
  account_id: 'text',
  request_id: 'text',
  username: 'text',
  name: 'text',
  department_id: 'text',
  gwid: 'text',
  password_hash: 'text',
  enabled: 'boolean',
  down: 'integer',
  up: 'integer',
  sessions: 'smallint',
  expires_at: 'timestamptz',
  created_at: 'timestamptz',
};

async function madeBy(sql: Sql, accountId: string, request: string): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    'SELECT id FROM sdwan_account WHERE account_id = $1 AND request_id = $2 ORDER BY lower(username)',
    [accountId, request],
  );
  return rows.map(({ id }) => id);
}

const faultOf = ({ username, name, password }: Wanted): Said | undefined =>
  isUsername(username) ? (checkDialerName(name) ?? checkDialerPassword(password)) : because('usernameUnfit');

/** Lines whose name an earlier one has. */
function repeatedIn(accounts: readonly Wanted[]): Set<number> {
  const seen = new Set<string>();
  return new Set(
    accounts.flatMap(({ line, username }) => {
      const key = username.toLowerCase();
      if (seen.has(key)) return [line];
      seen.add(key);
      return [];
    }),
  );
}

/** What is wrong with accounts, by their lines, in one sentence. */
function faultsOf(accounts: readonly Wanted[], of: (wanted: Wanted) => Said | undefined): Said | undefined {
  const faults = accounts.flatMap((wanted) => {
    const fault = of(wanted);
    return fault ? [because('atLine', { line: wanted.line, text: wanted.username, fault })] : [];
  });
  if (faults.length === 0) return undefined;
  const rest = faults.length - mostFaults;
  const more = rest > 0 ? [because('moreLines', { count: rest })] : [];
  return because('joined', { faults: [...faults.slice(0, mostFaults), ...more] });
}

async function mustHaveRoom(sql: Sql, accountId: string, more: number): Promise<void> {
  const [sum] = await sql.query<{ n: number }>('SELECT count(*) AS n FROM sdwan_account WHERE account_id = $1', [
    accountId,
  ]);
  if (sum!.n + more > dialLimits.accounts) {
    throw refuse('dialersMost', { most: dialLimits.accounts, left: Math.max(0, dialLimits.accounts - sum!.n) });
  }
}

async function mustBeNew(sql: Sql, accountId: string, accounts: readonly Wanted[]): Promise<void> {
  const taken = await sql.query<{ name: string }>(
    'SELECT lower(username) AS name FROM sdwan_account WHERE account_id = $1 AND lower(username) = ANY($2::text[])',
    [accountId, accounts.map(({ username }) => username.toLowerCase())],
  );
  const names = new Set(taken.map(({ name }) => name));
  const faults = faultsOf(accounts, ({ username }) =>
    names.has(username.toLowerCase()) ? because('accountTaken') : undefined,
  );
  if (faults) throw invalid({ accounts: faults });
}
