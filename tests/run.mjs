import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { changedSince, contractFiles, lastCommon } from './run/changed.mjs';
import { installPackages, installPrograms, NotReady } from './run/install.mjs';
import { inLanes } from './run/lanes.mjs';
import { forgive, readReport, summary, worthAnotherTry } from './run/outcome.mjs';
import { reportPath } from './run/reporter.mjs';
import { again, isTriedBy, plan, planChanged, testCommand } from './run/steps.mjs';

/**
 * `npm test`: installs what is missing, then types, lint, unit and server tests, the build, and the tests that look at
 * what was built, two steps at a time. The files of a few failed tests are tried once more, each alone. Ends with the names of what
 * failed, the seconds of each step, and one line of counts. `npm test -- unit browser` runs the named steps only, `npm test -- full` every server test on both stores and every page in each browser,
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
const unsteady = await tryAgain(worthAnotherTry(outcomes));
const ended = forgive(outcomes, unsteady);
console.log(summary(ended, (Date.now() - started) / 1000, unsteady));
process.exit(ended.some(({ failed }) => failed > 0) ? 1 : 0);

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

/** Runs a step and tells whether it was well. */
async function run(step) {
  const begun = Date.now();
  const outcome = await outcomeOf(step);
  outcomes.push({ name: step.name, seconds: (Date.now() - begun) / 1000, ...outcome });
  return outcome.failed === 0;
}

/** Those of the failed tests whose file is well when nothing else runs. */
async function tryAgain(tests) {
  const steady = [];
  for (const step of again(tests)) {
    const { passed, failed } = await outcomeOf(step);
    if (passed > 0 && failed === 0) steady.push(...tests.filter((test) => isTriedBy(step, test)));
  }
  return steady;
}

/** Runs a step and says all of what it said at once when it ends. */
async function outcomeOf(step) {
  const { name } = step;
  console.log(`.. ${name}`);
  const begun = Date.now();
  const report = `.cache/test-${name.replaceAll(/\W/g, '-').slice(0, 100)}.json`;
  rmSync(report, { force: true });
  const { status, said } = await spawned(step.projects ? testCommand(step) : step.command, step.yields, {
    [reportPath]: report,
  });
  console.log(`\n== ${name} (${Math.round((Date.now() - begun) / 1000)} s)\n${said}`);
  return step.projects
    ? readReport(name, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, status === 0)
    : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, failures: [] };
}

function spawned([program, ...args], yields, variables) {
  return new Promise((done) => {
    const said = [];
    const env = { ...process.env, ...variables, FORCE_COLOR: '0' };
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    running.add(child);
    if (yields && child.pid) setPriority(child.pid, 5);
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      running.delete(child);
      done({ status: status ?? 1, said: Buffer.concat(said).toString() });
    });
  });
}
