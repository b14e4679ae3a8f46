import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';

/** Thrown where the tests cannot begin; its message says what is missing. */
export class NotReady extends Error {}

/** Installs the packages of the lock file when it is newer than what stands in node_modules. */
export function installPackages() {
  const time = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const installed = time('node_modules/.package-lock.json');
  if (installed >= time('package-lock.json')) return;
  // Not `npm ci`: it wants other systems' packages in the lock file, which not every registry has.
  must('npm', ['install', '--no-save', '--no-audit', '--no-fund'], 'npm could not install the packages.');
}

/** Chromium with Chinese fonts, Firefox, and PostgreSQL where `projects` want them: from Debian's packages where that is allowed. */
export function installPrograms(projects) {
  mkdirSync('.cache', { recursive: true });
  const wanted = (...names) => names.some((name) => projects.includes(name));
  const needsBrowser = wanted('browser', 'package');
  const missing = [
    ...(needsBrowser && !existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium') ? ['chromium'] : []),
    ...(wanted('package') && !existsSync(process.env.FIREFOX ?? '/usr/bin/firefox-esr') ? ['firefox-esr'] : []),
    ...(needsBrowser && !hasChinese() ? ['fonts-noto-cjk'] : []),
    ...(wanted('postgres') && !process.env.POSTGRES_BIN && !existsSync('/usr/lib/postgresql') ? ['postgresql'] : []),
  ];
  if (missing.length === 0) return;
  const how = `apt-get install ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    const said = `Missing: ${missing.join(', ')}. As root: ${how} (or set CHROMIUM, FIREFOX and POSTGRES_BIN).`;
    throw new NotReady(`${said} 0 passed, 1 failed`);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  must('apt-get', ['update', '-qq'], 'apt-get update failed.', env);
  must('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], `${how} failed.`, env);
}

function hasChinese() {
  const { stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  return Boolean(stdout?.trim());
}

function must(program, args, otherwise, env = process.env) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (status !== 0) throw new NotReady(otherwise);
}
