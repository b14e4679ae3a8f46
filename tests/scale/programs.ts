import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian puts them; `HAPROXY` and `PGBOUNCER` name others. */
const haproxy = process.env.HAPROXY ?? '/usr/sbin/haproxy';
const pgbouncer = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer';

/** What is not installed, in words; undefined where nothing is missing. */
export const missing = (): string | undefined =>
  [haproxy, pgbouncer].filter((file) => !existsSync(file)).join(', ') || undefined;

/** A program that a test has started. */
export interface Started {
  url: string;
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode before a PostgreSQL: fewer connections than two servers ask for. */
export async function startPgBouncer(database: string): Promise<Started> {
  const { hostname, port, username, pathname, searchParams } = new URL(database);
  const own = await freePort();
  const started = await startAs('pgbouncer', pgbouncer, {
    'users.txt': `"${username}" ""\n`,
    'pgbouncer.ini': `
      [databases]
      * = host=${searchParams.get('host') ?? hostname} port=${searchParams.get('port') ?? port}
      [pgbouncer]
      listen_addr = 127.0.0.1
      listen_port = ${own}
      unix_socket_dir =
      auth_type = trust
      auth_file = users.txt
      pool_mode = transaction
      default_pool_size = 12
      max_client_conn = 200`.replaceAll(/^ +/gm, ''),
  });
  await listening(own);
  return { ...started, url: `postgres://${username}@127.0.0.1:${own}${pathname}` };
}

/** HAProxy before servers, in turn and without sticky sessions, as the README says. */
export async function startHaProxy(servers: readonly string[]): Promise<Started> {
  const own = await freePort();
  const started = await startAs('haproxy', haproxy, {
    'haproxy.cfg': `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  option forwardfor
  option redispatch
  retries 2
frontend cloud
  bind 127.0.0.1:${own}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1
${servers.map((url, at) => `  server s${at} ${new URL(url).host}`).join('\n')}
`,
  });
  await listening(own);
  return { ...started, url: `http://127.0.0.1:${own}` };
}

/** Starts a program on a folder with these files, of which the last is what it is told; as an ordinary user. */
async function startAs(name: string, program: string, files: Record<string, string>): Promise<Started> {
  const folder = await mkdtemp(`/tmp/netpane-${name}-`);
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  const told = Object.keys(files).at(-1)!;
  const args = name === 'haproxy' ? ['-f', told] : [told];
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await run('chown', ['-R', 'postgres', folder]);
  await chmod(folder, 0o700);
  const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  const child = spawn(file, all, { cwd: folder, stdio: 'ignore' });
  const gone = once(child, 'exit');
  return {
    url: '',
    async stop() {
      end(child);
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const end = (child: ChildProcess) => child.exitCode === null && child.kill('SIGTERM');

/** A port that nothing listens on. */
const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const there = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        done(true);
      });
      socket.once('error', () => done(false));
    });
    if (there) return;
    await setTimeout(50);
  }
  throw new Error(`nothing listens on ${port}`);
}
