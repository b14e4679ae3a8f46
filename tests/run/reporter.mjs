import { writeFileSync } from 'node:fs';

/** Where a run of tests writes what it found: the name of the environment variable that holds the path. */
export const reportPath = 'TEST_REPORT';

/**
 * A reporter of Vitest that writes what the runner needs: how many tests passed, which failed, and what else went wrong (a
 * file that does not load, a hook, an error outside of any test), which Vitest's own JSON tells in part.
 */
export default class Report {
  onTestRunEnd(modules, outside) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const stateOf = (test) => test.result().state;
    const report = {
      passed: tests.filter((test) => stateOf(test) === 'passed').length,
      failed: tests.filter((test) => stateOf(test) === 'failed').map(describeTest),
      broken: [
        ...modules.flatMap((module) => [module, ...module.children.allSuites()]).flatMap(describeErrors),
        ...outside.map(({ message }) => `an error outside of any test: ${firstLine(message)}`),
      ],
    };
    writeFileSync(process.env[reportPath], JSON.stringify(report));
  }
}

const describeTest = (test) => ({
  project: test.project.name,
  file: test.module.relativeModuleId,
  name: nameOf(test),
  message: firstLine(test.result().errors?.[0]?.message),
});

/** What a file or a suite met outside of its tests. */
const describeErrors = (suite) =>
  suite.errors().map(({ message }) => `${(suite.module ?? suite).relativeModuleId}: ${firstLine(message)}`);

/** A test's whole name, as `vitest -t` compares it. */
const nameOf = ({ parent, name }) => (parent?.type === 'suite' ? `${nameOf(parent)} ${name}` : name);

const firstLine = (text = '') => text.split('\n')[0];
