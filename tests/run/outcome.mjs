/**
 * How a step of test projects ended, from what `reporter.mjs` wrote: a line or two for each failure. `ok` is whether the run
 * ended well: a file that does not load, or an error outside of any test, is in no count of tests.
 */
export function readReport(name, report, ok) {
  const { passed = 0, failed: tests = [], broken = [] } = report ?? {};
  const others = broken.map((message) => `  ${name}: ${message}`);
  if (!ok && tests.length + others.length === 0) others.push(`  ${name}: ended badly; why stands above`);
  const failures = [...tests.map(describe), ...others];
  return { passed, failed: failures.length, failures, tests };
}

/** A failed test with the first line of what was wrong. */
const describe = ({ file, name, message }) => `  ${file} > ${name}\n    ${message}`;

/** So many failed tests may be tried once more: more are no accident. */
const mostAgain = 3;

/** The failed tests of a run that are tried once more: all that went wrong, where those are few; otherwise none. */
export function worthAnotherTry(outcomes) {
  const tests = outcomes.flatMap((outcome) => outcome.tests ?? []);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  return tests.length === failed && failed <= mostAgain ? tests : [];
}

/** The outcomes of a run after `steady`, those of its failed tests that passed when their file ran alone, are counted as passed. */
export const forgive = (outcomes, steady) =>
  outcomes.map((outcome) => {
    const tests = outcome.tests?.filter((test) => !steady.includes(test)) ?? [];
    const forgiven = (outcome.tests ?? []).length - tests.length;
    if (forgiven === 0) return outcome;
    const { passed, failed } = outcome;
    return { ...outcome, tests, passed: passed + forgiven, failed: failed - forgiven, failures: tests.map(describe) };
  });

/**
 * The last lines: what failed, what passed only when it was tried again, a line for each step, the time that all took, and
 * the counts alone on the very last.
 */
export function summary(outcomes, seconds, unsteady = []) {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = outcomes.map(({ name, passed, failed, seconds: own }) => {
    const mark = failed > 0 ? 'FAIL' : 'ok  ';
    return `${mark}  ${name.padEnd(width)}  ${passed} passed, ${failed} failed  (${Math.round(own)} s)`;
  });
  const sum = (key) => outcomes.reduce((all, outcome) => all + outcome[key], 0);
  return [
    ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
    ...(unsteady.length > 0
      ? ['', 'Unsteady (failed once, passed when their file ran alone):', ...unsteady.map(describe)]
      : []),
    '',
    ...lines,
    `total ${Math.round(seconds)} s`,
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
