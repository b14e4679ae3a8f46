import { describe, expect, it } from 'vitest';
import { inLanes } from './lanes.mjs';
import { forgive, readReport, summary, worthAnotherTry, type FailedTest, type Outcome } from './outcome.mjs';
import { again, isTriedBy, plan, planChanged, testCommand, type Step } from './steps.mjs';

const names = (steps: readonly Step[]) => steps.map(({ name }) => name);

describe('npm test', () => {
  it('does everything', () => {
    const all = ['build', 'browser', 'format', 'lint', 'package', 'scale', 'server', 'types', 'unit'];
    expect(names(plan([])).sort()).toEqual(all.sort());
  });

  it('does the steps that are named, and refuses a name that is none', () => {
    expect(names(plan(['lint', 'unit']))).toEqual(['unit', 'lint']);
    expect(() => plan(['unit', 'units'])).toThrow('No such step: units.');
  });

  it('tests the server on both stores, and large examples, where it is told to do all', () => {
    const projects = (words: string[], step = 'server') => plan(words).find(({ name }) => name === step)?.projects;
    expect(projects([])).toEqual(['postgres', 'embedded']);
    expect(projects(['full'])).toEqual(['full', 'server']);
    expect([projects([], 'package'), projects(['full'], 'package')]).toEqual([['package'], ['package-full']]);
    expect(names(plan(['full', 'server']))).toEqual(['server']);
  });
});

describe('npm test -- changed', () => {
  const contracts = ['alarms/alarm-list', 'alarms/alarm-rules', 'sdwan/sdwan-map'].map(
    (path) => `widgets/${path}/${path.split('/')[1]}.contract.ts`,
  );
  const planned = (...files: string[]) => planChanged(files, 'abc', contracts);
  const argsOf = (steps: readonly Step[], name: string) => steps.find((step) => step.name === name)?.args;

  it('asks which tests are related to what changed', () => {
    const steps = planned('host/server/kit/clock.ts');
    expect(argsOf(steps, 'unit')).toEqual(['--changed', 'abc']);
    expect(argsOf(steps, 'server')).toEqual(['--changed', 'abc']);
  });

  it('builds for the browser when a page changed, not when the server did', () => {
    expect(names(planned('host/server/kit/clock.ts', 'README.md'))).not.toContain('build');
    const steps = planned('widgets/alarms/alarm-list/row.tsx');
    expect(names(steps)).toContain('build');
    expect(argsOf(steps, 'browser')).toEqual(['-t', '\\b(alarm-list)\\b']);
  });

  it('looks at every widget of a family when what they share changed', () => {
    expect(argsOf(planned('widgets/alarms/shared/level.tsx'), 'browser')).toEqual([
      '-t',
      '\\b(alarm-list|alarm-rules)\\b',
    ]);
  });

  it('looks at the parts in the browser when one of them changed, and runs changed tests as a whole', () => {
    const tests = ['tests/browser/login.test.ts', 'tests/browser/visits/work.ts', 'tests/browser/visits/users.ts'];
    const steps = planned('src/ui/button/button.tsx', ...tests);
    const whole = ['tests/browser/login.test.ts', 'tests/browser/visits.test.ts', 'tests/browser/ui'];
    expect(argsOf(steps, 'browser files')).toEqual(whole);
  });

  it('lints and formats the changed files only', () => {
    const steps = planned('src/api/client.ts', 'README.md');
    const command = (name: string) => steps.find((step) => step.name === name)?.command;
    expect(command('lint')?.slice(2)).toEqual(['src/api/client.ts']);
    expect(command('format')?.slice(-2)).toEqual(['src/api/client.ts', 'README.md']);
    expect(names(planned())).toEqual(['types', 'unit', 'server']);
  });
});

describe('steps in lanes', () => {
  /** Runs steps that end when they are told to; `begun` is what is or was under way. */
  function start(steps: readonly Step[], lanes: number) {
    const begun: string[] = [];
    const skipped: string[] = [];
    const end: Record<string, (well: boolean) => void> = {};
    const run = ({ name }: Step) => {
      begun.push(name);
      return new Promise<boolean>((resolve) => void (end[name] = resolve));
    };
    const all = inLanes(steps, lanes, run, ({ name }) => void skipped.push(name));
    const ends = async (name: string, well = true) => {
      end[name]!(well);
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { begun, skipped, ends, all };
  }
  const waits = { name: 'c', needs: 'a' };

  it('run as many at a time as there are lanes, in their order', async () => {
    const { begun, ends, all } = start([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2);
    expect(begun).toEqual(['a', 'b']);
    await ends('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await ends('a');
    await ends('c');
    await all;
  });

  it('wait for the step that they need, and let others pass meanwhile', async () => {
    const { begun, ends, all } = start([{ name: 'a' }, waits, { name: 'b' }], 2);
    expect(begun).toEqual(['a', 'b']);
    await ends('b');
    expect(begun).toEqual(['a', 'b']);
    await ends('a');
    expect(begun).toEqual(['a', 'b', 'c']);
    await ends('c');
    await all;
  });

  it('are left out when the step that they need failed', async () => {
    const { begun, skipped, ends, all } = start([{ name: 'a' }, waits], 2);
    await ends('a', false);
    await all;
    expect([begun, skipped]).toEqual([['a'], ['c']]);
  });

  it('wait for nothing that was not chosen', async () => {
    const { begun, ends, all } = start([waits], 2);
    expect(begun).toEqual(['c']);
    await ends('c');
    await all;
  });
});

const failedTest = (name: string): FailedTest => ({
  project: 'pure',
  file: 'tests/a.test.ts',
  name,
  message: 'expected 1 to be 2',
});

describe('the outcome', () => {
  it('names every failed test with the first line of what was wrong, and what went wrong outside of tests', () => {
    const failed = [failedTest('a list has rows')];
    expect(readReport('unit', { passed: 2, failed, broken: ['tests/b.test.ts: no such module'] }, false)).toEqual({
      passed: 2,
      failed: 2,
      failures: [
        '  tests/a.test.ts > a list has rows\n    expected 1 to be 2',
        '  unit: tests/b.test.ts: no such module',
      ],
      tests: failed,
    });
  });

  it('counts a run that ended badly without a failed test as one', () => {
    const nothing = { passed: 2, failed: [], broken: [] };
    expect(readReport('unit', nothing, false)).toMatchObject({ passed: 2, failed: 1 });
    expect(readReport('unit', undefined, false)).toMatchObject({ passed: 0, failed: 1 });
    expect(readReport('unit', nothing, true)).toMatchObject({ failed: 0 });
  });

  it('ends with the counts alone, below the failures and the seconds', () => {
    const lines = summary(
      [
        { name: 'types', passed: 1, failed: 0, failures: [], seconds: 12.4 },
        { name: 'unit', passed: 2, failed: 1, failures: ['  one'], seconds: 80 },
      ],
      81.2,
    ).split('\n');
    expect(lines.slice(0, 3)).toEqual(['', 'Failed:', '  one']);
    expect(lines.slice(-5)).toEqual([
      'ok    types  1 passed, 0 failed  (12 s)',
      'FAIL  unit   2 passed, 1 failed  (80 s)',
      'total 81 s',
      '',
      '3 passed, 1 failed',
    ]);
  });
});

describe('failed tests', () => {
  const step = (name: string, names: string[], broken: string[] = []) => ({
    name,
    seconds: 1,
    ...readReport(name, { passed: 5, failed: names.map(failedTest), broken }, false),
  });
  const command = { name: 'types', seconds: 1, passed: 0, failed: 1, failures: [] };
  const names = (outcomes: Outcome[]) => worthAnotherTry(outcomes).map(({ name }) => name);

  it.each([
    ['three of all steps', [step('unit', ['a', 'b']), step('server', ['c'])], ['a', 'b', 'c']],
    ['none of four', [step('unit', ['a', 'b']), step('server', ['c', 'd'])], []],
    ['none beside a command that failed', [step('unit', ['a']), command], []],
    ['none beside a file that does not load', [step('unit', ['a']), step('server', [], ['no such module'])], []],
    ['none beside an error outside of any test', [step('unit', ['a'], ['unhandled'])], []],
  ])('are tried once more: %s', (_, outcomes, expected) => {
    expect(names(outcomes)).toEqual(expected);
  });

  it('are tried with the rest of their file, once a file and project', () => {
    const [one, two] = [failedTest('one'), failedTest('two')];
    const steps = again([one, two, { ...one, project: 'postgres' }]);
    expect(steps.map((step) => testCommand(step).slice(3, 6))).toEqual([
      ['--project', one.project, one.file],
      ['--project', 'postgres', one.file],
    ]);
    expect(steps.map((step) => [one, two].filter((test) => isTriedBy(step, test)).length)).toEqual([2, 0]);
  });

  it('count as passed when their file passes alone, and are named; the others stay failed', () => {
    const unit = step('unit', ['a', 'b']);
    const steady = [unit.tests![0]!];
    const after = forgive([unit, step('server', [])], steady);
    expect(after[0]).toMatchObject({
      passed: 6,
      failed: 1,
      failures: ['  tests/a.test.ts > b\n    expected 1 to be 2'],
    });
    expect(summary(after, 2, steady)).toContain(
      'Unsteady (failed once, passed when their file ran alone):\n  tests/a.test.ts > a\n    expected 1 to be 2\n',
    );
  });
});
