import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import {
  apTemplateAps,
  apTemplateOverride,
  apTemplatePreview,
  apTemplates,
  apTemplateSave,
} from '../../src/api/contract/ap-template';
import { configPatch, deviceConfig } from '../../src/api/contract/config';
import {
  wifiPeople,
  wifiPersonExtend,
  wifiPersonImport,
  wifiPersonRemove,
  wifiPersonRenew,
  wifiPersonSave,
  wifiPersonShow,
  wifiPersonSwitch,
} from '../../src/api/contract/wifi-person';
import { passwordPlanSave } from '../../src/api/contract/wifi-password';
import type { InputOf } from '../../src/api/endpoint';
import { newTemplateRows } from '../../src/domain/ap-template';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { deliverConfigs } from '../../host/server/fleet/config/deliver';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { followPeople } from '../../host/server/services/people/told';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-12-20T12:00:00+08:00');
let server: Reference;
let demo: Client;
/** Access points behind gateways of their own; the last gateway cannot. */
let aps: { id: string; gateway: string }[];
let template: string;

const rows = (security: string) => ({ ssid: { ...newTemplateRows('ssid').ssid, security } });
const plan = (security: string): InputOf<typeof apTemplateSave> => ({
  ...{ kind: 'ssid', name: 'Dorm', target: 'ap', target_ids: aps.map(({ id }) => id), rows: rows(security) },
});
const person = (more: Partial<InputOf<typeof wifiPersonSave>> = {}): InputOf<typeof wifiPersonSave> => ({
  ...{ template, name: '张伟', password: '', vlan: '', devices: 0, until: null },
  ...more,
});
const add = async (more: Partial<InputOf<typeof wifiPersonSave>> = {}) => {
  clock += 1000;
  return (await demo.call(wifiPersonSave, person(more))).data.id;
};
const people = async (more: object = {}) => (await demo.call(wifiPeople, { template, ...more })).data;
const shown = async (...ids: string[]) => (await demo.call(wifiPersonShow, { ids })).data.list[0]!.password;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  const { db } = server.services;
  aps = await db.query(
    `SELECT DISTINCT ON (gateway_id) id, gateway_id AS gateway FROM device WHERE account_id = 'acc_demo' AND kind = 'ap'
     ORDER BY gateway_id, id LIMIT 3`,
  );
});
afterAll(() => server.close());

beforeEach(async () => {
  clock = Date.parse('2026-12-20T12:00:00+08:00');
  demo = await server.signIn();
  const { db } = server.services;
  for (const table of ['ap_template', 'bulk_job', 'command', 'gateway_delivery', 'wifi_people_told'])
    await db.query(`DELETE FROM ${table}`);
  const able = aps.slice(0, 2).map(({ gateway }) => gateway);
  await db.query(
    `UPDATE device SET status = 'online', capabilities = CASE WHEN id = ANY($1::text[]) THEN '{config,ppsk}'::text[] ELSE '{config}' END
     WHERE account_id = 'acc_demo'`,
    [able],
  );
  template = (await demo.call(apTemplateSave, plan('ppsk'))).data.id;
});

interface Network {
  id: string;
  ssid: string;
  people: { id: string; password: string; vlan: string; devices: number; expires_at: string | null }[];
}

/** Gateways fetch what waits for them and take it over: the people that each was told of, by gateway. */
async function deliver(ok = true): Promise<Record<string, Network[]>> {
  const { services } = server;
  await followPeople(services.db, clock);
  await deliverSettings(services, clock);
  const told: Record<string, Network[]> = {};
  for (const { gateway } of aps) {
    const device = { gwid: gateway, accountId: 'acc_demo' };
    for (const { id, kind, params } of await handOut(services, device, clock)) {
      if (kind === 'ppsk') told[gateway] = JSON.parse(params.networks!) as Network[];
      await takeResult(services, device, { id, done: true, ok, output: [], error: ok ? '' : '内存不足' }, clock);
    }
  }
  await deliverConfigs(services, clock);
  await deliverSettings(services, clock);
  await runJobs(services, clock);
  return told;
}

describe('a network with private passwords', () => {
  it('is offered where the gateway says that it can, and counts where not', async () => {
    const { data } = await demo.call(apTemplatePreview, { plan: { ...plan('ppsk'), name: 'Other' } });
    expect(data).toMatchObject({ aps: 3, touched: 2, unable: 1 });
    await runJobs(server.services, clock);
    await deliver();
    const list = (await demo.call(apTemplateAps, { id: template })).data.list;
    expect(Object.fromEntries(list.map(({ id, state }) => [id, state]))).toEqual({
      ...{ [aps[0]!.id]: 'same', [aps[1]!.id]: 'same', [aps[2]!.id]: 'unable' },
    });
    expect((await demo.call(apTemplates, { kind: 'ssid' })).data.list[0]).toMatchObject({ differing: 0, unable: 1 });
    const unable = (await demo.call(apTemplateAps, { id: template, unable: true })).data;
    expect(unable).toMatchObject({
      total: 1,
      list: [{ id: aps[2]!.id, diff: [{ field: 'security', wanted: 'ppsk' }] }],
    });
    const document = (await demo.call(deviceConfig, { id: aps[2]!.id })).data.document;
    expect(document.ssids?.map(({ id }) => id)).not.toContain(template);
  });

  it('comes from a template alone', async () => {
    const fields = { security: 'ppsk' };
    const own = (await demo.call(deviceConfig, { id: aps[0]!.id })).data.document.ssids!.find(
      ({ id }) => !id.startsWith('apt_'),
    )!;
    const failure = await failureOf(
      demo.call(configPatch, { ids: [aps[0]!.id], section: 'ssids', rows: [own.id], fields }),
    );
    expect(failure.detail).toMatchObject({ reason: 'checkFailed' });
  });

  it('has people only where it is one', async () => {
    const open = (await demo.call(apTemplateSave, { ...plan('open'), name: 'Guest' })).data.id;
    expect((await failureOf(demo.call(wifiPersonSave, person({ template: open })))).detail.reason).toBe(
      'noPrivateNetwork',
    );
    const subject = { level: 'ap' as const, subject: aps[0]!.id };
    await demo.call(apTemplateOverride, { id: open, ...subject, rows: { ssid: { security: 'ppsk' } } });
    await demo.call(wifiPersonSave, person({ template: open }));
    expect(Object.keys(await deliver())).toContain(aps[0]!.gateway);
  });
});

describe('people', () => {
  it('reach the gateways that can with their passwords, which lie sealed in the store', async () => {
    const id = await add({ password: 'Canary-people-1', vlan: '30', devices: 2, until: '2026-12-31' });
    const ends = '2026-12-31T16:00:00.000Z';
    const told = await deliver();
    const network = { id: template, ssid: 'Dorm' };
    const of = [{ id, password: 'Canary-people-1', vlan: '30', devices: 2, expires_at: ends }];
    expect(told).toEqual(Object.fromEntries(aps.slice(0, 2).map((one) => [one.gateway, [{ ...network, people: of }]])));
    expect(await people()).toMatchObject({
      gateways: { done: 2, waiting: 0, failed: 0, unable: 1 },
      list: [{ id, name: '张伟', vlan: '30', devices: 2, state: 'active', expires_at: ends }],
    });
    expect(JSON.stringify(await people())).not.toContain('Canary');
    const { db } = server.services;
    const tables = await db.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      expect([name, await db.query(`SELECT 1 FROM "${name}" t WHERE t::text LIKE '%Canary-people%' LIMIT 1`)]).toEqual([
        name,
        [],
      ]);
    }
    expect(await deliver()).toEqual({});
  });

  it('end by the clock of the server, and the next delivery takes them away', async () => {
    const id = await add({ name: '李娜', until: '2026-12-31' });
    const stays = await add({ name: '王芳' });
    await deliver();
    clock = Date.parse('2026-12-30T12:00:00+08:00');
    demo = await server.signIn();
    expect((await people({ state: 'expiring' })).list).toMatchObject([{ id }]);
    clock = Date.parse('2027-01-01T00:00:00+08:00');
    demo = await server.signIn();
    expect(await people()).toMatchObject({ counts: { all: 2, active: 1, expired: 1 } });
    // The choices above the list say how many rows are behind each, also of a search.
    for (const q of [undefined, '王']) {
      const { counts } = await people({ q });
      const choices = ['active', 'expiring', 'expired', 'off'] as const;
      const behind = await Promise.all(choices.map(async (state) => (await people({ q, state })).total));
      expect(choices.map((state) => counts[state])).toEqual(behind);
      expect(counts.all).toBe((await people({ q })).total);
    }
    const told = await deliver();
    expect(told[aps[0]!.gateway]![0]!.people.map((one) => one.id)).toEqual([stays]);
    await demo.call(wifiPersonExtend, { ids: [id], until: '2027-01-31' });
    expect((await deliver())[aps[0]!.gateway]![0]!.people).toHaveLength(2);
    await demo.call(wifiPersonSwitch, { ids: [id], enabled: false });
    expect((await people({ state: 'off' })).list).toMatchObject([{ id }]);
    expect((await deliver())[aps[0]!.gateway]![0]!.people.map((one) => one.id)).toEqual([stays]);
    await demo.call(wifiPersonRemove, { ids: [stays] });
    expect((await deliver())[aps[0]!.gateway]).toEqual([]);
  });

  it('get passwords that nobody else of the network has', async () => {
    const id = await add({ password: 'same-Same-22' });
    const twice = await failureOf(demo.call(wifiPersonSave, person({ name: '李娜', password: 'same-Same-22' })));
    expect(Object.keys(twice.detail.errors!)).toEqual(['password']);
    const alike = await failureOf(demo.call(wifiPersonSave, person({ name: '张伟' })));
    expect(Object.keys(alike.detail.errors!)).toEqual(['name']);
    const made = await shown(await add({ name: '李娜', make: { shape: 'digits', size: 10 } }));
    expect(made).toMatch(/^\d{10}$/);
    await demo.call(wifiPersonSave, person({ id, name: '张伟二' }));
    expect(await shown(id)).toBe('same-Same-22');
    await demo.call(wifiPersonRenew, { ids: [id], make: { shape: 'lower', size: 12 } });
    expect(await shown(id)).toMatch(/^[a-z\d]{12}$/);
  });

  it.each([
    ['name', { name: '' }],
    ['password', { password: 'short-7' }],
    ['password', { password: 'x'.repeat(64) }],
    ['password', { password: '八位以上的密码呀呀' }],
    ['vlan', { vlan: '4095' }],
    ['devices', { devices: 21 }],
    ['until', { until: '2026-12-19' }],
  ] as const)('are refused at %s: %j', async (field, more) => {
    const { detail } = await failureOf(demo.call(wifiPersonSave, person(more)));
    expect(Object.keys(detail.errors ?? {})).toEqual([field]);
  });

  it('come out of a file: wrong cells are told of by row and column, the rest is taken', async () => {
    await add({ name: '在册', password: 'taken-Taken-1' });
    const row = { name: '', password: '', vlan: '', devices: '', until: '' };
    const file = [
      { ...row, line: 2, name: '甲', password: 'file-File-111', vlan: '30', devices: '2', until: '2027/1/5' },
      { ...row, line: 3, name: '在册' },
      { ...row, line: 4, name: '乙', password: 'file-File-111' },
      { ...row, line: 5, name: '丙', password: 'taken-Taken-1', devices: 'viele' },
      { ...row, line: 6, name: '甲', until: '下周' },
      { ...row, line: 7, name: '丁' },
    ];
    const make = { shape: 'words' as const, size: 3 };
    const dry = (await demo.call(wifiPersonImport, { template, rows: file, make, dry: true })).data;
    expect((await people()).total).toBe(1);
    const { data } = await demo.call(wifiPersonImport, { template, rows: file, make });
    expect(data).toEqual(dry);
    expect(data.taken).toBe(2);
    expect(data.problems.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [3, 'name', 'personTaken'],
      [4, 'password', 'privateTwice'],
      [5, 'devices', 'personDevices'],
      [5, 'password', 'privateTaken'],
      [6, 'until', 'personUntil'],
      [6, 'name', 'personTwice'],
    ]);
    const { list } = await people({ sort: 'name', order: 'asc' });
    expect(list.find(({ name }) => name === '甲')).toMatchObject({
      devices: 2,
      expires_at: '2027-01-05T16:00:00.000Z',
    });
    expect(await shown(list.find(({ name }) => name === '丁')!.id)).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/);
  });

  it('are nobody else’s', async () => {
    const id = await add();
    const agent = await server.signIn('agent@netpane.cn');
    for (const call of [
      () => agent.call(wifiPeople, { template }),
      () => agent.call(wifiPersonSave, person({ name: '别人' })),
      () => agent.call(wifiPersonShow, { ids: [id] }),
      () => agent.call(wifiPersonRemove, { ids: [id] }),
    ]) {
      expect((await failureOf(call())).detail.status).toBe(404);
    }
  });

  it('leave, and plans that heed it change the passwords that they knew', async () => {
    const { db } = server.services;
    const [network] = await db.query<{ ssid: string; id: string }>(
      `SELECT ssid, device_id AS id FROM ap_network WHERE account_id = 'acc_demo' AND ssid <> 'Dorm' AND ssid NOT IN
         (SELECT ssid FROM wifi_password_plan) ORDER BY device_id LIMIT 1`,
    );
    const { id: plan } = (
      await demo.call(passwordPlanSave, {
        ...{
          name: '办公',
          ssid: network!.ssid,
          target: 'ap',
          target_ids: [network!.id],
          repeat: 'manual',
          days: [],
          every_days: 1,
        },
        ...{
          times: [],
          skip_holidays: false,
          starts_on: '2026-12-01',
          shape: 'digits',
          size: 8,
          channels: [],
          tells_password: false,
        },
        events: ['person_left'],
      })
    ).data;
    const noted = async () => {
      const [row] = await db.query<{ event_note: string }>(
        `UPDATE wifi_password_plan p SET event_at = NULL, event_note = '' FROM wifi_password_plan q
         WHERE p.id = q.id AND p.id = $1 RETURNING q.event_note`,
        [plan],
      );
      return row!.event_note;
    };
    const ids = [await add(), await add({ name: '李娜' }), await add({ name: '王芳', until: '2026-12-20' })];
    expect(await noted()).toBe('');
    await demo.call(wifiPersonSwitch, { ids: ids.slice(0, 2), enabled: false });
    expect(await noted()).toMatch(/等 2 人离开$/);
    // Who is out already leaves nothing behind.
    await demo.call(wifiPersonRemove, { ids: ids.slice(0, 1) });
    expect(await noted()).toBe('');
    clock = Date.parse('2026-12-21T00:00:05+08:00');
    await followPeople(db, clock);
    expect(await noted()).toBe('王芳 离开');
  });

  it('wait for a gateway that refuses, and the list says so', async () => {
    await add();
    await deliver(false);
    expect((await people()).gateways).toEqual({ done: 0, waiting: 0, failed: 2, unable: 1 });
  });
});
