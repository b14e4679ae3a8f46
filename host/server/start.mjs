import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildPlugins, install, newest, root, startAgent, step, timeOf } from '../prepare.mjs';
import { keepUp } from './keep-up.mjs';

// `npm start`: installs what is missing, builds what is stale, runs the server (again when it crashes) and, in demo mode,
// the agent that makes this machine one of the gateways. Plain JavaScript: it runs before anything is installed.

/** What each part of the build is made from. */
const sources = {
  console: ['src', 'widgets', 'host'],
  cdn: ['src', 'widgets', 'host/bundle'],
  server: ['src', 'host/server', 'host/bundle'],
};
const always = ['rollup.config.mjs', 'package-lock.json', 'tsconfig.json'];

/** Room for what lives a moment: by default Node takes 48 MB of it for each thread, and is not faster for that here. */
const small = ['--max-semi-space-size=4'];

/** The server's own lines are of that shape, see `kit/log.ts`. */
const say = (message) =>
  console.error(
    process.env.NETPANE_LOG === 'json'
      ? JSON.stringify({ at: new Date().toISOString(), level: 'error', event: 'trouble', message })
      : message,
  );

install();
build();
buildPlugins();
run();

function build() {
  const stale = Object.keys(sources).filter((target) => {
    const built = timeOf(join(root, 'dist', target, '.built'));
    return [...sources[target], ...always].some((path) => newest(join(root, path)) > built);
  });
  if (stale.length === 0) return;
  console.log(`构建 ${stale.join('、')} …`);
  const targets = stale.map((target) => `--config${target[0].toUpperCase()}${target.slice(1)}`);
  step(process.execPath, [join(root, 'node_modules/rollup/dist/bin/rollup'), '-c', '--silent', ...targets]);
}

function run() {
  let agent;
  const launch = () => {
    const server = spawn(process.execPath, ['--enable-source-maps', ...small, join(root, 'dist/server/main.js')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { MALLOC_ARENA_MAX: '2', ...process.env },
    });
    server.once('message', (ready) => (agent = startAgent(ready)));
    server.once('exit', () => agent?.kill());
    return server;
  };
  const stop = keepUp(launch, (code) => (process.exitCode = code), { say });
  // Ctrl-C reaches the whole group: the server ends by itself, and this waits for it.
  process.on('SIGINT', () => stop());
  process.on('SIGTERM', () => stop('SIGTERM'));
}
