import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve, type HttpBindings } from '@hono/node-server';
import { access } from './access';
import { holdDemoAccounts } from './account/auth/demo-accounts';
import { createApp, createUpstreamApp, type App } from './app';
import { jobs } from './jobs';
import { historyCopy } from './jobs/logs';
import { startJobs } from './kit/jobs/run';
import { createMetrics } from './kit/metrics';
import type { MachineIdentity } from './demo/own-machine';
import { features } from './features';
import { measuredDb, measuredJob, measuredSenders } from './measured';
import { createServices } from './services';
import { providerLines, providersOf } from './provider-lines';
import { readSettings, type Settings } from './settings';
import { unknownSettings } from './unknown-settings';
import { staffKeyHash } from './account/staff/staff-key';
import { openDb, readMigrations, roomOf, watchRoom, withReplica, type Migration } from './kit/store';
import type { Db } from './kit/store/db';
import { openVault } from './kit/vault';
import { keepCdnVersion } from './http/cdn-versions';
import { keptOpen } from './http/keep-alive';
import { createLogs, toOperator, type LogFormat } from './kit/log';
import { backUp, restoreFrom } from './backup-file';
import { changeKey } from './change-key';
import { moveStore } from './move-store';
import { freshDemo, packedKey } from './packed-demo';
import { prepareStore, whenThere } from './prepare-store';

// The server as a process: `node dist/server/main.js`, settings by environment.

/** The build: this file lies in `dist/server`. */
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../../.cache/store');
/** What the build leaves there beside this file. */
const packedDemo = here('./demo-store.tar.gz');
const site = { console: here('../console'), cdn: here('../cdn') };
const format: LogFormat = process.env.NETPANE_LOG === 'json' ? 'json' : 'text';
const { say, log, answered } = createLogs(format, { out: console.log, err: console.error });

/** What is done with the store while no server runs on it: `node main.js <name> …`. */
const tasks: Readonly<Record<string, typeof backUp>> = {
  'change-key': (db, [use], change) => changeKey(db, use, change),
  backup: backUp,
  restore: restoreFrom,
};

// Not awaited: what the demo loads may lie in this file's own chunk, and would wait for it.
void main().catch((error: unknown) => {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const plain = ['NETPANE_LOCKED', 'EADDRINUSE', 'EACCES', 'NETPANE_SETTINGS', 'NETPANE_STORE'].includes(code ?? '');
  const why = plain ? message : (stack ?? message);
  if (format === 'json') log(why);
  else console.error(why);
  process.exit(1);
});

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  unknownSettings(process.env).forEach(log);
  const [command, ...args] = process.argv.slice(2);
  const task = tasks[command ?? ''];
  if (command === 'move') return moveAll(settings);
  if (command === 'pack-demo') return pack(settings);
  if (task) return onStore(settings, (db, migrations) => task(db, args, { settings, migrations, say }));
  const { app, stop, machine } = await (settings.upstream
    ? upstreamServer(settings.upstream, settings.console)
    : referenceServer(settings));
  const close = await listen(app, settings, machine).catch(async (error: unknown) => {
    await stop();
    throw error;
  });

  let ending = false;
  const end = async () => {
    // Asked twice, or stuck: every acknowledged write is in the store already.
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    await close();
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}

interface Running {
  app: App;
  /** The gateway that this machine is in the demo. */
  machine?: MachineIdentity;
  stop(): Promise<void>;
}

async function upstreamServer(upstream: string, settings?: string): Promise<Running> {
  return {
    app: createUpstreamApp(upstream, { site: { ...site, settings }, log, answered }),
    stop: async () => undefined,
  };
}

async function onStore(settings: Settings, task: (db: Db, migrations: Migration[]) => Promise<void>): Promise<void> {
  const db = await openStore(settings);
  try {
    await task(db, await readMigrations(here('./migrations')));
  } finally {
    await db.close();
  }
}

async function moveAll(settings: Settings): Promise<void> {
  await moveStore({
    settings,
    migrations: await readMigrations(here('./migrations')),
    say,
    bucket: await bucketOf(settings),
    open: { embedded: () => openStore({ ...settings, databaseUrl: undefined }), database: () => openStore(settings) },
  });
}

async function pack(settings: Settings): Promise<void> {
  const { packDemo } = await import('./pack-demo');
  await packDemo(packedDemo, { migrations: await readMigrations(here('./migrations')), settings, cache, log });
}

async function openStore(settings: Settings, packed?: string): Promise<Db> {
  await mkdir(settings.data, { recursive: true });
  return openDb(settings.databaseUrl ?? join(settings.data, 'store'), {
    worker: new URL('./store-worker.js', import.meta.url),
    cache,
    packed,
    onLost(error) {
      log(`store: ${error.message}`);
      process.exit(1);
    },
  });
}

/** Loaded only where there is one. */
const bucketOf = async ({ bucketUrl }: Settings) =>
  bucketUrl === undefined ? undefined : (await import('./kit/bucket')).openBucket(bucketUrl);

const archiveOf = async ({ clickHouseUrl }: Settings) =>
  clickHouseUrl === undefined ? undefined : (await import('./kit/history/clickhouse')).openClickHouse(clickHouseUrl);

async function referenceServer(settings: Settings): Promise<Running> {
  const packed = settings.demo ? await freshDemo(packedDemo) : undefined;
  const db = await whenThere(() => openStore(settings, packed), log);
  try {
    const vault = await openVault(settings, settings.demo ? [packedKey] : []);
    const staffKey = await staffKeyHash(settings);
    const migrations = await readMigrations(here('./migrations'));
    // A production start loads nothing of the demo.
    const demo = settings.demo ? await import('./demo') : undefined;
    const made = demo?.createDemo();
    const metrics = createMetrics();
    const services = createServices(
      measuredDb(db, metrics),
      { vault, staffKey },
      settings,
      [...features, ...(made?.features ?? [])],
      {
        say,
        log,
      },
    );
    const replica =
      settings.replicaUrl === undefined
        ? undefined
        : withReplica(services.db, await openStore({ ...settings, databaseUrl: settings.replicaUrl }), {
            told: (seconds) => metrics.set('netpane_replica_lag_seconds', seconds),
          });
    services.reads = replica?.reads;
    services.bucket = await bucketOf(settings);
    services.archive = await archiveOf(settings);
    Object.assign(services, measuredSenders(services, providersOf(settings), metrics));
    const seed = async () => {
      await made?.seed(services);
      await holdDemoAccounts(db, settings.demo);
    };
    const uploads = { folder: join(settings.data, 'uploads'), say };
    await whenThere(() => prepareStore(db, { migrations, vault, staffKey, uploads, seed }), log);
    const machine = await demo?.ownMachine(services, settings.data);
    await demo?.demoPartner(services, settings.data);
    if (machine) await demo?.demoPlugins(services, settings.data, here('../plugins'), machine.gwid);
    const versions = join(settings.data, 'cdn');
    // Pages that name another version, or none, are served all the same.
    await keepCdnVersion(site.cdn, versions).catch((error: Error) => log(`cdn: ${error.message}`));
    const room = roomOf(settings.data);
    const stopWatch = watchRoom(room, toOperator(log, services.mail, settings.operator));
    const waits = (seconds: number) => metrics.set('netpane_history_waiting_seconds', seconds);
    const copying = services.archive ? [historyCopy(services.archive, waits)] : [];
    const all = [...jobs, ...copying, ...services.features.flatMap((feature) => feature.jobs ?? [])];
    let starting = true;
    const stopJobs = startJobs(
      all.map((job) => measuredJob(job, metrics)),
      services,
      log,
      () => (starting = false),
    );
    return {
      app: createApp(services, {
        ...access,
        site: { ...site, versions, settings: settings.console ?? demo?.consoleSettings },
        log,
        answered,
        room,
        metrics,
        readiness: {
          migrations: migrations.map(({ name }) => name),
          providers: providersOf(settings),
          starting: () => starting,
        },
        outbox: settings.demo,
      }),
      machine,
      async stop() {
        stopWatch();
        await stopJobs();
        await replica?.stop();
        await services.archive?.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Listens, and gives the way to stop: streams are cut, answers under way are finished. */
function listen(app: App, settings: Settings, machine?: MachineIdentity): Promise<() => Promise<void>> {
  return new Promise((done, fail) => {
    const server = serve(
      {
        fetch: (request, env) => app(request, { ip: addressOf(request, env as HttpBindings, settings.behindProxy) }),
        hostname: settings.host,
        port: settings.port,
        serverOptions: keptOpen,
      },
      (address) => {
        announce(address, settings, machine);
        done(
          () =>
            new Promise((closed) => {
              server.close(() => closed());
              setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 500).unref();
            }),
        );
      },
    );
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        Object.assign(
          error,
          {
            EADDRINUSE: { message: `端口 ${settings.port} 已被占用，可以用 PORT 指定另一个` },
            EADDRNOTAVAIL: noSuchHost(settings),
            ENOTFOUND: noSuchHost(settings),
          }[error.code ?? ''],
        ),
      ),
    );
  });
}

const noSuchHost = ({ host }: Settings) => ({
  code: 'NETPANE_SETTINGS',
  message: `HOST 不是本机的地址：${host}`,
});

function addressOf(request: Request, env: HttpBindings, behindProxy: boolean): string {
  const forwarded = behindProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || env.incoming.socket.remoteAddress || '';
}

function announce({ address, family, port }: AddressInfo, settings: Settings, machine?: MachineIdentity): void {
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  say(`Netpane  ${url}`);
  // Whoever started this process may go on now.
  process.send?.({ url, machine, data: settings.data });
  if (settings.upstream) return say(`接口     ${settings.upstream}`);
  say(`数据     ${settings.databaseUrl ? new URL(settings.databaseUrl).host : settings.data}`);
  if (settings.bucketUrl) say(`上传     ${new URL(settings.bucketUrl).host}${new URL(settings.bucketUrl).pathname}`);
  if (!settings.demo) return providerLines(settings).forEach(say);
  say('账号     demo@netpane.cn（普通）  agent@netpane.cn（代理商）  密码 Netpane2026');
  say(`发件箱   http://127.0.0.1:${port}/__dev/outbox`);
}
