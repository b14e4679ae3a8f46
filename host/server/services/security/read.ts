import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { SecurityGateway, guardGateways, SecurityPolicy } from '../../../../src/api/contract/guard';
import { beijingDay, iso, monthStart } from '../../../../src/domain/time';
import {
  offeredSettings,
  withinLimits,
  type SecurityService,
  type SecuritySettings,
} from '../../../../src/domain/security';
import { ownedState } from '../../../../src/domain/service';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { readPage } from '../../kit/sql/page';
import { searchPatterns } from '../../kit/sql/search';
import type { Said } from '../../kit/refusal';
import { soldTier } from '../catalogue/catalogue';
import { newestLibrary } from './change';
import { asArrays, inLog, keptLess } from './kept';
import { secured } from './known';

/** What was last sent to a gateway; all null where nothing ever was. */
interface Policy {
  settings: SecuritySettings[SecurityService];
  state: 'pending' | 'sent' | 'done' | 'failed';
  version: number;
  running_version: number;
  error: string;
  error_said: Said | null;
  attempts: number;
  changed_by: string;
  changed_at: string;
}

type Stored = {
  gwid: string;
  remark: string;
  online: boolean;
  simulated: boolean;
  tier: string | null;
  expires_at: string | null;
  library: string | null;
} & (Policy | { [K in keyof Policy]: null });

const columns = `d.id AS gwid, d.remark, d.status = 'online' AS online, d.simulated, o.tier, o.expires_at, p.settings, p.state,
  p.version, p.running_version, p.error, p.error_said, p.attempts, p.changed_by, p.changed_at, p.running->>'library' AS library`;
const policy = 'LEFT JOIN guard_policy p ON p.gateway_id = d.id AND p.service = $2 AND p.account_id = d.account_id';
const stateSql = `CASE WHEN o.expires_at <= $3 THEN 'expired'
  WHEN coalesce((p.settings->>'enabled')::boolean, false) THEN 'on' ELSE 'off' END`;

/** One page of gateways with a service, what needs care first; or of those without. */
export async function gatewayPage(
  { db, caller, now }: Context,
  { service, state, q, ...paging }: ParsedOf<typeof guardGateways>,
): Promise<DataOf<typeof guardGateways>> {
  const at = now();
  const base = [caller.accountId, service, iso(at)];
  const found = `($4::text[] IS NULL OR d.search LIKE ANY($4::text[]))`;
  const params = [...base, q ? searchPatterns(q) : null];
  const owned = `FROM service_owned o JOIN device d ON d.id = o.gateway_id AND d.account_id = o.account_id AND d.kind = 'gateway'
    ${policy} WHERE o.account_id = $1 AND o.service = $2 AND ${found}`;
  const counted = await db.query<{ state: 'on' | 'off' | 'expired'; n: number }>(
    `SELECT ${stateSql} AS state, count(*) AS n ${owned} GROUP BY 1`,
    params,
  );
  const n = (one: string) => counted.find((row) => row.state === one)?.n ?? 0;
  const all = n('on') + n('off') + n('expired');
  // Gateways without it: those that match less those that have it; few have it, and there may be very many.
  const [{ matching } = { matching: 0 }] = await db.query<{ matching: number }>(
    `SELECT count(*) AS matching FROM device d WHERE d.account_id = $1 AND d.kind = 'gateway'
       AND ($2::text[] IS NULL OR d.search LIKE ANY($2::text[]))`,
    [caller.accountId, q ? searchPatterns(q) : null],
  );
  const counts = { all, on: n('on'), off: n('off'), expired: n('expired'), none: matching - all };
  const wanted =
    state === 'none'
      ? {
          from: `FROM device d LEFT JOIN service_owned o ON false
            ${policy} WHERE d.account_id = $1 AND d.kind = 'gateway' AND ${found}
              AND NOT EXISTS (SELECT 1 FROM service_owned w WHERE w.gateway_id = d.id AND w.service = $2 AND w.account_id = $1)`,
          order: 'd.bound_at DESC, d.id DESC',
        }
      : {
          from: `${owned} AND ($5::text IS NULL OR ${stateSql} = $5)`,
          order: `(p.state = 'failed') DESC NULLS LAST, (o.expires_at <= $3) DESC, o.expires_at, d.id`,
        };
  const { list, total } = await readPage<Stored>(
    db,
    { select: columns, ...wanted, params: [...params, state ?? null], total: counts[state ?? 'all'] },
    paging,
  );
  return { list: await withCounts(db, caller.accountId, service, list, at), total, counts };
}

/** Adds what was intercepted today and this month and is in the log. */
async function withCounts(
  sql: Sql,
  accountId: string,
  service: SecurityService,
  rows: readonly Stored[],
  now: number,
): Promise<SecurityGateway[]> {
  const month = monthStart(now);
  const kept = await keptLess(sql, accountId, service, month, now);
  const sums = await sql.query<{ gateway_id: string; today: number; month: number }>(
    `SELECT e.gateway_id, coalesce(sum(e.times) FILTER (WHERE e.day = $4), 0) AS today, sum(e.times) AS month
     FROM guard_day e WHERE e.gateway_id = ANY($3::text[]) AND e.service = $2 AND e.account_id = $1 AND e.day >= $5
       AND ${inLog('$6', '$7')} GROUP BY 1`,
    [accountId, service, rows.map(({ gwid }) => gwid), beijingDay(now), beijingDay(month), ...asArrays(kept)],
  );
  const byGateway = new Map(sums.map((row) => [row.gateway_id, row]));
  return rows.map((row) => toGateway(row, service, byGateway.get(row.gwid), now));
}

const chosenOf = (settings: SecuritySettings[SecurityService] | null): number => {
  if (!settings) return 0;
  if ('classes' in settings) return settings.classes.length;
  return 'decoys' in settings ? settings.decoys.length : settings.threats.length;
};

function toGateway(
  row: Stored,
  service: SecurityService,
  sum: { today: number; month: number } | undefined,
  now: number,
): SecurityGateway {
  const { gwid, remark, online, simulated, tier, expires_at, settings } = row;
  const state = expires_at === null ? undefined : ownedState(Date.parse(expires_at), now);
  return {
    gwid,
    remark,
    online,
    simulated,
    plan:
      tier === null || expires_at === null || state === undefined
        ? null
        : { tier, tier_name: soldTier(service, tier)?.name ?? tier, state, expires_at },
    enabled: state !== undefined && state !== 'expired' && settings?.enabled === true,
    delivery:
      row.settings === null
        ? null
        : {
            state: row.state,
            version: row.version,
            running_version: row.running_version,
            error: row.error,
            error_said: row.error_said,
            attempts: row.attempts,
            changed_by: row.changed_by,
            changed_at: row.changed_at,
          },
    chosen: chosenOf(settings),
    library: row.library ?? '',
    today: sum?.today ?? 0,
    month: sum?.month ?? 0,
  };
}

/** How one gateway of the caller is protected. */
export async function policyOf(
  { db, caller, now }: Context,
  service: SecurityService,
  gwid: string,
): Promise<SecurityPolicy> {
  const at = now();
  const { accountId } = caller;
  const { limits } = await secured(db, accountId, service, gwid, at);
  const [row] = await db.query<Stored>(
    `SELECT ${columns} FROM device d
     LEFT JOIN service_owned o ON o.gateway_id = d.id AND o.account_id = d.account_id AND o.service = $2
     ${policy} WHERE d.account_id = $1 AND d.id = $3`,
    [accountId, service, gwid],
  );
  const [gateway] = await withCounts(db, accountId, service, [row!], at);
  const [lists] = await db.query<{ black: number; white: number }>(
    `SELECT count(*) FILTER (WHERE list = 'black') AS black, count(*) FILTER (WHERE list = 'white') AS white
     FROM guard_domain WHERE gateway_id = $1 AND account_id = $2`,
    [gwid, accountId],
  );
  // After a downgrade the form begins with what the package still allows.
  const shown = <S extends SecurityService>(one: S): SecuritySettings[S] | null => {
    if (one !== (service as SecurityService)) return null;
    const stored = (row!.settings as SecuritySettings[S] | null) ?? offeredSettings(one, limits);
    return gateway!.plan && gateway!.plan.state !== 'expired' ? withinLimits(one, stored, limits) : stored;
  };
  const firewall = shown('firewall_plugin');
  return {
    ...gateway!,
    limits,
    dns: shown('domain_parsing'),
    honeypot: shown('honeypot'),
    firewall: firewall && withoutLibrary(firewall),
    lists: lists!,
    ...(await libraryOf(db, service, gateway!.library)),
  };
}

const withoutLibrary = ({ enabled, mode, threats, apps, auto }: SecuritySettings['firewall_plugin']) => ({
  enabled,
  mode,
  threats,
  apps,
  auto,
});

async function libraryOf(
  sql: Sql,
  service: SecurityService,
  running: string,
): Promise<Pick<SecurityPolicy, 'newest' | 'rules'>> {
  if (service !== 'firewall_plugin') return { newest: null, rules: null };
  const rows = await sql.query<NonNullable<SecurityPolicy['newest']>>(
    'SELECT version, released_at, rules, notes FROM guard_library WHERE version = ANY($1::text[])',
    [[await newestLibrary(sql), running]],
  );
  const newest = rows.reduce<(typeof rows)[number] | null>(
    (best, row) => (best === null || row.released_at > best.released_at ? row : best),
    null,
  );
  return { newest, rules: rows.find(({ version }) => version === running)?.rules ?? null };
}
