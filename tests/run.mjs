import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changedSince, contractFiles, lastCommon } from './run/changed.mjs';
import { installPackages, installPrograms, NotReady } from './run/install.mjs';
import { inLanes } from './run/lanes.mjs';
import { readReport, summary } from './run/outcome.mjs';
import { plan, planChanged, vitest } from './run/steps.mjs';

/**
 * `npm test`: installs what is missing, then types, lint, unit and server tests, the build, and the tests that look at
 * what was built, two steps at a time. Ends with the names of what failed, the seconds of each step, and one line of
 * counts. `npm test -- unit browser` runs the named steps only, `npm test -- full` every server test on both stores,
 * `npm test -- changed` what the work since the last common commit with the main branch touches.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/** As many as the cores that the suite is measured on: each lane keeps one at work. */
const lanes = 2;

const steps = prepare();
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

const started = Date.now();
const outcomes = [];
await inLanes(steps, lanes, run, (step) => {
  const failures = [`  ${step.name}: not run, since ${step.needs} failed`];
  outcomes.push({ name: step.name, passed: 0, failed: 1, failures, seconds: 0 });
});
console.log(summary(outcomes, (Date.now() - started) / 1000));
process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0);

function prepare() {
  try {
    if (Number(process.versions.node.split('.')[0]) < 20) throw new NotReady('Node.js 20 or newer is needed.');
    const chosen = chosenSteps(process.argv.slice(2));
    installPackages();
    installPrograms(chosen.flatMap(({ projects = [] }) => projects));
    return chosen;
  } catch (error) {
    if (!(error instanceof NotReady || error instanceof RangeError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

function chosenSteps(words) {
  if (words[0] !== 'changed') return plan(words);
  const since = lastCommon();
  return planChanged(changedSince(since), since, contractFiles());
}

/** Runs a step, says all of what it said at once when it ends, and tells whether it was well. */
async function run(step) {
  console.log(`.. ${step.name}`);
  const begun = Date.now();
  const { name } = step;
  const report = `.cache/test-${name.replaceAll(/\W/g, '-')}.json`;
  rmSync(report, { force: true });
  const { status, said } = await spawned(step.projects ? testCommand(step, report) : step.command);
  const seconds = (Date.now() - begun) / 1000;
  console.log(`\n== ${name} (${Math.round(seconds)} s)\n${said}`);
  const outcome = step.projects
    ? readReport(name, existsSync(report) && JSON.parse(readFileSync(report, 'utf8')), status === 0, root)
    : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, failures: [] };
  outcomes.push({ name, seconds, ...outcome });
  return outcome.failed === 0;
}

function testCommand({ projects, args = [] }, report) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report];
  return [...vitest, 'run', ...chosen, ...args, ...reporters];
}

function spawned([program, ...args]) {
  return new Promise((done) => {
    const said = [];
    const env = { ...process.env, FORCE_COLOR: '0' };
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    running.add(child);
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      running.delete(child);
      done({ status: status ?? 1, said: Buffer.concat(said).toString() });
    });
  });
}
