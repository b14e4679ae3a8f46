import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { chromiumPath, headlessShell } from './chromium.mjs';

/** Thrown where the tests cannot begin; its message says what is missing. */
export class NotReady extends Error {}

/** Installs the packages of the lock file when it is newer than what stands in node_modules. */
export function installPackages() {
  const time = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const installed = time('node_modules/.package-lock.json');
  if (installed >= time('package-lock.json')) return;
  // Not `npm ci`: it wants other systems' packages in the lock file, which not every registry has.
  const args = ['install', '--no-save', '--no-audit', '--no-fund'];
  const npm = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  must(npm, 'npm could not install the packages.');
}

/** Chromium with Chinese fonts, Firefox, WebKit, and PostgreSQL where `projects` want them: from Debian's packages where that is allowed. */
export function installPrograms(projects) {
  mkdirSync('.cache', { recursive: true });
  const wanted = (...names) => names.some((name) => projects.includes(name));
  const needsBrowser = wanted('browser', 'browser-full', 'package', 'package-full');
  const needsPostgres = needsBrowser || wanted('postgres', 'full', 'scale');
  const needsWebkit = wanted('browser', 'browser-full', 'package-full');
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  // Not every system has it; where it does not come, Chromium itself does.
  if (needsBrowser && mayInstall && !process.env.CHROMIUM && !existsSync(headlessShell)) {
    if (apt('update').status === 0) apt(...install, 'chromium-headless-shell');
  }
  // Back ends of the starter are in five languages; those that do not come are left out and named.
  const unspoken = wanted('browser-full') && mayInstall ? languages.filter(([program]) => !isThere(program)) : [];
  if (unspoken.length > 0 && apt('update').status === 0) apt(...install, ...unspoken.map(([, debian]) => debian));
  const missing = [
    ...(needsBrowser && !existsSync(chromiumPath() ?? '') ? ['chromium'] : []),
    ...(needsBrowser && !existsSync(process.env.FIREFOX ?? '/usr/bin/firefox-esr') ? ['firefox-esr'] : []),
    ...(needsWebkit && !existsSync(process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver') ? [webkit] : []),
    ...(needsWebkit && !existsSync('/usr/bin/xvfb-run') ? ['xvfb', 'xauth'] : []),
    ...(needsBrowser && !hasChinese() ? ['fonts-noto-cjk'] : []),
    ...(wanted('scale') && !existsSync(process.env.HAPROXY ?? '/usr/sbin/haproxy') ? ['haproxy'] : []),
    ...(wanted('scale') && !existsSync(process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer') ? ['pgbouncer'] : []),
    ...(needsPostgres && !process.env.POSTGRES_BIN && !existsSync('/usr/lib/postgresql') ? ['postgresql'] : []),
  ];
  if (missing.length === 0) return;
  const how = `apt-get install ${missing.join(' ')}`;
  if (!mayInstall) {
    const said = `Missing: ${missing.join(', ')}. As root: ${how} (or set CHROMIUM, FIREFOX, WEBKIT_DRIVER, POSTGRES_BIN, HAPROXY and PGBOUNCER).`;
    throw new NotReady(`${said} 0 passed, 1 failed`);
  }
  must(apt('update'), 'apt-get update failed.');
  must(apt(...install, ...missing), `${how} failed.`);
}

/** Programs, and Debian's packages of them. */
const languages = [
  ['python3', 'python3'],
  ['go', 'golang-go'],
  ['php', 'php-cli'],
  ['java', 'openjdk-17-jdk-headless'],
];
const isThere = (program) => spawnSync(program, ['--version']).error === undefined;

const webkit = 'webkit2gtk-driver';
const install = ['install', '-y', '--no-install-recommends'];

const apt = (...args) =>
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

function hasChinese() {
  const { stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  return Boolean(stdout?.trim());
}

function must({ status }, otherwise) {
  if (status !== 0) throw new NotReady(otherwise);
}
