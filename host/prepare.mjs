import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// What `npm start` and `npm run dev` do alike. Plain JavaScript: it runs before anything is installed.

export const root = fileURLToPath(new URL('../', import.meta.url));

/** Installs what the lock file names, unless that was done before. */
export function install() {
  if (Number(process.versions.node.split('.')[0]) < 20) fail('需要 Node.js 20 或更高版本');
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

/** Runs a program to its end, or ends this one. */
export function step(program, args) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail(`失败：${program} ${args.join(' ')}`);
}

/** Makes the plugins that come with the product, unless that was done; the demo puts them into its market. */
export function buildPlugins() {
  if (process.env.NETPANE_DEMO === '0' || process.env.NETPANE_UPSTREAM) return;
  const folder = join(root, 'examples/plugins');
  const out = join(root, 'dist/plugins');
  const mark = timeOf(join(out, '.built'));
  if (!existsSync(folder) || (mark > 0 && newest(folder) <= mark)) return;
  console.log('构建插件 …');
  spawnSync(process.execPath, [join(folder, 'build.mjs'), out], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * Starts the agent that makes this machine one of the demo's gateways. `machine`, `url`, `data`: what the server says
 * of itself when it listens. Undefined where there is no such gateway.
 */
export function startAgent({ url, machine, data }, start = (args, options) => spawn(process.execPath, args, options)) {
  const agent = join(root, 'examples/device-agent/agent.mjs');
  if (!machine || !existsSync(agent)) return undefined;
  const env = {
    ...process.env,
    NETPANE_URL: url,
    NETPANE_DEVICE_ID: machine.gwid,
    NETPANE_DEVICE_KEY: machine.key,
    // Beside the server's own data: the agent's folder is part of the project.
    NETPANE_CONFIG_FILE: join(data, 'own-machine-config.json'),
    // The demo signs what it has in its market with a key of this folder.
    NETPANE_PLUGIN_KEYS: join(data, 'publishers'),
  };
  return start([agent], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/** Milliseconds of the last change, 0 for what is not there. */
export function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The last change in a folder; what was installed or built there does not count. */
export function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist');
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
