/** How a step ended. */
export interface Outcome {
  passed: number;
  failed: number;
  /** A line or two for each failure. */
  failures: string[];
}

export function readReport(name: string, report: object | undefined, ok: boolean, root: string): Outcome;
export function summary(outcomes: readonly (Outcome & { name: string; seconds: number })[], seconds: number): string;
