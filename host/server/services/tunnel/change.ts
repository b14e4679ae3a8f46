import { randomInt } from 'node:crypto';
import type { ParsedOf } from '../../../../src/api/endpoint';
import type { tunnelSave } from '../../../../src/api/contract/tunnel';
import {
  isInside,
  isReserved,
  needsPort,
  tunnelAddress,
  tunnelPlans,
  type TunnelPlan,
} from '../../../../src/domain/tunnel';
import { internalIp, ipList, maxLength, port as portRule, required, tunnelDomain } from '../../../../src/rules';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import { isDuplicate, type Sql } from '../../kit/store/db';
import { retryDelivery, settingChanged } from '../../fleet/delivery/settings';
import { iso } from '../../../../src/domain/time';
import { byNames } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { soldTier } from '../catalogue/catalogue';
import { servedBy } from './serving';
import { ownMappings, suffixOf, type StoredMapping } from './read';
import { because, invalid, refuse } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';

/** Ports of the cloud for what is not told apart by its host name. */
const outerPorts = { from: 20_000, to: 59_999 };

type Input = ParsedOf<typeof tunnelSave>;

/** Makes or changes a mapping; what is left of the package is counted while nobody else can change it. */
export async function saveMapping(context: Context, input: Input): Promise<{ id: string; address: string }> {
  const { db, caller } = context;
  const allowed = input.allowed.filter((line) => line !== '');
  return db.tx(async (sql) => {
    const before = input.id === undefined ? undefined : (await ownMappings(sql, caller.accountId, [input.id]))[0]!;
    if (before && before.gateway_id !== input.gwid) throw refuse('noMapping');
    const plan = await planOf(sql, context, input.gwid);
    const given = before?.subdomain ?? (plan.custom ? '' : randomName());
    const subdomain = plan.custom && input.subdomain !== '' ? input.subdomain : given || randomName();
    check(input, plan.custom ? subdomain : '', plan.whitelist ? allowed : []);
    if (!before) await mustHaveRoom(sql, input.gwid, plan);
    if (input.enabled && !before?.enabled) await mustServe(sql, input.gwid, plan, 1);
    const outer = needsPort(input.protocol) ? (before?.outer_port ?? (await freePort(sql))) : null;
    const after: StoredMapping = {
      id: before?.id ?? newId('tun'),
      gateway_id: input.gwid,
      name: input.name,
      subdomain,
      protocol: input.protocol,
      inner_ip: input.ip,
      inner_port: Number(input.port),
      outer_port: outer,
      // A smaller package hides the list and keeps it: opening a mapping to everybody is nobody's wish.
      allowed: plan.whitelist ? allowed : (before?.allowed ?? []),
      enabled: input.enabled,
    };
    const rev = await settingChanged(sql, { accountId: caller.accountId, gwid: input.gwid, kind: 'tunnel' });
    await servedBy(sql, input.gwid, plan.tier);
    await write(sql, context, after, rev).catch((error: unknown) => {
      throw isDuplicate(error) ? invalid({ subdomain: because('subdomainTaken') }) : error;
    });
    noteChange(context, changeOf(before, after));
    return { id: after.id, address: tunnelAddress(`${subdomain}.${suffixOf(context)}`, input.protocol, outer) };
  });
}

/** Switches mappings on or off. */
export async function switchMappings(context: Context, ids: readonly string[], enabled: boolean): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const rows = await ownMappings(sql, caller.accountId, ids);
    const changing = rows.filter((row) => row.enabled !== enabled);
    for (const [gwid, own] of byGateway(changing)) {
      if (enabled) await mustServe(sql, gwid, await planOf(sql, context, gwid), own.length);
      const rev = await settingChanged(sql, { accountId: caller.accountId, gwid, kind: 'tunnel' });
      await sql.query(
        'UPDATE tunnel_mapping SET enabled = $3, rev = $4 WHERE account_id = $1 AND id = ANY($2::text[])',
        [caller.accountId, own.map(({ id }) => id), enabled, rev],
      );
    }
    noteChange(context, byNames(rows.map((row) => [row.name, [onOff(row.enabled), onOff(enabled)] as const])));
  });
}

/** Removes mappings; their gateways are told. */
export async function removeMappings(context: Context, ids: readonly string[]): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const rows = await ownMappings(sql, caller.accountId, ids);
    await sql.query('DELETE FROM tunnel_mapping WHERE account_id = $1 AND id = ANY($2::text[])', [
      caller.accountId,
      ids,
    ]);
    for (const [gwid] of byGateway(rows)) {
      await settingChanged(sql, { accountId: caller.accountId, gwid, kind: 'tunnel' });
    }
    noteChange(
      context,
      byNames(rows.map((row) => [row.name, [`${row.subdomain} → ${row.inner_ip}:${row.inner_port}`, '已删除']])),
    );
  });
}

/** Delivers what failed once more. */
export async function retryMappings({ db, caller }: Context, gwid: string): Promise<void> {
  if (!(await retryDelivery(db, caller.accountId, gwid, 'tunnel'))) throw refuse('mappingsNotFailed');
}

interface OwnPlan extends TunnelPlan {
  tier: string;
  name: string;
}

/** What the package of a gateway gives, kept from changing until the transaction ends. */
async function planOf(sql: Sql, { caller, now }: Context, gwid: string): Promise<OwnPlan> {
  const [device] = await sql.query(`SELECT 1 FROM device WHERE account_id = $1 AND id = $2 AND kind = 'gateway'`, [
    caller.accountId,
    gwid,
  ]);
  if (!device) throw refuse('noGateway');
  const [owned] = await sql.query<{ tier: string }>(
    `SELECT tier FROM service_owned WHERE service = 'tunnel' AND gateway_id = $1 AND account_id = $2 AND expires_at > $3
     FOR UPDATE`,
    [gwid, caller.accountId, iso(now())],
  );
  const plan = owned && tunnelPlans[owned.tier];
  if (!plan) throw refuse('noTunnel');
  return { ...plan, tier: owned.tier, name: soldTier('tunnel', owned.tier)?.name ?? owned.tier };
}

/** The browser's form makes the same checks. */
function check(input: Input, subdomain: string, allowed: readonly string[]): void {
  validate({
    name: checks<string>('mappingName', required, maxLength(64))(input.name),
    ...(subdomain && {
      subdomain:
        checks<string>('subdomain', tunnelDomain)(subdomain) ??
        (isReserved(subdomain) ? because('subdomainReserved') : undefined),
    }),
    ip:
      checks<string>('innerIp', required, internalIp)(input.ip) ??
      (isInside(input.ip) ? undefined : because('notBehindGateway')),
    port: checks<string>('innerPort', required, portRule)(input.port),
    allowed: checks<string>('allowed', ipList())(allowed.join('\n')),
  });
}

async function mustHaveRoom(sql: Sql, gwid: string, plan: OwnPlan): Promise<void> {
  const [{ count } = { count: 0 }] = await sql.query<{ count: number }>(
    'SELECT count(*) AS count FROM tunnel_mapping WHERE gateway_id = $1',
    [gwid],
  );
  if (count >= plan.mappings) throw full(plan);
}

async function mustServe(sql: Sql, gwid: string, plan: OwnPlan, more: number): Promise<void> {
  const [{ count } = { count: 0 }] = await sql.query<{ count: number }>(
    'SELECT count(*) AS count FROM tunnel_mapping WHERE gateway_id = $1 AND enabled',
    [gwid],
  );
  if (count + more > plan.mappings) throw full(plan);
}

const full = ({ name, mappings }: OwnPlan) => refuse('mappingsMost', { plan: name, most: mappings });

/** A port of the cloud that nobody has. One at a time: two mappings must not take the same. */
async function freePort(sql: Sql): Promise<number> {
  await sql.query(`SELECT pg_advisory_xact_lock(hashtext('tunnel-port'))`);
  const from = randomInt(outerPorts.from, outerPorts.to + 1);
  const [row] = await sql.query<{ port: number }>(
    `SELECT p AS port FROM generate_series($1::integer, $2::integer) p
     WHERE NOT EXISTS (SELECT 1 FROM tunnel_mapping m WHERE m.outer_port = p) ORDER BY p < $3, p LIMIT 1`,
    [outerPorts.from, outerPorts.to, from],
  );
  if (!row) throw refuse('portsGone');
  return row.port;
}

/** A name for those who cannot choose: not to be guessed, it is a way in. */
const randomName = (): string =>
  Array.from({ length: 12 }, () => '23456789abcdefghjkmnpqrstuvwxyz'[randomInt(31)]).join('');

const write = (sql: Sql, { caller, now }: Context, m: StoredMapping, rev: number) =>
  sql.query(
    `INSERT INTO tunnel_mapping (id, account_id, gateway_id, name, subdomain, protocol, inner_ip, inner_port, outer_port,
       allowed, enabled, rev, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[], $11, $12, $13)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, subdomain = excluded.subdomain, protocol = excluded.protocol,
       inner_ip = excluded.inner_ip, inner_port = excluded.inner_port, outer_port = excluded.outer_port,
       allowed = excluded.allowed, enabled = excluded.enabled, rev = excluded.rev`,
    [
      m.id,
      caller.accountId,
      m.gateway_id,
      m.name,
      m.subdomain,
      m.protocol,
      m.inner_ip,
      m.inner_port,
      m.outer_port,
      m.allowed,
      m.enabled,
      rev,
      iso(now()),
    ],
  );

function byGateway(rows: readonly StoredMapping[]): Map<string, StoredMapping[]> {
  const found = new Map<string, StoredMapping[]>();
  for (const row of rows) found.set(row.gateway_id, [...(found.get(row.gateway_id) ?? []), row]);
  return found;
}

const onOff = (enabled: boolean) => (enabled ? '启用' : '停用');

function changeOf(before: StoredMapping | undefined, after: StoredMapping) {
  const facts = (m: StoredMapping | undefined) => ({
    名称: m?.name ?? '',
    子域名: m?.subdomain ?? '',
    协议: m?.protocol.toUpperCase() ?? '',
    内网地址: m ? `${m.inner_ip}:${m.inner_port}` : '',
    访问白名单: m ? m.allowed.join(' ') || '不限' : '',
    状态: m ? onOff(m.enabled) : '',
  });
  const [was, is] = [facts(before), facts(after)];
  return Object.fromEntries(
    (Object.keys(is) as (keyof typeof is)[]).map((name) => [name, [was[name], is[name]] as const]),
  );
}
