import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm test`: installs what is missing, then types, lint, unit and server tests, the build, and the tests that look at
 * what was built. Ends with the names of what failed and one line of counts. `npm test -- unit browser` runs the named steps only.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const bin = (name, file) => [process.execPath, join('node_modules', name, file)];
const vitest = (...projects) => ({ projects, command: [...bin('vitest', 'vitest.mjs'), 'run'] });

/** Steps in their order: a command that succeeds or fails, or test projects that count. */
const steps = {
  types: { command: [...bin('typescript', 'bin/tsc'), '--noEmit'] },
  lint: { command: [...bin('eslint', 'bin/eslint.js'), '--max-warnings', '0', '.'] },
  format: { command: [...bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  unit: vitest('unit'),
  server: vitest('server', 'postgres'),
  build: { command: [...bin('rollup', 'dist/bin/rollup'), '-c', '--silent'] },
  browser: vitest('browser'),
  package: vitest('package'),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !steps[name]);
if (unknown.length > 0) fail(`No such step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}`);
const chosen = Object.entries(steps).filter(([name]) => named.length === 0 || named.includes(name));

if (Number(process.versions.node.split('.')[0]) < 20) fail('Node.js 20 or newer is needed.');
installPackages();
installPrograms();

const totals = { passed: 0, failed: 0 };
const lines = [];
const failures = [];
for (const [name, step] of chosen) {
  const started = Date.now();
  const { passed, failed } = await run(name, step);
  totals.passed += passed;
  totals.failed += failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(8)} ${passed} passed, ${failed} failed  (${seconds} s)`);
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}\n\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

async function run(name, { command, projects }) {
  console.log(`\n== ${name}`);
  if (!projects) return (await spawned(command)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = `.cache/test-${name}.json`;
  rmSync(report, { force: true });
  const chosenProjects = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report];
  const status = await spawned([...command, ...chosenProjects, ...reporters]);
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  for (const file of counts.testResults) {
    for (const test of file.assertionResults) {
      if (test.status !== 'failed') continue;
      const [message] = (test.failureMessages[0] ?? '').split('\n');
      failures.push(`  ${relative(root, file.name)} > ${test.fullName}\n    ${message}`);
    }
  }
  // A file that does not even load, or an error outside of any test, has no failed test of its own.
  const failed = Math.max(counts.numFailedTests, status === 0 ? 0 : 1);
  if (failed > counts.numFailedTests)
    failures.push(`  ${name}: a file that does not load, or an error outside of any test; it stands above`);
  return { passed: counts.numPassedTests, failed };
}

function spawned([program, ...args]) {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, FORCE_COLOR: '0' } });
    child.on('error', () => done(1));
    child.on('close', done);
  });
}

function installPackages() {
  const time = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const installed = time('node_modules/.package-lock.json');
  if (installed >= time('package-lock.json')) return;
  // Not `npm ci`: it wants other systems' packages in the lock file, which not every registry has.
  must('npm', ['install', '--no-save', '--no-audit', '--no-fund'], 'npm could not install the packages.');
}

/** Chromium with Chinese fonts, Firefox, and PostgreSQL: from Debian's packages where that is allowed. */
function installPrograms() {
  mkdirSync('.cache', { recursive: true });
  const needsBrowser = chosen.some(([name]) => name === 'browser' || name === 'package');
  const needsFirefox = chosen.some(([name]) => name === 'package');
  const needsStore = chosen.some(([name]) => name === 'server');
  const missing = [
    ...(needsBrowser && !existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium') ? ['chromium'] : []),
    ...(needsFirefox && !existsSync(process.env.FIREFOX ?? '/usr/bin/firefox-esr') ? ['firefox-esr'] : []),
    ...(needsBrowser && !hasChinese() ? ['fonts-noto-cjk'] : []),
    ...(needsStore && !process.env.POSTGRES_BIN && !existsSync('/usr/lib/postgresql') ? ['postgresql'] : []),
  ];
  if (missing.length === 0) return;
  const how = `apt-get install ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    fail(
      `Missing: ${missing.join(', ')}. As root: ${how} (or set CHROMIUM, FIREFOX and POSTGRES_BIN). 0 passed, 1 failed`,
    );
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
  if (status !== 0) fail(otherwise);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
