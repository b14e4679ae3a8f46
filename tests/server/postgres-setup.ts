import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

/** Gives the `postgres` test project a real server for as long as it runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('databaseUrl', server.url);
  return () => server.stop();
}
