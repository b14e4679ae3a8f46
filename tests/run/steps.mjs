import { dirname, join } from 'node:path';

const bin = (name, file, flags = []) => [process.execPath, ...flags, join('node_modules', name, file)];
const lint = bin('oxlint', 'bin/oxlint');
const format = [...bin('oxfmt', 'bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern'];

/** Most of what a build or the page of a test holds is gone soon: with so many MB for what is young it goes without being carried on first. */
export const roomy = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

const vitest = bin('vitest', 'vitest.mjs');

/**
 * Every step, in the order in which the lanes take them: what others wait for comes first, and the browser runs to the end,
 * since it alone keeps two cores busy by itself; what begins late and has one process leaves a core without work. A step is
 * a command that succeeds or fails, or test projects that count; `needs` names the step that it waits for, `full` the
 * projects that `npm test -- full` runs instead, `yields` what takes only what steps beside it leave of the machine.
 */
const steps = [
  // The native successor of TypeScript says the same for less than half of the work; in one thread, since each further one
  // looks at much of it again (104 seconds of processor against 45) while the build wants the other core.
  { name: 'types', command: [...bin('@typescript/native-preview', 'bin/tsgo'), '--noEmit', '--singleThreaded'] },
  { name: 'build', command: [...bin('rollup', 'dist/bin/rollup', roomy), '-c', '--silent'] },
  { name: 'unit', projects: ['pure', 'unit', 'alone'] },
  { name: 'package', projects: ['package'], full: ['package-full'], needs: 'build' },
  { name: 'server', projects: ['postgres', 'embedded'], full: ['full', 'server'] },
  { name: 'scale', projects: ['scale'] },
  { name: 'browser', projects: ['browser'], full: ['browser-full'], needs: 'build', yields: true },
  { name: 'lint', command: lint },
  { name: 'format', command: format },
];
const step = (name) => steps.find((one) => one.name === name);

/** What `npm test -- <words>` does: the steps that are named, or all; refuses a word that names none. */
export function plan(words) {
  const names = words.filter((word) => word !== 'full');
  const unknown = names.filter((name) => !step(name));
  if (unknown.length > 0) {
    const known = [...steps.map(({ name }) => name), 'full', 'changed'].join(', ');
    throw new RangeError(`No such step: ${unknown.join(', ')}. Steps: ${known}`);
  }
  return steps
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((one) => (words.includes('full') && one.full ? { ...one, projects: one.full } : one));
}

/**
 * What `npm test -- changed` does: what can be told from `files`, those that are not as they were at the commit `since`.
 * `contracts` are the paths of all contracts, which say where the widgets are.
 */
export function planChanged(files, since, contracts) {
  const onPage = files.some((file) => /^(src|widgets|host)\//.test(file) && !file.startsWith('host/server/'));
  const inBrowser = onPage ? browserTests(files, contracts) : [];
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  return [
    step('types'),
    ...(inBrowser.length > 0 ? [step('build')] : []),
    { ...step('unit'), args: ['--changed', since] },
    ...inBrowser,
    { ...step('server'), args: ['--changed', since] },
    ...(code.length > 0 ? [{ name: 'lint', command: [...lint, ...code] }] : []),
    ...(files.length > 0 ? [{ name: 'format', command: [...format, ...files] }] : []),
  ];
}

/** The steps that try the files of failed tests once more, each without any other: a test may stand on those before it. */
export const again = (tests) =>
  [...new Map(tests.map(({ project, file }) => [`${project} ${file}`, { project, file }])).values()].map(
    ({ project, file }) => ({ name: `once more: ${file} (${project})`, projects: [project], args: [file] }),
  );

/** Whether a step of those tries this test. */
export const isTriedBy = ({ projects, args }, { project, file }) => projects[0] === project && args[0] === file;

/** How a step of test projects is run. */
export const testCommand = ({ projects, args = [] }) => [
  ...[...vitest, 'run', ...projects.flatMap((project) => ['--project', project]), ...args],
  ...['--reporter', 'default', '--reporter', 'tests/run/reporter.mjs'],
];

/** Tests of the widgets that were touched, by the names in their titles, and the test files that are about the rest. */
function browserTests(files, contracts) {
  const touched = contracts.filter((contract) => files.some((file) => isOf(dirname(contract), file)));
  const names = touched.map((contract) => dirname(contract).split('/').at(-1));
  const parts = files.some((file) => /^src\/(ui|theme)\//.test(file));
  // What shares a server with others is a part of the file that is called as its folder.
  const own = files
    .map((file) => file.replace(/^(tests\/browser\/visits)\/.*/, '$1.test.ts'))
    .filter((file) => /^tests\/browser\/.*\.test\.ts$/.test(file));
  const whole = [...new Set([...own, ...(parts ? ['tests/browser/ui'] : [])])];
  return [
    ...(names.length > 0 ? [{ ...step('browser'), args: ['-t', `\\b(${names.join('|')})\\b`] }] : []),
    ...(whole.length > 0 ? [{ ...step('browser'), name: 'browser files', args: whole }] : []),
  ];
}

/** Whether a file is a widget's, or what its family shares. */
const isOf = (folder, file) => file.startsWith(`${folder}/`) || file.startsWith(`${dirname(folder)}/shared/`);
