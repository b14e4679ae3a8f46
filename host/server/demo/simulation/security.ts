import type { DnsClass, SecurityService, SecuritySettings, ThreatKind } from '../../../../src/domain/security';
import type { Db, Sql } from '../../kit/store/db';
import { day, hour, hourOfDay, iso, minute } from '../../../../src/domain/time';
import { writeEvents, type ListHit } from '../../services/security/events';
import type { NewEvent } from '../../services/security/new-event';
import { badDomains, classWeights, decoyTries, threatRules, threatWeights } from './security-words';
import { between, pick, weighted } from './hash';
import { hash, unit } from '../../kit/hash';
import type { Plan } from './plan';
import { fleetOf } from './world';

/** Chances for something to happen come in stretches of this length. */
const slot = 30 * minute;
/** Days of the past that a first start writes. */
const pastDays = 60;
/** Terminals of a gateway that take part. */
const mostTerminals = 40;

interface Terminal {
  gateway_id: string;
  mac: string;
  ip: string;
  name: string;
}

interface Entry {
  gateway_id: string;
  list: 'black' | 'white';
  class: string;
  domain: string;
}

interface Watched {
  gateway_id: string;
  service: SecurityService;
  running: SecuritySettings[SecurityService];
  wan_ip: string;
  from: string;
  to: string;
}

/** One gateway with what its happenings are drawn from. */
interface Scene extends Pick<Watched, 'service'> {
  accountId: string;
  gwid: string;
  wan: string;
  seed: number;
  index: number;
  terminals: readonly Terminal[];
  entries: readonly Entry[];
}

/** How many things happen on an ordinary day, by the size of the place. */
const paces: Readonly<Record<SecurityService, (people: number) => number>> = {
  domain_parsing: (people) => Math.min(40, 8 + 4 * people),
  honeypot: (people) => Math.min(6, 1 + people / 3),
  firewall_plugin: (people) => Math.min(24, 6 + 2 * people),
};

const taken = new Error('another server wrote it');

/**
 * Lets happen to the protected gateways of a simulated fleet what happened since the last time; the first time the last
 * weeks. What gateways run decides what they intercept. One server at a time does it.
 */
export async function simulateSecurity(db: Db, plan: Plan, now: number): Promise<void> {
  const [row] = await db.query<{ guarded_at: string | null }>(
    'SELECT guarded_at FROM simulation WHERE account_id = $1',
    [plan.accountId],
  );
  if (!row) return;
  const past = now - Math.min(pastDays, plan.historyDays) * day;
  const from = row.guarded_at === null ? past : Math.max(past, Date.parse(row.guarded_at));
  if (now - from < 5_000) return;
  const events: NewEvent[] = [];
  const hits: ListHit[] = [];
  for (const [scene, settings, start, end] of await scenes(db, plan, from, now)) {
    happen(scene, settings, start, end, events, hits);
  }
  const also = (sql: Sql) => claim(sql, plan.accountId, row.guarded_at, now);
  await writeEvents(db, now, events, hits, { also, past: row.guarded_at === null }).catch((error: unknown) => {
    if (error !== taken) throw error;
  });
}

async function claim(sql: Sql, accountId: string, before: string | null, now: number): Promise<void> {
  const mine = await sql.query(
    `UPDATE simulation SET guarded_at = $2 WHERE account_id = $1 AND guarded_at IS NOT DISTINCT FROM $3::timestamptz
     RETURNING account_id`,
    [accountId, iso(now), before],
  );
  if (mine.length === 0) throw taken;
}

type Act = readonly [scene: Scene, settings: SecuritySettings[SecurityService], start: number, end: number];

async function scenes(sql: Sql, plan: Plan, from: number, to: number): Promise<Act[]> {
  const watched = await sql.query<Watched>(
    `SELECT p.gateway_id, p.service, p.running, d.wan_ip, greatest(o.starts_at, $2) AS from, least(o.expires_at, $3) AS to
     FROM guard_policy p
     JOIN device d ON d.id = p.gateway_id AND d.account_id = p.account_id AND d.simulated AND d.status = 'online'
     JOIN service_owned o ON o.gateway_id = p.gateway_id AND o.service = p.service AND o.account_id = p.account_id
     WHERE p.account_id = $1 AND (p.running->>'enabled')::boolean`,
    [plan.accountId, iso(from), iso(to)],
  );
  const ids = [...new Set(watched.map(({ gateway_id }) => gateway_id))];
  const terminals = await sql.query<Terminal>(
    `SELECT gateway_id, mac, ip, name FROM (
       SELECT gateway_id, mac, ip, coalesce(nullif(name, ''), nullif(hostname, ''), mac) AS name,
         row_number() OVER (PARTITION BY gateway_id ORDER BY id) AS n FROM client WHERE gateway_id = ANY($1::text[])
     ) c WHERE n <= ${mostTerminals} ORDER BY gateway_id, n`,
    [ids],
  );
  const entries = await sql.query<Entry>(
    'SELECT gateway_id, list, class, domain FROM guard_domain WHERE gateway_id = ANY($1::text[]) ORDER BY domain LIMIT 20000',
    [ids],
  );
  const of = <T extends { gateway_id: string }>(rows: readonly T[], id: string) =>
    rows.filter(({ gateway_id }) => gateway_id === id);
  return watched.flatMap((one): Act[] => {
    const gwid = one.gateway_id;
    const around = of(terminals, gwid);
    const index = fleetOf(plan).gateways.find(({ id }) => id === gwid)?.index;
    if (around.length === 0 || index === undefined) return [];
    const scene = {
      accountId: plan.accountId,
      gwid,
      service: one.service,
      wan: one.wan_ip,
      seed: plan.seed,
      index,
      terminals: around,
      entries: of(entries, gwid),
    };
    return [[scene, one.running, Date.parse(one.from), Date.parse(one.to)]];
  });
}

const salts: Readonly<Record<SecurityService, number>> = { domain_parsing: 901, honeypot: 902, firewall_plugin: 903 };

/** Everything between two moments, the first not included: the same moments give the same, however they are cut. */
function happen(
  scene: Scene,
  settings: SecuritySettings[SecurityService],
  from: number,
  to: number,
  events: NewEvent[],
  hits: ListHit[],
): void {
  const { seed, index, service } = scene;
  const salt = salts[service];
  const pace = paces[service](scene.terminals.length / 6) / (day / slot);
  for (let n = Math.floor(from / slot); n * slot < to; n++) {
    const awake = hourOfDay(n * slot) < 7 ? 0.35 : 1.25;
    const count = Math.floor(pace * awake + unit(seed, salt, index, n, 0));
    for (let i = 1; i <= count; i++) {
      const at = Math.floor(n * slot + unit(seed, salt, index, n, i) * slot);
      if (at <= from || at > to) continue;
      const key = hash(seed, salt, index, n, i);
      if ('classes' in settings) dnsLookup(scene, settings, at, key, events, hits);
      else if ('decoys' in settings) decoyTouch(scene, settings, at, key, events);
      else threat(scene, settings, at, key, events);
    }
  }
}

const base = ({ accountId, gwid, service }: Scene, at: number) => ({ at, accountId, gwid, service, simulated: true });

function dnsLookup(
  scene: Scene,
  { classes, spared }: SecuritySettings['domain_parsing'],
  at: number,
  key: number,
  events: NewEvent[],
  hits: ListHit[],
): void {
  const { mac, name } = pick(scene.terminals, key, 1);
  if (spared.toUpperCase().includes(mac)) return;
  const times = 1 + Math.floor(24 * unit(key, 2) ** 3);
  const names = Object.keys(classWeights) as DnsClass[];
  const listed = scene.entries.length > 0 && unit(key, 3) < 0.2 ? pick(scene.entries, key, 4) : undefined;
  const kind = names[weighted(Object.values(classWeights), unit(key, 5))]!;
  const domain = listed?.domain ?? pick(badDomains[kind], key, 6);
  const entry = listed ?? scene.entries.find((one) => domain === one.domain || domain.endsWith(`.${one.domain}`));
  if (entry) hits.push({ gwid: scene.gwid, domain: entry.domain, times, at });
  if (entry?.list === 'white') return;
  if (entry) {
    events.push({
      ...base(scene, at),
      class: entry.class,
      target: domain,
      source: mac,
      name,
      action: 'black',
      detail: entry.domain,
      times,
    });
  } else if (classes.includes(kind)) {
    events.push({
      ...base(scene, at),
      class: kind,
      target: domain,
      source: mac,
      name,
      action: 'class',
      detail: '',
      times,
    });
  }
}

function decoyTouch(
  scene: Scene,
  { decoys }: SecuritySettings['honeypot'],
  at: number,
  key: number,
  events: NewEvent[],
): void {
  // Most of it comes from few machines that have caught something.
  const { mac, name, ip } = scene.terminals[Math.floor(scene.terminals.length * unit(key, 1) ** 3)]!;
  const decoy = pick(decoys, key, 2);
  const action = unit(key, 3) < 0.4 ? 'scan' : 'try';
  events.push({
    ...base(scene, at),
    class: decoy.kind,
    target: `${ip.replace(/\d{1,3}$/, '1') || 'lan1'}:${decoy.port}`,
    source: mac,
    name: name === mac ? ip || mac : name,
    action,
    detail: action === 'try' ? pick(decoyTries[decoy.kind], key, 4) : '',
    times: 1 + Math.floor(30 * unit(key, 5) ** 3),
  });
}

function threat(
  scene: Scene,
  { mode, threats }: SecuritySettings['firewall_plugin'],
  at: number,
  key: number,
  events: NewEvent[],
): void {
  const kinds = Object.keys(threatWeights) as ThreatKind[];
  const kind = kinds[weighted(Object.values(threatWeights), unit(key, 1))]!;
  if (!threats.includes(kind)) return;
  // 203.0.113.0/24 and 198.51.100.0/24 belong to nobody: they are set aside for documents.
  const from = `${pick(['203.0.113', '198.51.100'], key, 2)}.${between(2, 40, key, 3)}`;
  const port = pick([22, 80, 443, 3389, 8080, 445], key, 4);
  events.push({
    ...base(scene, at),
    class: kind,
    target: `${scene.wan || 'wan1'}:${port}`,
    source: from,
    name: '',
    action: mode,
    detail: pick(threatRules[kind], key, 5),
    times: 1 + Math.floor(40 * unit(key, 6) ** 3),
  });
}

/** Another rule library when the newest is a day old, as a release would bring it. */
export async function releaseLibrary(sql: Sql, now: number): Promise<void> {
  const [newest] = await sql.query<{ released_at: string; rules: number }>(
    'SELECT released_at, rules FROM guard_library ORDER BY released_at DESC LIMIT 1',
  );
  if (newest && now - Date.parse(newest.released_at) < day) return;
  await insertLibrary(sql, now - (now % hour), (newest?.rules ?? 18_000) + between(8, 60, Math.floor(now / day)));
}

/** Stores a rule library that came out at a moment. */
export async function insertLibrary(sql: Sql, at: number, rules: number): Promise<void> {
  const version = iso(at + 8 * hour)
    .slice(0, 10)
    .replaceAll('-', '.');
  const notes = [
    pick(['新增摄像头漏洞规则', '新增勒索软件特征', '降低误报', '更新僵尸网络地址'], Math.floor(at / day)),
  ];
  await sql.query(
    'INSERT INTO guard_library (version, released_at, rules, notes) VALUES ($1, $2, $3, $4::text[]) ON CONFLICT DO NOTHING',
    [version, iso(at), rules, notes],
  );
}
