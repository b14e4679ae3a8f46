import {
  limitsOf,
  offeredSettings,
  withinLimits,
  type SecurityService,
  type SecuritySettings,
} from '../../../../src/domain/security';
import { addMonths } from '../../../../src/domain/service';
import type { Sql } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';
import { insertRows } from '../../kit/sql/bulk';
import { day, hour, iso } from '../../../../src/domain/time';
import { insertLibrary, simulateSecurity } from '../simulation/security';
import { unit } from '../../kit/hash';
import type { DemoServices, Plan } from '../simulation/plan';
import { fleetOf } from '../simulation/world';
import { seedKnownConfigs } from './security-config';

/** Share of the gateways that each service protects; the first of a fleet always. */
const shares: Readonly<Record<SecurityService, number>> = {
  domain_parsing: 0.12,
  firewall_plugin: 0.06,
  honeypot: 0.04,
};

/** Services that protect some of the demo's gateways, what they are set to, and what they have intercepted so far. */
export async function seedSecurity({ db, now, fleets, vault }: DemoServices): Promise<void> {
  const at = now();
  for (const [age, rules] of [
    [15, 17_802],
    [8, 17_941],
    [0.6, 18_066],
  ] as const)
    await insertLibrary(db, at - age * day, rules);
  for (const plan of fleets) {
    await db.tx((sql) => protect(sql, vault, plan, at));
    await simulateSecurity(db, plan, at);
  }
}

async function protect(sql: Sql, vault: Vault, plan: Plan, now: number): Promise<void> {
  const there = await sql.query("SELECT 1 FROM service_owned WHERE account_id = $1 AND id LIKE 'own_guard%' LIMIT 1", [
    plan.accountId,
  ]);
  if (there.length > 0) return;
  const [library] = await sql.query<{ version: string }>(
    'SELECT version FROM guard_library ORDER BY released_at DESC OFFSET 1 LIMIT 1',
  );
  const bound = await sql.query<{ id: string }>('SELECT id FROM device WHERE account_id = $1 AND simulated', [
    plan.accountId,
  ]);
  const ids = new Set(bound.map(({ id }) => id));
  await seedKnownConfigs(sql, vault, fleetOf(plan), (id) => ids.has(id), now);
  for (const service of Object.keys(shares) as SecurityService[]) {
    const count = Math.max(2, Math.round(plan.gateways * shares[service]));
    const chosen = fleetOf(plan)
      .gateways.filter(({ id }) => ids.has(id))
      .slice(0, count);
    for (const [i, gateway] of chosen.entries()) {
      // The last one has run out, the one before ends soon and is on trial.
      const tier = i === chosen.length - 2 ? 'trial' : i % 3 === 2 ? 'basic' : 'pro';
      const ends =
        i === chosen.length - 1 ? now - 2 * day : i === chosen.length - 2 ? now + 4 * day : addMonths(now, 3 + (i % 9));
      const starts = tier === 'trial' ? now - 3 * day : now - (50 + 20 * (i % 4)) * day;
      await sell(sql, plan.accountId, service, gateway.id, tier, starts, ends, i);
      const settings = settingsFor(service, tier, unit(plan.seed, 931, i), library?.version ?? '');
      await setUp(sql, plan.accountId, service, gateway.id, settings, starts);
      if (service === 'domain_parsing') await list(sql, plan.accountId, gateway.id, tier, now);
    }
  }
}

async function sell(
  sql: Sql,
  accountId: string,
  service: SecurityService,
  gwid: string,
  tier: string,
  starts: number,
  ends: number,
  i: number,
): Promise<void> {
  await sql.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, warned_for, created_at)
     VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $7, $6) ON CONFLICT DO NOTHING`,
    [`own_guard_${service}_${accountId}_${i}`, accountId, service, tier, gwid, iso(starts), iso(ends)],
  );
}

/** Sensible settings, a little different from place to place. */
function settingsFor(
  service: SecurityService,
  tier: string,
  chance: number,
  library: string,
): SecuritySettings[SecurityService] {
  const limits = limitsOf(service, tier);
  const offered = offeredSettings(service, limits);
  if ('classes' in offered) {
    const classes = (
      ['malware', 'phishing', 'mining', 'botnet', 'advert', 'adult', 'gambling', 'fraud', 'tracking'] as const
    ).slice(0, chance < 0.5 ? 9 : 8);
    return withinLimits('domain_parsing', { enabled: true, classes: [...classes], spared: '' }, limits);
  }
  return 'library' in offered
    ? { ...offered, enabled: true, auto: chance < 0.6, library }
    : { ...offered, enabled: true };
}

async function setUp(
  sql: Sql,
  accountId: string,
  service: SecurityService,
  gwid: string,
  settings: SecuritySettings[SecurityService],
  at: number,
): Promise<void> {
  await sql.query(
    `INSERT INTO guard_policy (gateway_id, service, account_id, settings, state, running, running_version, changed_by, changed_at, settled_at)
     VALUES ($1, $2, $3, $4, 'done', $4, 1, '', $5, $5) ON CONFLICT DO NOTHING`,
    [gwid, service, accountId, settings, iso(at + hour)],
  );
}

/** Domains that somebody put into the lists by hand. */
const lists: readonly (readonly [list: 'black' | 'white', kind: string, domain: string])[] = [
  ['black', 'all', 'short-video.example'],
  ['black', 'gambling', 'football-odds.example'],
  ['black', 'all', 'p2p-download.example'],
  ['black', 'advert', 'clickstorm.example'],
  ['white', 'advert', 'ads.popmedia.example'],
  ['white', 'all', 'metrics.shadowlog.example'],
  ['white', 'all', 'pay.partner-shop.example'],
];

async function list(sql: Sql, accountId: string, gwid: string, tier: string, now: number): Promise<void> {
  const rows = (tier === 'trial' ? lists.slice(0, 2) : lists).map(([name, kind, domain], i) => ({
    id: `dom_${gwid}_${i}`,
    gateway_id: gwid,
    account_id: accountId,
    list: name,
    class: kind,
    domain,
    label: '',
    created_at: iso(now - (40 - 3 * i) * day),
  }));
  const text = 'text';
  const columns = {
    id: text,
    gateway_id: text,
    account_id: text,
    list: text,
    class: text,
    domain: text,
    label: text,
    created_at: 'timestamptz',
  };
  await insertRows(sql, 'guard_domain', columns, rows, 'ON CONFLICT DO NOTHING');
}
