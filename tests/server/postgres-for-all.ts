import type { TestProject } from 'vitest/node';
import { reportPath } from '../run/reporter.mjs';
import { hasPostgres } from './postgres';
import setup from './postgres-setup';

/**
 * A real server for tests that need a store and bear any: in a run of many its copies cost less than embedded stores, for a
 * single file its start costs more. Where none is installed they do without.
 */
export default async function forAll(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  return process.env[reportPath] && hasPostgres ? setup(project) : undefined;
}
