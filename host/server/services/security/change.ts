import type { DataOf } from '../../../../src/api/endpoint';
import type { SecurityDelivery, guardSwitch } from '../../../../src/api/contract/guard';
import {
  securityFault,
  offeredSettings,
  type SecurityService,
  type SecuritySettings,
} from '../../../../src/domain/security';
import { authorOf } from '../../account/logs/actor';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { noteChange } from '../../account/logs/record-action';
import { retry } from '../../fleet/delivery/deliver';
import { policies, startSecurity } from './deliver';
import { securedWithPackage, readPolicy } from './known';
import { faultOf, wordsOfSettings } from './words';
import { invalid, refuse, Refusal } from '../../kit/refusal';

const deliveryColumns = 'state, version, running_version, error, error_said, attempts, changed_by, changed_at';

/** Who changes what, and when. */
interface Made<S extends SecurityService> {
  accountId: string;
  gwid: string;
  service: S;
  settings: SecuritySettings[S];
  author: string;
}

/** Stores settings as the next version and starts their way to the gateway. The caller has made sure of everything. */
export async function storePolicy<S extends SecurityService>(
  sql: Sql,
  { accountId, gwid, service, settings, author }: Made<S>,
  now: number,
): Promise<SecurityDelivery> {
  // A command that nobody fetched yet would be overwritten at once.
  await sql.query(
    `DELETE FROM command c USING guard_policy p
     WHERE p.gateway_id = $1 AND p.service = $2 AND c.id = p.command_id AND c.state = 'pending'`,
    [gwid, service],
  );
  await sql.query(
    `INSERT INTO guard_policy (gateway_id, service, account_id, settings, changed_by, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (gateway_id, service) DO UPDATE SET account_id = excluded.account_id, settings = excluded.settings,
       version = guard_policy.version + 1, state = 'pending', error = '', error_said = NULL, attempts = 0, command_id = NULL,
       changed_by = excluded.changed_by, changed_at = excluded.changed_at, settled_at = NULL`,
    [gwid, service, accountId, settings, author, iso(now)],
  );
  await startSecurity(sql, now, gwid);
  return readDelivery(sql, gwid, service);
}

async function readDelivery(sql: Sql, gwid: string, service: SecurityService): Promise<SecurityDelivery> {
  const [row] = await sql.query<SecurityDelivery>(
    `SELECT ${deliveryColumns} FROM guard_policy WHERE gateway_id = $1 AND service = $2`,
    [gwid, service],
  );
  return row!;
}

/** Newest rule library; empty: there is none. */
export async function newestLibrary(sql: Sql): Promise<string> {
  const [row] = await sql.query<{ version: string }>(
    'SELECT version FROM guard_library ORDER BY released_at DESC LIMIT 1',
  );
  return row?.version ?? '';
}

/** What a gateway is set to, or what it is offered. */
async function settingsOf<S extends SecurityService>(
  sql: Sql,
  gwid: string,
  service: S,
  limits: Parameters<typeof offeredSettings>[1],
): Promise<SecuritySettings[S]> {
  const policy = await readPolicy(sql, gwid, service, true);
  if (policy) return policy.settings;
  const offered = offeredSettings(service, limits);
  return 'library' in offered ? { ...offered, library: await newestLibrary(sql) } : offered;
}

/** Changes the settings of a gateway of the caller. */
async function change<S extends SecurityService>(
  sql: Sql,
  context: Context,
  service: S,
  gwid: string,
  next: (before: SecuritySettings[S]) => SecuritySettings[S],
): Promise<SecurityDelivery> {
  const { caller, now } = context;
  const { limits } = await securedWithPackage(sql, caller.accountId, service, gwid, now());
  const before = await settingsOf(sql, gwid, service, limits);
  const settings = next(before);
  const fault = securityFault(service, settings, limits);
  if (fault) throw invalid({ [fault.field]: faultOf(fault) });
  noteChange(context, wordsOfSettings(service, before, settings));
  const author = await authorOf(sql, context);
  return storePolicy(sql, { accountId: caller.accountId, gwid, service, settings, author }, now());
}

/** Saves settings that somebody wrote in a form. */
export const saveSettings = <S extends SecurityService>(
  context: Context,
  service: S,
  gwid: string,
  given: Partial<SecuritySettings[S]>,
): Promise<SecurityDelivery> =>
  context.db.tx((sql) => change(sql, context, service, gwid, (before) => ({ ...before, ...given })));

type Results = DataOf<typeof guardSwitch>;

/** Lets gateways protect, or stop: each on its own. */
export const switchMany = (
  context: Context,
  service: SecurityService,
  gwids: readonly string[],
  enabled: boolean,
): Promise<Results> =>
  each(context, gwids, (sql, gwid) => change(sql, context, service, gwid, (before) => ({ ...before, enabled })));

/** Lets gateways take the newest rule library: each on its own. */
export async function updateLibraries(context: Context, gwids: readonly string[]): Promise<Results> {
  const library = await newestLibrary(context.db);
  if (!library) throw refuse('noLibrary');
  return each(context, gwids, async (sql, gwid) => {
    await change(sql, context, 'firewall_plugin', gwid, (before) => {
      if (before.library === library) throw refuse('libraryNewest');
      return { ...before, library };
    });
  });
}

async function each(
  context: Context,
  gwids: readonly string[],
  work: (sql: Sql, gwid: string) => Promise<unknown>,
): Promise<Results> {
  const list: Results['list'] = [];
  for (const gwid of new Set(gwids)) {
    try {
      await context.db.tx((sql) => work(sql, gwid));
      list.push({ gwid, ok: true, message: '' });
    } catch (error) {
      // Asked for one gateway, a refusal is the answer of the call.
      if (!(error instanceof Refusal) || gwids.length === 1) throw error;
      list.push({ gwid, ok: false, message: error.message });
    }
  }
  // Of several gateways each has settings of its own: its page tells.
  if (list.length > 1) noteChange(context, {});
  return { list };
}

/** Sends again what failed. */
export const retryPolicy = ({ db, caller, now }: Context, service: SecurityService, gwid: string) =>
  db.tx(async (sql): Promise<SecurityDelivery> => {
    await securedWithPackage(sql, caller.accountId, service, gwid, now());
    const again = await retry(sql, policies, { accountId: caller.accountId, device: gwid, part: service });
    if (!again) throw refuse('policyNotFailed');
    await startSecurity(sql, now(), gwid);
    return readDelivery(sql, gwid, service);
  });
