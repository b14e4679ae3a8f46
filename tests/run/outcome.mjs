import { relative } from 'node:path';

/**
 * What a test report says: how many passed and failed, and a line or two for each failure, its file named from `root`. `ok` is whether the run ended
 * well: a file that does not load, or an error outside of any test, is in no count of its own.
 */
export function readReport(name, report, ok, root) {
  const { numPassedTests: passed = 0, numFailedTests = 0, testResults = [] } = report ?? {};
  const failures = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => {
        const [message] = (test.failureMessages[0] ?? '').split('\n');
        return `  ${relative(root, file.name)} > ${test.fullName}\n    ${message}`;
      }),
  );
  if (ok || numFailedTests > 0) return { passed, failed: numFailedTests, failures };
  const otherwise = `  ${name}: a file that does not load, or an error outside of any test; it stands above`;
  return { passed, failed: 1, failures: [...failures, otherwise] };
}

/** The last lines: what failed, a line for each step, the time that all took, and the counts alone on the very last. */
export function summary(outcomes, seconds) {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = outcomes.map(({ name, passed, failed, seconds: own }) => {
    const mark = failed > 0 ? 'FAIL' : 'ok  ';
    return `${mark}  ${name.padEnd(width)}  ${passed} passed, ${failed} failed  (${Math.round(own)} s)`;
  });
  const sum = (key) => outcomes.reduce((all, outcome) => all + outcome[key], 0);
  return [
    ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
    '',
    ...lines,
    `total ${Math.round(seconds)} s`,
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
