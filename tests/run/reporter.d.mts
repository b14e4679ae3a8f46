import type { Reporter } from 'vitest/node';

/** The environment variable that holds where a run of tests writes what it found. */
export const reportPath: string;

/** Writes it. */
export default class Report implements Reporter {}
