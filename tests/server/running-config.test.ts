import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import {
  configApply,
  configImport,
  configOverwrite,
  configPatch,
  configRunning,
  configVersions,
  deviceConfig,
  draftSave,
  type DeviceConfig,
} from '../../src/api/contract/config';
import { bind, unbind } from '../../src/api/contract/device';
import { commandResult, report, takeCommands } from '../../src/api/contract/ingest';
import { logs } from '../../src/api/contract/log';
import { configSections, newRow, type ConfigRow } from '../../src/domain/config';
import { deliverConfigs } from '../../host/server/fleet/config/deliver';
import { heldBy, hold, tellHeld } from '../../host/server/demo/config/held';
import { fingerprint } from '../../host/server/kit/secrets';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

// What a device says that it is set to, against what the cloud knows.

const minute = 60_000;
const label = 'key-on-the-label';
const secret = 'Guest-2026-secret';
let clock = Date.parse('2026-11-20T02:00:00Z');
let server: Reference;
let demo: Client;
let other: Client;
let gwid: string;
let key: string;
let made = 0;
/** What it says that it can do. */
let capabilities: string[] | undefined;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
  other = await server.signIn('agent@netpane.cn');
});
afterAll(() => server.close());
beforeEach(async () => {
  capabilities = undefined;
  gwid = `${++made}`.padStart(32, 'e');
  await server.services.db.query(
    `INSERT INTO device_identity (gwid, key_hash, model, serial, simulated) VALUES ($1, $2, 'NP-R980', $1, false)`,
    [gwid, fingerprint(label)],
  );
  await boundBy(demo);
});

async function boundBy(owner: Client): Promise<void> {
  await owner.call(bind, { gwid, key: label });
  clock += 11 * minute;
  key = label;
  key = (await machine().call(report, { uptime: 0, interfaces: [] })).data.secret!;
}

const machine = () =>
  createClient({
    baseUrl: 'http://netpane.test',
    fetch: (request) => {
      request.headers.set('x-device-id', gwid);
      request.headers.set('x-device-key', key);
      return server.fetch(request);
    },
  });

const section = (name: string) => configSections.gateway.find((one) => one.key === name)!;
const vlan = (id: string, more: Partial<ConfigRow> = {}): ConfigRow => ({
  ...newRow(section('vlan'), `v${id}`),
  ...{ vlan: id, name: `网 ${id}`, interface: 'lan1', address: `172.16.${id}.1/24` },
  pool: `172.16.${id}.9-172.16.${id}.99`,
  ...more,
});
const account: ConfigRow = { ...newRow(section('auth_accounts'), 'a1'), account: 'guest01', password: secret };

/** The device reports; its answer. */
async function tell(hash: string, sections?: unknown, device = gwid) {
  clock += 15_000;
  const configs = [{ device, hash, ...(sections !== undefined && { sections }) }] as never;
  return (await machine().call(report, { uptime: clock / 1000 - 1.7e9, interfaces: [], capabilities, configs })).data
    .configs;
}
const read = async (owner = demo): Promise<DeviceConfig> => (await owner.call(deviceConfig, { id: gwid })).data;
const running = async () => (await demo.call(configRunning, { id: gwid })).data;
async function draft(rows: ConfigRow[]): Promise<void> {
  const { rev } = await read();
  await demo.call(draftSave, { id: gwid, rev, section: 'vlan', rows });
}
/** The device fetches what waits for it and answers that it has done it; what it was told to be. */
async function execute(): Promise<Record<string, ConfigRow[]>> {
  const [command] = (await machine().call(takeCommands, {})).data.filter(({ kind }) => kind === 'config');
  await machine().call(commandResult, { id: command!.id, done: true, ok: true, output: [] });
  clock += 2000;
  await deliverConfigs(server.services, clock);
  return JSON.parse(command!.params.sections!) as Record<string, ConfigRow[]>;
}

describe('what a device is set to', () => {
  it('is not known until it tells, is asked for by its hash once, and shown against the cloud', async () => {
    expect((await read()).on_device).toBeNull();
    expect((await failureOf(demo.call(configRunning, { id: gwid }))).detail.code).toBe(4004);
    expect(await tell('one')).toEqual([gwid]);
    expect((await read()).on_device).toBeNull();
    expect(await tell('one', { vlan: [vlan('33')], auth_accounts: [account] })).toBeUndefined();
    expect(await tell('one')).toBeUndefined();
    expect((await read()).on_device).toMatchObject({ state: 'differs', hash: 'one', differences: 2, given_up: false });
    const { changes, coming, untold } = await running();
    expect(changes.map(({ op, name }) => [op, name])).toEqual([
      ['added', 'VLAN 33 网 33'],
      ['added', 'guest01'],
    ]);
    expect(coming.map(({ op, name }) => [op, name])).toEqual([
      ['removed', 'VLAN 33 网 33'],
      ['removed', 'guest01'],
    ]);
    expect(untold).toContain('IPv6');
    expect(untold).not.toContain('VLAN');
  });

  it('is not written over before somebody has seen it', async () => {
    await tell('one', { vlan: [vlan('33')] });
    await draft([vlan('20')]);
    const refused = await failureOf(demo.call(configApply, { ids: [gwid] }));
    expect([refused.detail.code, refused.message]).toEqual([4437, expect.stringContaining('1 处不同')]);
    const patch = { section: 'ipv6', fields: { enabled: true, line: 'wan1' }, ids: [gwid] };
    expect((await failureOf(demo.call(configPatch, patch))).detail.code).toBe(4437);
    expect((await failureOf(demo.call(configApply, { ids: [gwid], over: 'zero' }))).detail.code).toBe(4438);
    expect((await demo.call(configApply, { ids: [gwid], over: 'one' })).data[0]).toMatchObject({ ok: true });
    expect((await read()).on_device).toMatchObject({ state: 'differs', given_up: true });
    const { vlan: sent } = await execute();
    expect(sent!.map(({ id }) => id)).toEqual(['v20']);
    expect((await read()).on_device!.state).toBe('old');
    await tell('two');
    await tell('two', { vlan: sent });
    expect((await read()).on_device).toMatchObject({ state: 'same', differences: 0 });
  });

  it('becomes the document of the cloud when it is imported, with a version and a line in the log', async () => {
    await tell('one', { vlan: [vlan('33')], auth_accounts: [account] });
    expect((await failureOf(demo.call(configImport, { id: gwid, seen: 'zero' }))).detail.code).toBe(4438);
    expect((await demo.call(configImport, { id: gwid, seen: 'one' })).data).toMatchObject({
      version: 1,
      state: 'done',
    });
    const config = await read();
    expect(config).toMatchObject({ version: 1, running_version: 1, on_device: { state: 'same' } });
    expect(config.document.vlan!.map(({ id }) => id)).toEqual(['v33']);
    const { list } = (await demo.call(configVersions, { id: gwid })).data;
    expect(list.map(({ origin, state, changes }) => [origin, state, changes])).toEqual([
      ['import', 'done', 2],
      ['initial', 'done', 0],
    ]);
    const lines = (await demo.call(logs, { kind: 'action' })).data.list;
    const line = lines.find(({ text }) => text.includes('导入设备上的配置'))!;
    expect(JSON.stringify(line)).toContain('VLAN 33');
    expect((await machine().call(takeCommands, {})).data.filter(({ kind }) => kind === 'config')).toEqual([]);
    expect((await failureOf(demo.call(configImport, { id: gwid, seen: 'one' }))).detail.code).toBe(4442);
    // What comes next is sent with the secrets that were imported.
    await draft([vlan('33'), vlan('20')]);
    await demo.call(configApply, { ids: [gwid] });
    expect((await execute()).auth_accounts).toMatchObject([{ password: secret }]);
  });

  it('gives way to the cloud when it is told so', async () => {
    await draft([vlan('20')]);
    await demo.call(configApply, { ids: [gwid] });
    await execute();
    await tell('one', { vlan: [vlan('20', { lease: 60 }), vlan('33')] });
    expect((await demo.call(configOverwrite, { id: gwid, seen: 'one' })).data).toMatchObject({ version: 2 });
    expect((await read()).delivery).toMatchObject({ origin: 'apply', changes: 2 });
    expect((await execute()).vlan).toMatchObject([{ id: 'v20', lease: 120 }]);
  });

  it('is compared again when the device took nothing of a change over', async () => {
    await tell('one', { vlan: [vlan('33')] });
    await demo.call(configImport, { id: gwid, seen: 'one' });
    await draft([vlan('33'), vlan('20')]);
    await demo.call(configApply, { ids: [gwid] });
    await execute();
    await tell('one');
    expect((await read()).on_device).toMatchObject({ state: 'differs', differences: 1 });
  });

  it('is told anew by a gateway that comes to another owner, and its rows are never wiped unseen', async () => {
    await tell('one', { vlan: [vlan('33')] });
    await demo.call(configImport, { id: gwid, seen: 'one' });
    await demo.call(unbind, { gwids: [gwid] });
    clock += 11 * minute;
    await boundBy(other);
    expect((await read(other)).on_device).toBeNull();
    expect((await failureOf(demo.call(configRunning, { id: gwid }))).detail.status).toBe(404);
    expect(await tell('one')).toEqual([gwid]);
    await tell('one', { vlan: [vlan('33')] });
    const { rev, on_device: on } = await read(other);
    expect(on).toMatchObject({ state: 'differs', differences: 1 });
    await other.call(draftSave, { id: gwid, rev, section: 'vlan', rows: [vlan('20')] });
    expect((await failureOf(other.call(configApply, { ids: [gwid] }))).detail.code).toBe(4437);
    const foreign = { id: gwid, seen: 'one' };
    for (const call of [configImport, configOverwrite])
      expect((await failureOf(demo.call(call, foreign))).detail.status).toBe(404);
    await other.call(unbind, { gwids: [gwid] });
  });

  it('is taken as far as it fits', async () => {
    const odd = {
      vlan: [{ ...vlan('33'), id: undefined, name: 'a\0b\ud800', strange: 'x' }],
      acl: 'x',
      port_mapping: [{ id: 'm1', name: ['a'] }],
      ipv6: [{ enabled: false }],
      ssids: [],
      __proto__: [],
    };
    await tell('one', odd);
    const { changes, untold } = await running();
    expect(changes.map(({ name }) => name)).toEqual(['VLAN 33 a\ufffdb\ufffd']);
    expect(untold).toEqual(expect.arrayContaining(['访问控制', '端口映射']));
    expect((await demo.call(configImport, { id: gwid, seen: 'one' })).data.ok).toBe(true);
    expect((await read()).document.vlan).toMatchObject([{ id: 'own1', vlan: '33' }]);
    for (const [hash, sections] of [
      ['two', { vlan: 'x' }],
      ['three', { note: [], ssids: [] }],
      ['four', { acl: [{ id: 'a1', note: 'x'.repeat(1_100_000) }] }],
    ] as const) {
      await tell(hash, sections);
      expect((await read()).on_device).toMatchObject({ state: 'unfit', hash });
      expect(await tell(hash)).toBeUndefined();
    }
    // Of another account, and of nobody.
    const [foreign] = await server.services.db.query<{ id: string }>(
      `SELECT id FROM device WHERE account_id = 'acc_agent' AND kind = 'gateway' LIMIT 1`,
    );
    expect(await tell('one', { vlan: [] }, foreign!.id)).toBeUndefined();
    expect(await tell('one', undefined, 'nobody')).toBeUndefined();
    const kept = await server.services.db.query('SELECT 1 FROM running_config WHERE device_id = $1', [foreign!.id]);
    expect(kept).toEqual([]);
  });

  it('gives no secret away: not in the store, the stream, the log or an answer', async () => {
    await tell('one', { auth_accounts: [account] });
    await demo.call(configImport, { id: gwid, seen: 'one' });
    const { db } = server.services;
    const [row] = await db.query<{ document: string }>('SELECT document FROM running_config WHERE device_id = $1', [
      gwid,
    ]);
    expect(row!.document).toMatch(/^npv1\./);
    const events = await db.query('SELECT * FROM outbox_event');
    const lines = (await demo.call(logs, { kind: 'action' })).data.list;
    expect(JSON.stringify([events, lines, await running(), await read()])).not.toContain(secret);
  });

  it('holds what only some devices have: offered, sent and imported where the device says so, else left alone', async () => {
    const line = {
      ...newRow(section('wan'), 'wan1'),
      interface: 'wan1',
      mode: 'pppoe',
      dial_account: '0571',
      dial_password: secret,
    };
    const save = async (rows: object[]) =>
      demo.call(draftSave, { id: gwid, rev: (await read()).rev, section: 'wan', rows: rows as never });
    expect((await read()).sections).not.toContain('wan');
    expect((await failureOf(save([line]))).detail.code).toBe(4004);
    capabilities = ['config', 'config.wan', 'config.teleport'];
    await tell('zero');
    const config = await read();
    expect(config.sections).toContain('wan');
    expect(config.sections).not.toContain('qos');
    expect(config.document.wan).toBeUndefined();
    // Of what is not known nothing is sent: the device keeps it.
    await draft([vlan('20')]);
    await demo.call(configApply, { ids: [gwid] });
    expect(Object.keys(await execute())).not.toContain('wan');

    await tell('one', { wan: [line], qos: [{ name: '访客', limit_down: 9 }] });
    expect((await running()).changes.map(({ label, name }) => [label, name])).toContainEqual(['外网', 'WAN1']);
    await demo.call(configImport, { id: gwid, seen: 'one' });
    const astray = { ...line, mode: 'static', wan_ip: '203.0.113.10/24', next_hop: '203.0.114.1' };
    expect((await failureOf(save([astray]))).message).toContain('[网关]不在网段 203.0.113.10/24 内');
    const { data } = await save([{ ...line, dial_password: '••••••••', mode: 'pppoe', mtu: 1480 }]);
    expect(data.warnings).toEqual([{ kind: 'line_changed', section: 'wan', name: 'WAN1', hits: [] }]);
    expect(JSON.stringify(data)).not.toContain(secret);
    await demo.call(configApply, { ids: [gwid] });
    const sent = await execute();
    expect(sent.wan).toMatchObject([{ dial_account: '0571', dial_password: secret, mtu: 1480 }]);
    expect(sent.qos).toBeUndefined();
    // What it tells and does not have is no difference.
    await tell('two', { ...sent, qos: [{ name: '访客', limit_down: 9 }] });
    expect((await read()).on_device).toMatchObject({ state: 'same' });
  });

  it('stays the one of a simulated gateway whoever binds it, and shows what was changed by hand', async () => {
    const { db } = server.services;
    await db.query(`UPDATE device SET simulated = true, status = 'online' WHERE id = $1`, [gwid]);
    await draft([vlan('20')]);
    await tellHeld(server.services, clock);
    const { on_device: on, document } = await read();
    expect(on).toMatchObject({ state: 'same' });
    await hold(db, gwid, { ...document, vlan: [...document.vlan!, vlan('33')] }, server.services.vault);
    clock += 15_000;
    await tellHeld(server.services, clock);
    expect((await read()).on_device).toMatchObject({ state: 'differs', differences: 1 });
    expect((await running()).changes).toMatchObject([{ op: 'added', name: 'VLAN 33 网 33' }]);
  });

  it('drops a password that held beside a newer one when its time is over', async () => {
    const { db, vault } = server.services;
    const [ap] = await db.query<{ id: string }>(
      `UPDATE device SET simulated = true WHERE account_id = 'acc_demo' AND kind = 'ap' AND id = (
         SELECT min(id) FROM device WHERE account_id = 'acc_demo' AND kind = 'ap') RETURNING id`,
    );
    const ends = new Date(clock + 60_000).toISOString();
    const row = {
      id: 's1',
      name: 'Staff',
      password: 'new-New-123',
      password_before: 'old-Old-123',
      password_until: ends,
    };
    await hold(db, ap!.id, { ssids: [row, { id: 's2', name: 'Guest', password: 'else-Else-1' }] }, vault);
    await tellHeld(server.services, clock);
    expect(await heldBy(db, ap!.id, vault)).toMatchObject({ ssids: [row, { id: 's2' }] });
    clock += 61_000;
    await tellHeld(server.services, clock);
    expect(await heldBy(db, ap!.id, vault)).toEqual({
      ssids: [
        { ...row, password_before: '', password_until: '' },
        { id: 's2', name: 'Guest', password: 'else-Else-1' },
      ],
    });
  });
});
