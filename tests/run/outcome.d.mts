/** A test that failed. */
export interface FailedTest {
  project: string;
  file: string;
  /** Its whole name, suites first. */
  name: string;
  /** The first line of what was wrong. */
  message: string;
}

/** What `reporter.mjs` writes. */
export interface Report {
  passed: number;
  failed: FailedTest[];
  /** What went wrong outside of any test. */
  broken: string[];
}

/** How a step ended. */
export interface Outcome {
  passed: number;
  failed: number;
  /** A line or two for each failure. */
  failures: string[];
  /** Those of the failures that are tests. */
  tests?: FailedTest[];
}

export function readReport(name: string, report: Report | undefined, ok: boolean): Outcome;
export function worthAnotherTry(outcomes: readonly Outcome[]): FailedTest[];
export function forgive<O extends Outcome>(outcomes: readonly O[], steady: readonly FailedTest[]): O[];
export function summary(
  outcomes: readonly (Outcome & { name: string; seconds: number })[],
  seconds: number,
  unsteady?: readonly FailedTest[],
): string;
