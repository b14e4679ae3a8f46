import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { ApiError } from '../../src/api/error';
import {
  configApply,
  configCompare,
  configPatch,
  configRetry,
  configRollback,
  configStates,
  configVersions,
  deviceConfig,
  draftDiscard,
  draftSave,
  draftTake,
  type DeviceConfig,
} from '../../src/api/contract/config';
import { logs } from '../../src/api/contract/log';
import { configPlace, openSecrets } from '../../host/server/fleet/config/sealed';
import { deliverConfigs } from '../../host/server/fleet/config/deliver';
import { giveUp, handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import type { Db } from '../../host/server/kit/store/db';
import { startReference, type Reference } from './reference';

const minute = 60_000;
let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let db: Db;
let demo: Client;
let other: Client;
/** A gateway of the demo account, a new one for each test. */
let id: string;
let made = 0;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  db = reference.services.db;
  demo = await reference.signIn();
  other = await reference.signIn('agent@netpane.cn');
  await db.query(`UPDATE device SET status = 'online' WHERE account_id = 'acc_demo'`);
});
afterAll(() => reference.close());
beforeEach(async () => {
  id = await makeGateway();
});

async function makeGateway(): Promise<string> {
  const gwid = `gateway${++made}`;
  await db.query(
    `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac,
       simulated, bound_at)
     VALUES ($1, 'acc_demo', 'gateway', $1, $1, 'online', $2, 'NP-R980', '1', $1, '', true, $2)`,
    [gwid, new Date(clock)],
  );
  return gwid;
}

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const read = async (one = id): Promise<DeviceConfig> => (await demo.call(deviceConfig, { id: one })).data;
const rowsOf = (config: DeviceConfig, section: string) => (config.draft?.[section] ?? config.document[section])!;
const mapping = {
  id: 'new1',
  enabled: true,
  name: '办公系统',
  protocol: 'tcp',
  line: 'all',
  outer_ports: '7001',
  inner_ip: '172.16.10.9',
  inner_ports: '7001',
  sources: '',
  note: '',
};
/** Adds a port mapping to the draft. */
async function add(row: Record<string, string | boolean> = {}): Promise<DeviceConfig> {
  const config = await read();
  const rows = [...rowsOf(config, 'port_mapping'), { ...mapping, ...row }];
  return (await demo.call(draftSave, { id, rev: config.rev, section: 'port_mapping', rows })).data;
}
const apply = async () => (await demo.call(configApply, { ids: [id] })).data[0]!;
/** The device fetches what waits for it and answers. */
async function answer(result: { ok: boolean; error?: string }): Promise<void> {
  const device = { gwid: id, accountId: 'acc_demo' };
  for (const command of await handOut(reference.services, device, clock)) {
    await takeResult(reference.services, device, { id: command.id, done: true, output: [], ...result }, clock);
  }
  await deliverConfigs(reference.services, clock);
}
const newest = async () => (await read()).delivery!;

describe('a draft', () => {
  it('is kept apart from what the device runs, with what it changes in words', async () => {
    const before = await read();
    expect(before).toMatchObject({ version: 0, draft: null, changes: [], delivery: null });
    const config = await add();
    expect(config.document.port_mapping).toEqual(before.document.port_mapping);
    expect(config.changes).toMatchObject([
      { section: 'port_mapping', label: '端口映射', op: 'added', name: '办公系统', fields: expect.anything() },
    ]);
    expect(config.changes[0]!.fields).toContainEqual(expect.objectContaining({ label: '外网端口', after: '7001' }));
    expect(config).toMatchObject({ draft_by: expect.stringContaining('*'), draft_own: true });
    expect(await read()).toEqual(config);
  });

  it('is refused to whoever saw an older one', async () => {
    const seen = await read();
    await add();
    const rows = rowsOf(seen, 'port_mapping');
    const error = await failure(demo.call(draftSave, { id, rev: seen.rev, section: 'port_mapping', rows }));
    expect(error.detail.code).toBe(4090);
    expect(error.message).toContain('已修改了草稿');
    expect((await failure(demo.call(draftDiscard, { id, rev: seen.rev }))).detail.code).toBe(4090);
    expect((await failure(demo.call(configApply, { ids: [id], rev: seen.rev }))).detail.code).toBe(4090);
    expect((await read()).changes).toHaveLength(1);
  });

  it('ends when it is discarded or changes nothing any more', async () => {
    const config = await add();
    expect((await demo.call(draftDiscard, { id, rev: config.rev })).data).toMatchObject({ draft: null, changes: [] });
    const again = await add();
    const rows = again.document.port_mapping!;
    const { data } = await demo.call(draftSave, { id, rev: again.rev, section: 'port_mapping', rows });
    expect(data.draft).toBeNull();
  });

  it('refuses bad fields by name and keeps the rest', async () => {
    const error = await failure(add({ outer_ports: '0', inner_ip: '172.16.10.999' }));
    expect(error.detail.status).toBe(422);
    expect(error.detail.errors).toEqual({
      outer_ports: ['端口无效：0，应为 1–65535，多个用逗号分隔，范围用连字符且由小到大'],
      inner_ip: ['IP 地址无效'],
    });
    expect((await read()).draft).toBeNull();
  });

  it.each([
    ['no list', 'x' as unknown],
    ['a row without an id', [{ name: 'x' }]],
    ['a row twice', [mapping, mapping]],
    ['a flag that is a word', [{ ...mapping, enabled: 'yes' }]],
    ['a text that is a list', [{ ...mapping, name: ['a'] }]],
    ['too many rows', Array.from({ length: 600 }, (_, i) => ({ ...mapping, id: `r${i}` }))],
  ])('refuses %s', async (_, rows) => {
    const input = { id, rev: 0, section: 'port_mapping', rows: rows as never };
    expect((await failure(demo.call(draftSave, input))).detail.status).toBe(422);
  });

  it('knows no sections that the device has not', async () => {
    const input = { id, rev: 0, section: 'ssids', rows: [] };
    expect((await failure(demo.call(draftSave, input))).detail.status).toBe(404);
  });

  it('wants a VLAN to be created before anything names it, and says where', async () => {
    const config = await read();
    const rule = { id: 'r1', name: '新规则', action: 'deny', protocol: 'any', source_vlans: '77' };
    const save = (rev: number) =>
      demo.call(draftSave, { id, rev, section: 'acl', rows: [...config.document.acl!, rule] });
    const error = await failure(save(config.rev));
    expect(error.detail.errors).toEqual({ source_vlans: ['VLAN 不存在：77，请先在 VLAN 页面新建'] });
    const vlan = {
      id: 'v77',
      vlan: '77',
      name: '新网',
      interface: 'lan1',
      address: '172.16.77.1/24',
      pool: '172.16.77.9-172.16.77.99',
    };
    const rows = [...config.document.vlan!, vlan];
    const made = (await demo.call(draftSave, { id, rev: config.rev, section: 'vlan', rows })).data;
    expect(made.vlans).toContain(77);
    const both = (await save(made.rev)).data;
    expect(both.changes.map(({ op, name }) => `${op} ${name}`)).toEqual(['added VLAN 77 新网', 'added 新规则']);

    // Taking the VLAN away again leaves a rule that cannot be sent.
    const back = await demo.call(draftSave, { id, rev: both.rev, section: 'vlan', rows: config.document.vlan! });
    const label = { reason: 'configField', params: { field: 'source_vlans', text: '源 VLAN' } };
    expect(back.data.problems).toMatchObject([{ name: '新规则', text_said: { reason: 'rule', params: { label } } }]);
    const refused = { message: expect.stringContaining('校验未通过：访问控制 新规则') as string };
    expect(await failure(apply())).toMatchObject({ ...refused, detail: { reason: 'checkFailed' } });
  });
});

describe('a delivery', () => {
  it('goes through the queue: waiting, being written, in force', async () => {
    const before = await read();
    await add();
    expect(await apply()).toMatchObject({ ok: true, version: 1, state: 'pending' });
    expect(await read()).toMatchObject({ version: 1, running_version: 0, draft: null });
    const [command] = await handOut(reference.services, { gwid: id, accountId: 'acc_demo' }, clock);
    expect(command).toMatchObject({ kind: 'config', params: { device: id, kind: 'gateway', version: '1' } });
    const sections = JSON.parse(command!.params.sections!) as Record<string, unknown[]>;
    expect(sections.port_mapping).toHaveLength(before.document.port_mapping!.length + 1);
    await deliverConfigs(reference.services, clock);
    expect(await newest()).toMatchObject({ state: 'sent' });
    await takeResult(
      reference.services,
      { gwid: id, accountId: 'acc_demo' },
      { id: command!.id, done: true, ok: true, output: [] },
      clock,
    );
    await deliverConfigs(reference.services, clock);
    expect(await newest()).toMatchObject({ state: 'done', version: 1, error: '', section_keys: ['port_mapping'] });
    expect((await read()).running_version).toBe(1);
    expect((await demo.call(configStates, { ids: [id, 'nobody'] })).data).toEqual([
      { id, version: 1, state: 'done', error: '' },
    ]);
  });

  it('that the device refuses has failed, says why, and can be tried again', async () => {
    const before = await read();
    await add();
    await apply();
    await answer({ ok: false, error: '接口 lan9 不存在' });
    expect(await newest()).toMatchObject({ state: 'failed', error: '接口 lan9 不存在' });
    const failed = await read();
    expect(failed).toMatchObject({ version: 0, running_version: 0 });
    expect(failed.document).toEqual(before.document);
    const taken = (await demo.call(draftTake, { id, rev: failed.rev, version: 1 })).data;
    expect(taken.changes).toHaveLength(1);
    expect((await demo.call(configRetry, { ids: [id] })).data).toMatchObject([{ ok: true, version: 1 }]);
    await answer({ ok: true });
    expect(await newest()).toMatchObject({ state: 'done', version: 1 });
    expect((await failure(demo.call(configRetry, { ids: [id] }))).message).toBe('最近一次下发没有失败');
  });

  it('waits for a device that is offline and goes out when it is back', async () => {
    await db.query(`UPDATE device SET status = 'offline' WHERE id = $1`, [id]);
    await add();
    expect(await apply()).toMatchObject({ ok: true, state: 'pending' });
    clock += 60 * minute;
    await giveUp(db, clock);
    await deliverConfigs(reference.services, clock);
    expect(await newest()).toMatchObject({ state: 'pending', attempts: 0 });
    await db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [id]);
    await deliverConfigs(reference.services, clock);
    await answerCommands(reference.services, clock);
    await deliverConfigs(reference.services, clock);
    expect(await newest()).toMatchObject({ state: 'done' });
    demo = await reference.signIn();
    other = await reference.signIn('agent@netpane.cn');
  });

  it('that nobody answers is tried three times and has failed then', async () => {
    await add();
    await apply();
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(await newest()).toMatchObject({ state: 'pending', attempts: attempt - 1 });
      expect(await handOut(reference.services, { gwid: id, accountId: 'acc_demo' }, clock)).toHaveLength(1);
      clock += 3 * minute;
      await giveUp(db, clock);
      await deliverConfigs(reference.services, clock);
    }
    expect(await newest()).toMatchObject({ state: 'failed', error: '设备没有回复', attempts: 3 });
  });

  it('that nobody fetched in time is no attempt', async () => {
    await add();
    await apply();
    clock += 6 * minute;
    await giveUp(db, clock);
    await deliverConfigs(reference.services, clock);
    expect(await newest()).toMatchObject({ state: 'pending', attempts: 0 });
    await answer({ ok: true });
    expect(await newest()).toMatchObject({ state: 'done' });
  });

  it('gives way to a newer one that holds its changes too', async () => {
    await add();
    await apply();
    await add({ id: 'new2', name: '第二条', outer_ports: '7002' });
    expect(await apply()).toMatchObject({ version: 2 });
    await answer({ ok: true });
    const { list } = (await demo.call(configVersions, { id })).data;
    expect(list.map(({ version, state }) => `${version} ${state}`)).toEqual(['2 done', '1 superseded', '0 done']);
    expect((await read()).document.port_mapping).toContainEqual(expect.objectContaining({ id: 'new1' }));
  });

  it('of many devices has a result for each', async () => {
    await add();
    const { data } = await demo.call(configApply, { ids: [id, await makeGateway(), 'nobody'] });
    expect(data.map(({ ok, message }) => [ok, message])).toEqual([
      [true, ''],
      [false, '没有需要下发的修改'],
      [false, '没有找到'],
    ]);
  });

  it('leaves lines in the log, with the device', async () => {
    await add();
    await apply();
    await answer({ ok: true });
    const { list } = (await demo.call(logs, { kind: 'action', device: id })).data;
    expect(list.map(({ text }) => text)).toEqual(['配置版本 1 已生效', '下发配置', '修改配置草稿']);
  });
});

describe('history', () => {
  it('goes back to a version as a new one', async () => {
    const before = await read();
    await add();
    await apply();
    await answer({ ok: true });
    const { data } = await demo.call(configRollback, { id, version: 0, note: '误改' });
    expect(data).toMatchObject({ ok: true, version: 2 });
    await answer({ ok: true });
    const after = await read();
    expect(after.document).toEqual(before.document);
    expect(after.delivery).toMatchObject({ origin: 'rollback', from_version: 0, note: '误改', state: 'done' });
    const compared = (await demo.call(configCompare, { id, from: 1 })).data;
    expect(compared).toMatchObject([{ op: 'removed', name: '办公系统' }]);
    expect((await failure(demo.call(configRollback, { id, version: 0 }))).message).toContain('与当前配置相同');
    expect((await failure(demo.call(configRollback, { id, version: 99 }))).detail.status).toBe(404);
  });

  it('marks a draft that was begun before', async () => {
    await add();
    await apply();
    await answer({ ok: true });
    await add({ id: 'new2', name: '第二条', outer_ports: '7002' });
    await demo.call(configRollback, { id, version: 0 });
    expect(await read()).toMatchObject({ stale: true, version: 2 });
  });
});

describe('many access points', () => {
  it('change in the fields that were given and in no other', async () => {
    const aps = await db.query<{ id: string }>(
      `SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' ORDER BY id LIMIT 2`,
    );
    const ids = aps.map((row) => row.id);
    const before = await Promise.all(ids.map((one) => read(one)));
    const patch = { ids: [...ids, id], section: 'radio', rows: ['5g'], fields: { channel: '165' } };
    const { data } = await demo.call(configPatch, patch);
    expect(data.map(({ ok, message }) => [ok, message])).toEqual([
      [true, ''],
      [true, ''],
      [false, '设备没有这项配置'],
    ]);
    const after = await Promise.all(ids.map((one) => read(one)));
    for (const [i, config] of after.entries()) {
      const [was2, was5] = before[i]!.document.radio!;
      expect(config.document.radio).toEqual([was2, { ...was5, channel: '165' }]);
    }
    const same = await demo.call(configPatch, { ...patch, ids });
    expect(same.data.every(({ ok, version, message }) => ok && version === null && message !== '')).toBe(true);
    const wrong = await demo.call(configPatch, { ...patch, ids, fields: { channel: '6' } });
    expect(wrong.data.every(({ ok, message }) => !ok && message.includes('没有这个选项'))).toBe(true);
  });

  it('never tell their passwords, and keep those that were not retyped', async () => {
    const [ap] = await db.query<{ id: string }>(
      `SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' ORDER BY id DESC LIMIT 1`,
    );
    const config = await read(ap!.id);
    const [first] = config.document.ssids!;
    const save = (rev: number, changes: object) =>
      demo.call(draftSave, { id: ap!.id, rev, section: 'ssids', rows: [{ ...first!, ...changes }] });
    const secured = (await save(config.rev, { security: 'wpa2', password: 'a-good-secret' })).data;
    expect(JSON.stringify(secured)).not.toContain('a-good-secret');
    const kept = secured.draft!.ssids![0]!;
    const renamed = (await save(secured.rev, { ...kept, name: '新名字' })).data;
    expect(renamed.draft!.ssids![0]).toMatchObject({ name: '新名字', password: kept.password });
    const [stored] = await db.query<{ draft: { ssids: { password: string }[] } }>(
      'SELECT draft FROM device_config WHERE device_id = $1',
      [ap!.id],
    );
    const opened = openSecrets(reference.services.vault, configPlace('acc_demo'), stored!.draft);
    expect(opened.ssids[0]!.password).toBe('a-good-secret');
  });
});

describe('somebody else', () => {
  it('neither reads nor changes it', async () => {
    const config = await add();
    const input = { id, rev: config.rev };
    for (const call of [
      () => other.call(deviceConfig, { id }),
      () => other.call(draftSave, { ...input, section: 'vlan', rows: [] }),
      () => other.call(draftDiscard, input),
      () => other.call(draftTake, { ...input, version: 0 }),
      () => other.call(configApply, { ids: [id] }),
      () => other.call(configPatch, { ids: [id], section: 'vlan', fields: { note: 'x' } }),
      () => other.call(configRollback, { id, version: 0 }),
      () => other.call(configRetry, { ids: [id] }),
      () => other.call(configVersions, { id }),
      () => other.call(configCompare, { id, from: 0 }),
    ]) {
      expect((await failure(call())).detail.status).toBe(404);
    }
    expect((await other.call(configStates, { ids: [id] })).data).toEqual([]);
    expect((await read()).changes).toHaveLength(1);
  });
});
