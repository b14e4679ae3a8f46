import type { FailedTest } from './outcome.mjs';

/** A command that succeeds or fails, or test projects that count. */
export interface Step {
  name: string;
  command?: string[];
  projects?: string[];
  /** Further arguments of the test run. */
  args?: string[];
  /** Name of the step that it waits for. */
  needs?: string;
}

export const roomy: string[];
export function plan(words: readonly string[]): Step[];
export function planChanged(files: readonly string[], since: string, contracts: readonly string[]): Step[];
export function again(tests: readonly FailedTest[]): (Step & { args: string[]; projects: string[] })[];
export function isTriedBy(step: { args: readonly string[]; projects: readonly string[] }, test: FailedTest): boolean;
export function testCommand(step: Step): string[];
