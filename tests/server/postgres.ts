import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian puts PostgreSQL; `POSTGRES_BIN` names another folder. */
const postgresBin =
  process.env.POSTGRES_BIN ??
  ['15', '16', '17', '18'].map((version) => `/usr/lib/postgresql/${version}/bin`).find((folder) => existsSync(folder));

/** Whether one is installed. */
export const hasPostgres = postgresBin !== undefined;

/** Memory that files can lie in. */
const memory = '/dev/shm';
/** Bytes that a server with all its copies of databases never comes near. */
const plenty = 4 * 2 ** 30;

/** A running server of our own. */
export interface PostgresServer {
  url: string;
  /** Leads there without the network: half the time a question, where there are many small ones. */
  socketUrl: string;
  stop(): Promise<void>;
  /** Ends and starts it again, as an upgrade does; connections are cut. */
  restart(): Promise<void>;
  /** Ends it; gives the way to start it again. */
  halt(): Promise<() => Promise<void>>;
  /** Makes a replica a server of its own. */
  promote(): Promise<void>;
  /** Copies its data into a folder while it runs. */
  backUp(folder: string): Promise<void>;
  /** Stops its processes where they are, as a machine that hangs; gives the way to let them go on. */
  freeze(): Promise<() => void>;
}

/** What a server may begin with. */
interface Begin {
  /** A copy of the data of another one. */
  from?: string;
  /** Lines of its configuration. */
  settings?: Readonly<Record<string, string>>;
}

/** A new folder that whoever PostgreSQL runs as may write to: it refuses to run as root. */
export async function folderForPostgres(): Promise<string> {
  const folder = await mkdtemp(`${hasRoom(memory) ? memory : '/tmp'}/netpane-pg-`);
  if (process.getuid?.() === 0) await run('chown', ['postgres', folder]);
  await chmod(folder, 0o700);
  return folder;
}

/**
 * Starts a real PostgreSQL on a temporary folder, as an ordinary user. Rejects when none is installed. With `primary`, the
 * address of another one, it follows that as its replica.
 */
export async function startPostgres(
  primary?: string,
  { from, settings: own = {} }: Begin = {},
): Promise<PostgresServer> {
  if (!postgresBin) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  const folder = await folderForPostgres();
  const isRoot = process.getuid?.() === 0;
  const start = (name: string, args: string[]): ChildProcess => {
    const program = join(postgresBin!, name);
    const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
    return spawn(file, all, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const data = join(folder, 'data');
  // Under the plain C locale trigrams know no letters outside ASCII.
  const ctype = ['--locale=C', '--lc-ctype=C.UTF-8'];
  if (from) await run('cp', ['-a', from, data]);
  else
    await ended(
      primary
        ? start('pg_basebackup', ['-D', data, '-d', primary, '-R', '-c', 'fast', '--no-sync'])
        : start('initdb', ['-D', data, '-U', 'netpane', '-A', 'trust', '-E', 'UTF8', ...ctype, '--no-sync']),
    );
  const port = await freePort();
  const settings = Object.entries({ fsync: 'off', max_connections: '200', ...own }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const launch = async () => {
    const child = start('postgres', ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), ...settings]);
    await ready(child);
    return child;
  };
  let server = await launch();
  const halt = async () => {
    const gone = once(server, 'exit');
    await ended(start('pg_ctl', ['-D', data, '-m', 'fast', 'stop']));
    await gone;
  };
  return {
    url: `postgres://netpane@127.0.0.1:${port}/postgres`,
    socketUrl: `postgres://netpane@localhost/postgres?host=${encodeURIComponent(folder)}&port=${port}`,
    async stop() {
      await halt();
      await rm(folder, { recursive: true, force: true });
    },
    async restart() {
      await halt();
      server = await launch();
    },
    async halt() {
      await halt();
      return async () => void (server = await launch());
    },
    promote: () => ended(start('pg_ctl', ['-D', data, '-w', 'promote'])),
    backUp: (to) =>
      ended(start('pg_basebackup', ['-D', to, '-h', '127.0.0.1', '-p', String(port), '-U', 'netpane', '-c', 'fast'])),
    async freeze() {
      const [head] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
      const children = await readFile(`/proc/${head}/task/${head}/children`, 'utf8');
      const all = [head!, ...children.trim().split(' ')].map(Number);
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      // What runs it as another user stops itself when its child is stopped.
      return () => [server.pid!, ...all].forEach((pid) => process.kill(pid, 'SIGCONT'));
    },
  };
}

/** A copy of a database is a thousand files: a disk takes several times as long for them. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > plenty;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${child.spawnfile}: ${said}`))));
  });

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    let said = '';
    server.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/ready to accept (read-only )?connections/.test(said)) done();
    });
    server.once('exit', (code) => fail(new Error(`PostgreSQL ended with code ${code}: ${said}`)));
  });

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
