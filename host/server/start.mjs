import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm start`: installs what is missing, builds what is stale, runs the server and, in demo mode, the agent that makes
// this machine one of the gateways. Plain JavaScript: it runs before anything is installed.

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What each part of the build is made from. */
const sources = {
  console: ['src', 'widgets', 'host'],
  cdn: ['src', 'widgets', 'host/bundle'],
  server: ['src', 'host/server', 'host/bundle'],
};
const always = ['rollup.config.mjs', 'package-lock.json', 'tsconfig.json'];

if (Number(process.versions.node.split('.')[0]) < 20) fail('需要 Node.js 20 或更高版本');
install();
build();
run();

function install() {
  const lock = join(root, 'package-lock.json');
  const mark = join(root, 'node_modules/.netpane-lock');
  const sum = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sum) return;
  // Not when it was installed by hand after the lock file last changed. `npm ci` is too strict here: it wants packages
  // for other systems in the lock file, which no registry is bound to have.
  if (timeOf(join(root, 'node_modules/.package-lock.json')) < timeOf(lock)) {
    console.log('安装依赖 …');
    step('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
  }
  writeFileSync(mark, sum);
}

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
  const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/main.js')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const children = [server];
  server.on('message', ({ url, machine, data }) => {
    const agent = join(root, 'examples/device-agent/agent.mjs');
    if (!machine || !existsSync(agent)) return;
    const env = {
      ...process.env,
      NETPANE_URL: url,
      NETPANE_DEVICE_ID: machine.gwid,
      NETPANE_DEVICE_KEY: machine.key,
      // Beside the server's own data: the agent's folder is part of the project.
      NETPANE_CONFIG_FILE: join(data, 'own-machine-config.json'),
    };
    children.push(spawn(process.execPath, [agent], { stdio: ['ignore', 'ignore', 'inherit'], env }));
  });
  server.on('exit', (code) => {
    for (const child of children) child.kill();
    process.exitCode = code ?? 1;
  });
  // Ctrl-C reaches the whole group: the server ends by itself, and this waits for it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => children.forEach((child) => child.kill('SIGTERM')));
}

function step(program, args) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail(`失败：${program} ${args.join(' ')}`);
}

/** Milliseconds of the last change, 0 for what is not there. */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
