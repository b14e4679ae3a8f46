import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import { onlineUsers } from '../../src/api/contract/client';
import { gateway } from '../../src/api/contract/device';
import { report } from '../../src/api/contract/ingest';
import type { InputOf } from '../../src/api/endpoint';
import { type ApiError } from '../../src/api/error';
import { ownMachine } from '../../host/server/demo/own-machine';
import { startReference, type Reference } from './reference';

type Report = InputOf<typeof report>;

let server: Reference;
let folder: string;
let demo: Client;
let gwid: string;
let machine: Client;
beforeAll(async () => {
  server = await startReference();
  folder = await mkdtemp(join(tmpdir(), 'netpane-key-'));
  const identity = await ownMachine(server.services, folder);
  ({ gwid } = identity);
  machine = createClient({
    baseUrl: 'http://netpane.test',
    fetch: (request) => {
      request.headers.set('x-device-id', gwid);
      request.headers.set('x-device-key', identity.key);
      return server.fetch(request);
    },
  });
  demo = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const good: Report = { uptime: 60, interfaces: [] };

it('a report is taken as far as it fits: what is odd does not cost its gateway the rest', async () => {
  const clients = [
    { mac: '02:00:00:00:00:11', name: 'a\0b' },
    { mac: '02:00:00:00:00:12', ip: 5, name: 'x'.repeat(500) },
    { mac: 7 },
    null,
    { mac: '02:00:00:00:00:13', ip: '10.1.0.13', name: '前台' },
  ] as Report['clients'];
  const interfaces = [
    { name: 'eth0', role: 'wan' as const, up: true, rx: 1000.5, tx: 10 },
    { name: 'eth0', role: 'wan' as const, up: true, rx: 2000, tx: 20 },
    { name: 'eth1', up: true, rx: -1, tx: 0 },
    { name: 'e'.repeat(99), up: true, rx: 0, tx: 0 },
  ];
  await machine.call(report, { ...good, cpu: 300, sessions: 0.5, disk: -1, model: '\ud800', clients, interfaces });
  const { data } = await demo.call(gateway, { gwid });
  expect([data.status, data.clients, data.interfaces.map(({ name }) => name)]).toEqual(['online', 3, ['eth0']]);
  const { list } = (await demo.call(onlineUsers, { gwid })).data;
  expect(list.map(({ mac, name }) => [mac, name]).sort()).toEqual([
    ['02:00:00:00:00:11', 'a\ufffdb'],
    ['02:00:00:00:00:12', 'x'.repeat(120)],
    ['02:00:00:00:00:13', '前台'],
  ]);
});

it.each([
  ['a start in the future', { uptime: -1 }],
  ['a start before there were machines', { uptime: 1e15 }],
  ['no list of interfaces', { interfaces: 'eth0' as never }],
])('a report with %s is refused', async (_, changes) => {
  const refused = machine.call(report, { ...good, ...changes });
  await expect(refused).rejects.toMatchObject({ kind: 'invalid' } satisfies Partial<ApiError>);
});
