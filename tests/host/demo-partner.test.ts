import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sites } from '../../examples/prepare.mjs';
import { demoPartner } from '../../host/server/demo';
import type { Services } from '../../host/server/kit/context/context';

it('the partner of the demo has the origin of every example site, and of what npm create netpane makes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'netpane-demo-partner-'));
  const written: unknown[] = [];
  const query = (_: string, values: unknown[]) => {
    written.push(...values);
    return Promise.resolve([]);
  };
  const db = { tx: (work: (sql: unknown) => Promise<void>) => work({ query }) };
  await demoPartner({ db, now: Date.now } as unknown as Services, folder);
  await rm(folder, { recursive: true });
  const wanted = [...sites.map(({ port }) => port), 5173].map((port) => `http://localhost:${port}`);
  const origins = written.find((value) => String(value).startsWith('["http')) as string;
  expect(JSON.parse(origins)).toEqual(expect.arrayContaining(wanted));
});
