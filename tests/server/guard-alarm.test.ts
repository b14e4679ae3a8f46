import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import { alarms } from '../../src/api/contract/alarm';
import { guardEvents, guardReport } from '../../src/api/contract/guard';
import { calmDecoys } from '../../host/server/services/security/alarm';
import { ownMachine, type MachineIdentity } from '../../host/server/demo/own-machine';
import { startReference, type Reference } from './reference';

const start = Date.parse('2026-11-20T02:00:00Z');
let clock = start;
let reference: Reference;
let demo: Client;
let key: MachineIdentity;
let folder: string;

beforeAll(async () => {
  reference = await startReference({ now: () => clock, seed: true });
  folder = await mkdtemp(join(tmpdir(), 'netpane-guard-'));
  key = await ownMachine(reference.services, folder);
  demo = await reference.signIn();
});
afterAll(async () => {
  await reference.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the machine tells; it says who it is. */
const machine = (): Client =>
  createClient({
    baseUrl: 'http://netpane.test',
    fetch: (request: Request) => {
      request.headers.set('x-device-id', key.gwid);
      request.headers.set('x-device-key', key.key);
      return reference.fetch(request);
    },
  });
const touch = { ago: 5, class: 'ssh', target: '10.0.0.1:22', source: '02:00:5E:00:53:01', action: 'try' };
const tell = () => machine().call(guardReport, { service: 'honeypot', events: [touch, { ...touch, ago: 9 }] });
const open = async () =>
  (await demo.call(alarms, { per_page: 1000 })).data.list.filter(
    (alarm) => alarm.kind === 'decoy_touched' && alarm.gwid === key.gwid && alarm.state !== 'cleared',
  );

it('a gateway tells of touched decoys once the honeypot was bought: kept, and an alarm until it is calm', async () => {
  expect((await tell()).data).toEqual({ kept: false });
  await reference.services.db.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, created_at)
     VALUES ('own_real', 'acc_demo', 'honeypot', 'pro', 1, $1, $2, $3, $2)`,
    [key.gwid, new Date(start), new Date(start + 90 * 86_400_000)],
  );
  expect((await tell()).data).toEqual({ kept: true });
  const { data } = await demo.call(guardEvents, { service: 'honeypot', gwid: key.gwid });
  expect(data).toMatchObject({ total: 2, list: [{ class: 'ssh', simulated: false }, { class: 'ssh' }] });

  const raised = await open();
  expect(raised.map(({ content, level }) => [content, level])).toEqual([
    ['蜜罐诱饵 SSH 被 02:00:5E:00:53:01 访问', 'MIDDLE'],
  ]);
  clock = start + 20 * 60_000;
  await calmDecoys(reference.services.db, clock);
  expect(await open()).toHaveLength(1);
  clock = start + 40 * 60_000;
  await calmDecoys(reference.services.db, clock);
  expect(await open()).toEqual([]);
});
