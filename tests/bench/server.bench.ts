import { createClient, type Client } from '../../src/api/client';
import { alarms } from '../../src/api/contract/alarm';
import { backups } from '../../src/api/contract/backup';
import { assets, macInfo, onlineUsers } from '../../src/api/contract/client';
import { configVersions, deviceConfig } from '../../src/api/contract/config';
import {
  aps,
  devices,
  filterOptions,
  firewalls,
  gateways,
  groups,
  switches,
  throughput,
} from '../../src/api/contract/device';
import { cameraRouters, cameras } from '../../src/api/contract/equipment';
import { campaigns } from '../../src/api/contract/firmware';
import { jobItems, jobs } from '../../src/api/contract/job';
import { logs } from '../../src/api/contract/log';
import { messages } from '../../src/api/contract/message';
import { globalSearch } from '../../src/api/contract/search';
import { sdwanCandidates, sdwanDetail, sdwanNetworks } from '../../src/api/contract/sdwan';
import { sdwanChecks } from '../../src/api/contract/sdwan-check';
import { sdwanMap } from '../../src/api/contract/sdwan-map';
import { complex } from '../../src/api/contract/stats';
import { tunnelGateways, tunnelList } from '../../src/api/contract/tunnel';
import { createApp } from '../../host/server/app';
import type { Services } from '../../host/server/kit/context/context';
import { keepHistory } from '../../host/server/kit/history/parts';
import { publish } from '../../host/server/kit/stream/publish';
import { takeReport } from '../../host/server/fleet/gateway-link/report';
import { hubOf } from '../../host/server/kit/stream/hub';
import { mostCounted } from '../../src/ui/table/model/pages';
import { median, table } from './print';
import { fillFleet } from './server-fleet';
import { patiently } from '../../host/server/kit/store';
import { openScratch, servicesOver, spentByPostgres } from './server-store';

/** Fleets that are measured; `BENCH_SIZES=1000,10000` measures others. */
const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
/** A database that stays after the run and is not filled again; one size then. */
const kept = process.env.BENCH_KEPT;
/** Which questions are asked: those whose names match. */
const only = new RegExp(process.env.BENCH_ONLY ?? '');
/** Answers of each question; the middle one counts, and the one that 95 of a hundred are not slower than. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 21);
/** The page of each list that is looked at besides the first, from fleets of so many devices on. */
const deep = { page: 1000, from: 1_000_000 } as const;
/** Reports of gateways that are taken, so many at a time. */
const reports = { count: 200, atOnce: 8 } as const;
/** Streams that are open, and events that each is told. */
const listening = { streams: 50, events: 400 } as const;

interface Figure {
  /** What was asked. */
  name: string;
  /** Milliseconds by the clock and of this process, the middle of all rounds; or something a second. */
  wall: number;
  /** The fastest round: nearest to what a machine without other work needs. */
  least?: number;
  /** What 95 of a hundred rounds are not slower than. */
  slow?: number;
  cpu?: number;
  /** Milliseconds of all processes of PostgreSQL, where it runs on this machine. */
  store?: number;
  unit?: string;
}

/**
 * The server in this process, without a network, over fleets of growing size: on the embedded store, or where
 * `DATABASE_URL` leads (a scratch database is made there and dropped). CPU is this process's: with PostgreSQL the
 * database's own work is in the other one.
 */
export async function run(): Promise<string> {
  const url = process.env.DATABASE_URL;
  const columns: Figure[][] = [];
  for (const size of sizes) columns.push(await measure(size, url));
  const [first = []] = columns;
  const head = ['', ...sizes.map((size) => `${size.toLocaleString('en')} devices`), `${sizes.at(-1)} : ${sizes[0]}`];
  const rows = first.map(({ name, unit = 'ms' }, i) => {
    const figures = columns.map((column) => column[i]!);
    const ratio = figures.at(-1)!.wall / Math.max(figures[0]!.wall, 0.01);
    return [name, ...figures.map((one) => said(one, unit)), `${ratio.toFixed(1)}x`];
  });
  return `${url ? 'PostgreSQL' : 'embedded store'}, ms by the clock in the middle, at most 95 % and the fastest of ${rounds} rounds (ms of CPU${url ? ' here, of PostgreSQL' : ''})\n${table(head, rows)}`;
}

const said = ({ wall, slow, least, cpu, store }: Figure, unit: string): string =>
  unit === 'ms'
    ? `${wall.toFixed(1)} ${(slow ?? wall).toFixed(1)} ${(least ?? wall).toFixed(1)} (${[cpu ?? 0, store].flatMap((one) => one?.toFixed(1) ?? []).join(', ')})`
    : `${Math.round(wall)} ${unit}`;

async function measure(size: number, url: string | undefined): Promise<Figure[]> {
  const services = servicesOver(await openScratch(url, kept));
  try {
    const [known] = await services.db.query<{ filled: boolean }>(`SELECT to_regclass('filled') IS NOT NULL AS filled`);
    if (!known!.filled) {
      await patiently(() => fillFleet(services.db, size));
      // What broke off halfway is filled again, and says so by what is there already.
      await services.db.exec('CREATE TABLE filled ()');
    }
    const client = owner(services);
    const spent = url ? await spentByPostgres(services.db) : undefined;
    const figures: Figure[] = [];
    for (const [name, ask] of questions(client, size).filter(([name]) => only.test(name)))
      figures.push(await timed(name, ask, spent));
    figures.push(memory());
    figures.push(await ingest(services), await stream(services));
    return figures;
  } finally {
    await services.db.close();
  }
}

/** A client of the account that owns the fleet. */
function owner(services: Services): Client {
  const app = createApp(services, {
    authenticate: async () => ({ accountId: 'bench', sessionId: 'bench', scopes: [] }),
  });
  return createClient({ baseUrl: 'http://netpane.test', token: () => 'bench', fetch: (request) => app(request) });
}

type Question = readonly [name: string, ask: () => Promise<unknown>];

export function questions(client: Client, size: number): Question[] {
  const asked = firstPages((endpoint, input) => client.call(endpoint, input), size);
  if (size < deep.from) return asked;
  // The same lists and searches far from their beginning; what has no pages answers as before.
  const far = firstPages(
    (endpoint, input) => client.call(endpoint, { ...(input as object), page: deep.page } as typeof input),
    size,
  );
  const paged = far.filter(([name]) => /^(list|search)/.test(name) && !name.includes('page'));
  return [...asked, ...paged.map(([name, ask]): Question => [`${name}, page ${deep.page}`, ask])];
}

function firstPages(call: Client['call'], size: number): Question[] {
  const last = `gw${String(Math.floor(size / 4) - 1).padStart(10, '0')}`;
  return [
    ['list gateways', () => call(gateways, {})],
    ['list gateways by name', () => call(gateways, { sort: 'remark', order: 'asc' })],
    ['list gateways by rate', () => call(gateways, { sort: 'down', order: 'desc' })],
    ['list gateways by uptime', () => call(gateways, { sort: 'uptime', order: 'desc' })],
    ['list gateways by last contact', () => call(gateways, { sort: 'last_seen', order: 'desc' })],
    ['list gateways offline', () => call(gateways, { status: 'offline' })],
    ['list gateways with alarms', () => call(gateways, { alarm: 'open' })],
    ['list APs', () => call(aps, {})],
    ['list APs by terminals', () => call(aps, { sort: 'clients', order: 'desc' })],
    ['list switches', () => call(switches, {})],
    ['list firewalls', () => call(firewalls, {})],
    ['list all devices', () => call(devices, {})],
    ['list all by rate', () => call(devices, { sort: 'down', order: 'desc' })],
    ['list all of a model by rate', () => call(devices, { sort: 'down', order: 'desc', model: 'NP-R1' })],
    ['list all, page 20', () => call(devices, { page: Math.min(20, Math.ceil(size / 50)) })],
    ['list alarms', () => call(alarms, { state: 'open' })],
    ['list past alarms', () => call(alarms, { state: 'cleared' })],
    ['list past alarms, last page', () => call(alarms, { state: 'cleared', page: Math.floor(size / 60) })],
    ['list online users', () => call(onlineUsers, {})],
    ['list online users by rate', () => call(onlineUsers, { sort: 'down', order: 'desc' })],
    ['list online users by signal', () => call(onlineUsers, { sort: 'signal', order: 'asc' })],
    ['list online users by bytes', () => call(onlineUsers, { sort: 'down_bytes', order: 'desc' })],
    ['list online users by name', () => call(onlineUsers, { sort: 'name', order: 'asc' })],
    ['list users of today', () => call(onlineUsers, { seen: 'today' })],
    ['list users of today by rate', () => call(onlineUsers, { seen: 'today', sort: 'down', order: 'desc' })],
    ['list assets of a big site', () => call(assets, { gwid: last })],
    ['list cameras', () => call(cameras, {})],
    ['list cameras by name', () => call(cameras, { sort: 'name', order: 'asc' })],
    ['list routers with cameras', () => call(cameraRouters, {})],
    ['list networks of SD-WAN', () => call(sdwanNetworks, {})],
    ['list gateways for SD-WAN', () => call(sdwanCandidates, { state: 'free' })],
    ['network of SD-WAN', () => call(sdwanDetail, { id: 'nw0' })],
    ['network of SD-WAN on the map', () => call(sdwanMap, { gwid: 'gw0000000000', type: '1' })],
    ['list health checks', () => call(sdwanChecks, { network: 'nw0' })],
    ['list health checks of all', () => call(sdwanChecks, {})],
    ['list tunnel mappings', () => call(tunnelList, {})],
    ['list gateways with tunnels', () => call(tunnelGateways, {})],
    ['list messages', () => call(messages, {})],
    ['list jobs', () => call(jobs, {})],
    ['list devices of a job', () => call(jobItems, { id: 'jb1' })],
    ['list upgrades', () => call(campaigns, {})],
    ['list groups', () => call(groups, { kind: 'gateway' })],
    ['list models to filter by', () => call(filterOptions, { kind: 'gateway' })],
    ['list MAC information', () => call(macInfo, { mac: '02:00:00:00:00:07' })],
    ['list a configuration table', () => call(deviceConfig, { id: last })],
    ['list configuration versions', () => call(configVersions, { id: last })],
    ['list backups', () => call(backups, {})],
    ['list action log', () => call(logs, { kind: 'action' })],
    ['list online log', () => call(logs, { kind: 'online' })],
    ['list sign-in log', () => call(logs, { kind: 'auth' })],
    ['list upgrade log', () => call(logs, { kind: 'upgrade' })],
    ['list business log', () => call(logs, { kind: 'business' })],
    ['list action log, last page', () => call(logs, { kind: 'action', page: Math.floor(size / 50) })],
    ['list sign-in log, last page', () => call(logs, { kind: 'auth', page: Math.floor(size / 100) })],
    ['search devices, one hit', () => call(devices, { q: last, most: mostCounted })],
    ['search devices, many hits', () => call(devices, { q: '门店', most: mostCounted })],
    ['search devices, many hits, all counted', () => call(devices, { q: '门店' })],
    ['search APs, many hits', () => call(aps, { q: '门店', most: mostCounted })],
    ['search APs, word of all sites', () => call(aps, { q: '站点', most: mostCounted })],
    ['search APs, word of a tenth of the sites', () => call(aps, { q: '旗舰', most: mostCounted })],
    ['search APs, own word of a tenth', () => call(aps, { q: 'NP-R7', most: mostCounted })],
    ['search devices, word of a tenth', () => call(devices, { q: 'NP-R7', most: mostCounted })],
    ['search gateways, word of a tenth', () => call(gateways, { q: 'NP-R7', most: mostCounted })],
    ['search devices, none', () => call(devices, { q: '没有这样的', most: mostCounted })],
    ['search devices, one character', () => call(devices, { q: '店', most: mostCounted })],
    ['search all, one hit', () => call(globalSearch, { q: last })],
    ['search all, many hits', () => call(globalSearch, { q: '门店' })],
    ['search all, none', () => call(globalSearch, { q: '没有这样的' })],
    ['search alarms, many hits', () => call(alarms, { q: '离线', most: mostCounted })],
    ['search alarms, many hits, all counted', () => call(alarms, { q: '离线' })],
    ['search users, one MAC', () => call(onlineUsers, { q: '02:00:00:00:00:07' })],
    ['search users, many hits', () => call(onlineUsers, { q: 'phone', most: mostCounted })],
    ['search users, word of a tenth', () => call(onlineUsers, { q: 'phone-7', most: mostCounted })],
    ['search alarms, word of a tenth', () => call(alarms, { q: '旗舰', most: mostCounted })],
    ['search cameras', () => call(cameras, { q: '摄像头 7' })],
    ['search networks of SD-WAN', () => call(sdwanNetworks, { q: '组网 7' })],
    ['search tunnel mappings', () => call(tunnelList, { q: '办公' })],
    ['search action log', () => call(logs, { kind: 'action', q: '门店 7' })],
    ['chart of a gateway, 24 h', () => call(throughput, { id: last, range: '24h' })],
    ['chart of a gateway, 30 d', () => call(throughput, { id: last, range: '30d' })],
    ['overview summary', () => call(complex, {})],
  ];
}

/** The middle of some rounds, after one that does not count. */
async function timed(name: string, ask: () => Promise<unknown>, spent: (() => number) | undefined): Promise<Figure> {
  await ask();
  const before = spent?.();
  const walls: number[] = [];
  const cpus: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [wall, cpu] = [performance.now(), process.cpuUsage()];
    await ask();
    const { user, system } = process.cpuUsage(cpu);
    walls.push(performance.now() - wall);
    cpus.push((user + system) / 1000);
  }
  const store = before === undefined ? undefined : (spent!() - before) / rounds;
  const slow = [...walls].sort((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1];
  return {
    name,
    wall: median(walls),
    slow,
    least: Math.min(...walls),
    cpu: median(cpus),
    ...(store !== undefined && { store }),
  };
}

/** What the server keeps in memory after all these answers. */
function memory(): Figure {
  globalThis.gc?.();
  return { name: 'memory of the server', wall: process.memoryUsage().heapUsed / 2 ** 20, unit: 'MB' };
}

/** Reports a second that the store takes: state, counters, sample, presence, rules and stream of each. */
async function ingest({ db, features }: Services): Promise<Figure> {
  const now = Date.now();
  await keepHistory(db, features, now);
  const one = async (n: number) => {
    const gwid = `gw${String(n).padStart(10, '0')}`;
    await takeReport(
      db,
      { gwid, accountId: 'bench' },
      {
        uptime: 9000,
        cpu: 20,
        memory: 40,
        disk_used: 10,
        interfaces: [{ name: 'wan1', role: 'wan', up: true, rx: n * 1000, tx: n * 500, speed: 1000 }],
      },
      now + n,
    );
  };
  await one(0);
  const began = performance.now();
  for (let from = 1; from <= reports.count; from += reports.atOnce) {
    await Promise.all(Array.from({ length: reports.atOnce }, (_, i) => one(from + i)));
  }
  return { name: 'ingest', wall: reports.count / ((performance.now() - began) / 1000), unit: 'reports/s' };
}

/** Events a second from the store to the readers of one server. */
async function stream({ db }: Services): Promise<Figure> {
  const hub = hubOf(db);
  let told = 0;
  const stops = await Promise.all(
    Array.from({ length: listening.streams }, () =>
      hub.listen('bench', { token: '', guest: false, tell: () => void told++, end: () => undefined }),
    ),
  );
  const began = performance.now();
  const events = Array.from({ length: listening.events }, (_, n) => ({
    accountId: 'bench',
    kind: 'alarm.changed' as const,
    payload: { ids: [String(n)] },
  }));
  await publish(db, Date.now(), events);
  await hub.poll();
  const seconds = (performance.now() - began) / 1000;
  stops.forEach((stop) => stop());
  return { name: `stream, ${listening.streams} readers`, wall: told / seconds, unit: 'events/s' };
}
