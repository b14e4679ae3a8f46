import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

/** Gives a test project a real server and a folder for as long as it runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'netpane-tests-'));
  project.provide('folder', folder);
  const server = await startPostgres();
  project.provide('databaseUrl', server.socketUrl);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
