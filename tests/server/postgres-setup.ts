import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

/**
 * What the server need not do: nothing of it outlives the tests, none of its databases lives for the hours after which
 * they are cleaned, and their statistics are made with what is copied.
 */
const settings = {
  ...{ synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' },
  ...{ autovacuum: 'off', jit: 'off' },
};

/** Gives a test project a real server and a folder for as long as it runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'netpane-tests-'));
  project.provide('folder', folder);
  const server = await startPostgres(undefined, { settings });
  project.provide('databaseUrl', server.socketUrl);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
