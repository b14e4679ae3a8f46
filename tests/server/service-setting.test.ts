import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { iptvNodeRemove, iptvNodes, iptvNodeSave, iptvState } from '../../src/api/contract/iptv';
import { logs } from '../../src/api/contract/log';
import { ownedBind, serviceGateways } from '../../src/api/contract/service';
import {
  settingDetail,
  settingGateways,
  settingMeasure,
  settingRetry,
  settingSave,
  settingSwitch,
} from '../../src/api/contract/setting';
import { day, iso } from '../../src/domain/time';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import type { Context } from '../../host/server/kit/context/context';
import { nodePage } from '../../host/server/services/iptv/nodes';
import { fingerprint } from '../../host/server/kit/secrets';
import { followServices } from '../../host/server/services/settings/serving';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let demo: Client;
let agent: Client;
let pro: string;
let basic: string;

const service = 'iptv' as const;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  const { list } = (await demo.call(settingGateways, { service })).data;
  pro = list.find(({ tier }) => tier === 'pro')!.gwid;
  basic = list.find(({ tier }) => tier === 'basic')!.gwid;
  const { db } = reference.services;
  await db.query(`UPDATE device SET status = 'online' WHERE id = ANY($1::text[])`, [[pro, basic]]);
});
afterAll(() => reference.close());

const work = async () => {
  await followServices(reference.services, clock);
  await deliverSettings(reference.services, clock);
  await answerCommands(reference.services, clock);
  await deliverSettings(reference.services, clock);
};
const detail = async (gwid: string) => (await demo.call(settingDetail, { service, gwid })).data;
const told = async (gwid: string) => {
  const [row] = await reference.services.db.query<{ params: Record<string, string> }>(
    `SELECT params FROM command WHERE kind = 'iptv' AND gwid = $1 ORDER BY (params->>'rev')::int DESC LIMIT 1`,
    [gwid],
  );
  return row!.params;
};
type Document = Awaited<ReturnType<typeof detail>>['document'];
const changed = (document: Document, section: string, change: object): Document => ({
  ...document,
  [section]: document[section]!.map((row) => ({ ...row, ...change })),
});
const save = async (gwid: string, document: Document) => demo.call(settingSave, { service, gwid, document });
const wrong = async (gwid: string, document: Document) =>
  (await failureOf(save(gwid, document))).detail.errors as Record<string, string[]>;

describe('what IPTV sets on a gateway', () => {
  it('is delivered whole, with both sources, and in force once the gateway said so', async () => {
    const { document } = await detail(pro);
    await save(pro, changed(document, 'iptv_main', { priority: '6' }));
    expect(await detail(pro)).toMatchObject({ delivery: 'pending', enabled: true });
    await work();
    expect((await detail(pro)).delivery).toBe('done');
    const { enabled, settings } = await told(pro);
    expect(enabled).toBe('true');
    const { main, backup, ports, boxes } = JSON.parse(settings!) as Record<string, Record<string, unknown>>;
    expect(main).toMatchObject({ vlan: '43', multicast_vlan: '51', priority: '6', address: 'udp://239.3.1.1:5140' });
    // What is the same in the backup is told as it is there.
    expect(backup).toMatchObject({ vlan: '45', priority: '6', igmp: 'proxy3', address: 'udp://239.9.1.1:5140' });
    expect(ports).toHaveLength(2);
    expect(boxes).toBe(64);
    const line = (await demo.call(logs, { kind: 'action' })).data.list.find(({ text }) => text === '修改服务设置')!;
    expect(line.detail.after).toContain('6');
  });

  it('names VLANs that were created on the gateway, interfaces and nodes that are there, and each port once', async () => {
    const { document, lan } = await detail(pro);
    expect((await wrong(pro, changed(document, 'iptv_main', { vlan: '77' })))['iptv_main.settings.vlan']).toEqual([
      'VLAN 不存在：77，请先在 VLAN 页面新建',
    ]);
    expect(await wrong(pro, changed(document, 'iptv_main', { vlan: '4095' }))).toHaveProperty([
      'iptv_main.settings.vlan',
    ]);
    expect(await wrong(pro, changed(document, 'iptv_main', { entry: 'wan9' }))).toHaveProperty([
      'iptv_main.settings.entry',
    ]);
    expect(await wrong(pro, changed(document, 'iptv_main', { node: 'ipn_other' }))).toHaveProperty([
      'iptv_main.settings.node',
    ]);
    const port = { id: 'x1', interface: lan[0]!, carries: 'only', net_vlan: '', tv_vlan: '43', leads_to: '' };
    expect(await wrong(pro, { ...document, iptv_ports: [port, { ...port, id: 'x2' }] })).toHaveProperty([
      'iptv_ports.x2.interface',
    ]);
    expect(
      await wrong(pro, { ...document, iptv_ports: [{ ...port, carries: 'both', net_vlan: '43' }] }),
    ).toHaveProperty(['iptv_ports.x1.tv_vlan']);
    const same = { node: 'same', entry: 'same', vlan: '', multicast_vlan: '' };
    expect(await wrong(pro, changed(document, 'iptv_backup', same))).toHaveProperty(['iptv_backup.settings.node']);
    expect(
      await wrong(
        pro,
        changed(changed(document, 'iptv_backup', { enabled: false }), 'iptv_switching', { using: 'backup' }),
      ),
    ).toHaveProperty(['iptv_switching.settings.using']);
  });

  it('has a backup source in the professional package only', async () => {
    const { document } = await detail(basic);
    const second = { enabled: true, node: 'ipn_demo_1', entry: 'same', vlan: '45', multicast_vlan: '55' };
    const errors = await wrong(basic, changed(document, 'iptv_backup', second));
    expect(errors['iptv_backup.settings.enabled']).toEqual(['当前套餐不含“使用备源”，请升级套餐']);
    await save(basic, document);
    await work();
    const settings = JSON.parse((await told(basic)).settings!) as object;
    expect(settings).toMatchObject({ boxes: 8 });
    expect(settings).not.toHaveProperty('backup');
  });

  it('is paused and goes on, and ends with its package', async () => {
    await demo.call(settingSwitch, { service, gwid: basic, enabled: false });
    await work();
    expect(await told(basic)).toMatchObject({ enabled: 'false' });
    await demo.call(settingSwitch, { service, gwid: basic, enabled: true });
    await work();
    expect(await told(basic)).toMatchObject({ enabled: 'true' });
    const { db } = reference.services;
    await db.query(`UPDATE service_owned SET expires_at = $2 WHERE gateway_id = $1 AND service = 'iptv'`, [
      basic,
      iso(clock - 1),
    ]);
    await work();
    expect(await told(basic)).toMatchObject({ enabled: 'false' });
    expect((await detail(basic)).service_state).toBe('expired');
    expect((await failureOf(demo.call(settingSwitch, { service, gwid: basic, enabled: true }))).detail.code).toBe(4760);
    await db.query(`UPDATE service_owned SET expires_at = $2 WHERE gateway_id = $1 AND service = 'iptv'`, [
      basic,
      iso(clock + 30 * day),
    ]);
    await work();
    expect(await told(basic)).toMatchObject({ enabled: 'true' });
  });

  it('is not offered where the gateway says that it cannot', async () => {
    const { db } = reference.services;
    const { document } = await detail(basic);
    await db.query(`UPDATE device SET capabilities = '{config,ping}' WHERE id = $1`, [basic]);
    const listed = (await demo.call(settingGateways, { service, q: basic })).data.list[0]!;
    expect(listed.able).toBe(false);
    for (const call of [() => save(basic, document), () => demo.call(settingMeasure, { service, gwid: basic })]) {
      expect((await failureOf(call())).detail.code).toBe(4761);
    }
    const [owned] = await db.query<{ id: string }>(
      `UPDATE service_owned SET gateway_id = NULL WHERE gateway_id = $1 AND service = 'iptv' RETURNING id`,
      [basic],
    );
    expect((await demo.call(settingGateways, { service })).data.unbound).toBe(1);
    expect((await failureOf(demo.call(ownedBind, { id: owned!.id, gwid: basic }))).detail.code).toBe(4761);
    const fits = async (of = service as string) => {
      const { list } = (await demo.call(serviceGateways, { service: of, per_page: 500 })).data;
      return { of: list.find(({ gwid }) => gwid === basic)!, order: [...new Set(list.map(({ fit }) => fit))] };
    };
    expect(await fits()).toEqual({
      of: expect.objectContaining({ fit: 'unable' }) as object,
      order: ['untold', 'unable', 'taken'],
    });
    // Why is told of the whole fleet, whatever page or search is asked for.
    const { out, list } = (await demo.call(serviceGateways, { service, q: 'nobody has this name', per_page: 1 })).data;
    expect(list).toEqual([]);
    expect(out).toMatchObject([{ fit: 'unable', count: 1 }, { fit: 'taken' }]);
    expect((await fits('camera')).of.fit).toBe('able');
    expect((await fits('tunnel')).of.fit).toBe('unable');
    await db.query('UPDATE device SET capabilities = NULL WHERE id = $1', [basic]);
    expect((await fits()).of.fit).toBe('untold');
    // Who never said that it can is not sold to without a clear word.
    expect((await failureOf(demo.call(ownedBind, { id: owned!.id, gwid: basic }))).detail.code).toBe(4766);
    await demo.call(ownedBind, { id: owned!.id, gwid: basic, sure: true });
    expect(await detail(basic)).toMatchObject({ able: true, told: false });
    await work();
    expect((await detail(basic)).delivery).toBe('done');
  });

  it('fails with the words of the gateway, and is tried again', async () => {
    const { db } = reference.services;
    const { document } = await detail(pro);
    await save(pro, changed(document, 'iptv_main', { priority: '4' }));
    await deliverSettings(reference.services, clock);
    await db.query(
      `UPDATE command SET state = 'failed', error = '端口被占用', sent_at = $2 WHERE kind = 'iptv' AND gwid = $1 AND state = 'pending'`,
      [pro, iso(clock)],
    );
    await deliverSettings(reference.services, clock);
    expect(await detail(pro)).toMatchObject({ delivery: 'failed', error: '端口被占用' });
    await demo.call(settingRetry, { service, gwid: pro });
    await work();
    expect(await detail(pro)).toMatchObject({ delivery: 'done', error: '' });
    expect((await failureOf(demo.call(settingRetry, { service, gwid: pro }))).detail.code).toBe(4763);
  });

  it('is of nobody else', async () => {
    expect((await agent.call(settingGateways, { service })).data.total).toBe(0);
    expect((await failureOf(agent.call(settingDetail, { service, gwid: pro }))).detail.code).toBe(4760);
    const theirs = { service, gwid: pro, document: (await detail(pro)).document };
    expect((await failureOf(agent.call(settingSave, theirs))).detail.status).toBe(404);
    expect((await failureOf(agent.call(settingMeasure, { service, gwid: pro }))).detail.status).toBe(404);
  });
});

describe('what a gateway measures', () => {
  it('is there once it answered, and says whether the service was in force', async () => {
    const before = (await detail(pro)).measures.length;
    const { id } = (await demo.call(settingMeasure, { service, gwid: pro })).data;
    expect((await detail(pro)).measures[0]).toMatchObject({ state: 'asked', figures: {} });
    expect((await failureOf(demo.call(settingMeasure, { service, gwid: pro }))).detail.code).toBe(4765);
    await answerCommands(reference.services, clock);
    const { measures } = await detail(pro);
    expect(measures).toHaveLength(before + 1);
    expect(measures[0]).toMatchObject({ state: 'done', in_force: true, error: '' });
    expect(Object.keys(measures[0]!.figures).sort()).toEqual(['jitter', 'loss', 'rate']);
    expect(id).toMatch(/^cmd_/);
  });

  it('is absent with the reason where it could not', async () => {
    const { db } = reference.services;
    clock += 1000;
    const { id } = (await demo.call(settingMeasure, { service, gwid: pro })).data;
    await db.query(`UPDATE command SET state = 'failed', error = '没有收到组播流' WHERE id = $1`, [id]);
    expect((await detail(pro)).measures[0]).toMatchObject({ state: 'failed', figures: {}, error: '没有收到组播流' });
    await db.query(`UPDATE command SET error = '' WHERE id = $1`, [id]);
    expect((await detail(pro)).measures[0]).toMatchObject({
      error: '设备没有给出测量值',
      error_said: { reason: 'noFigures' },
    });
  });
});

describe('a source of television', () => {
  const node = { name: '华北一', kind: 'stream' as const, address: 'rtp://239.4.1.1:5140', place: '北京' };

  it('is a stream or a file, and a file is no address', async () => {
    const fault = async (more: object) =>
      (await failureOf(demo.call(iptvNodeSave, { ...node, ...more }))).detail.errors as Record<string, string[]>;
    for (const address of [
      'http://a.cn/x',
      'HTTPS://a.cn/x',
      'udp://239.1.1.1:5',
      'rtsp://a.cn/x',
      'rtp://239.1.1.1:5',
    ]) {
      expect((await fault({ kind: 'file', address })).address).toEqual([
        '[文件路径]无效，且不能以 http、udp、rtsp 或 rtp 开头',
      ]);
    }
    expect(await fault({ address: 'udp://10.0.0.1:5000' })).toHaveProperty('address');
    expect(await fault({ address: '/media/a.mp4' })).toHaveProperty('address');
    expect(await fault({ name: '华东一' })).toHaveProperty('name');
  });

  it('keeps the password in its address from who may not change it', async () => {
    const { db } = reference.services;
    const { id } = (await demo.call(iptvNodeSave, { ...node, address: 'rtsp://viewer:S3cretPw@10.0.0.9/live' })).data;
    const as = async (scopes: string[], q = node.name) => {
      const reader = { db, now: () => clock, caller: { accountId: 'acc_demo', scopes } } as unknown as Context;
      return (await nodePage(reader, { page: 1, per_page: 50, q })).list[0]?.address;
    };
    expect(await as(['device:read'])).toBe('rtsp://•••@10.0.0.9/live');
    expect(await as(['device:read', 'device:write'])).toContain('S3cretPw');
    expect(await as(['device:read'], '10.0.0.9/live')).toBe('rtsp://•••@10.0.0.9/live');
    for (const q of ['S3c', 'viewer']) expect(await as(['device:read'], q)).toBeUndefined();
    await demo.call(iptvNodeRemove, { ids: [id] });
  });

  it('is made, told to the gateways that use it, and removed when none does', async () => {
    const { id } = (await demo.call(iptvNodeSave, node)).data;
    await save(pro, changed((await detail(pro)).document, 'iptv_main', { node: id }));
    await work();
    await demo.call(iptvNodeSave, { ...node, id, address: 'rtp://239.4.1.2:5140' });
    expect((await detail(pro)).delivery).toBe('pending');
    await work();
    expect(JSON.parse((await told(pro)).settings!)).toMatchObject({ main: { address: 'rtp://239.4.1.2:5140' } });
    expect((await failureOf(demo.call(iptvNodeRemove, { ids: [id] }))).detail.code).toBe(4771);
    await save(pro, changed((await detail(pro)).document, 'iptv_main', { node: 'ipn_demo_0' }));
    expect((await failureOf(agent.call(iptvNodeRemove, { ids: [id] }))).detail.status).toBe(404);
    await demo.call(iptvNodeRemove, { ids: [id] });
    expect((await demo.call(iptvNodes, { q: '华北一' })).data.total).toBe(0);
  });

  it('stands as the gateways find it', async () => {
    const { db } = reference.services;
    await db.query(
      `INSERT INTO device_identity (gwid, key_hash, account_id, model, serial, simulated) VALUES ($1, $2, 'acc_demo', 'NP-R980', 'NP1', true)
       ON CONFLICT (gwid) DO UPDATE SET key_hash = excluded.key_hash, account_id = excluded.account_id`,
      [pro, fingerprint('key-of-a-test')],
    );
    const report = (body: object) =>
      reference.fetch(
        new Request('http://netpane.test/api/v3/ingest/iptv', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-device-id': pro, 'x-device-key': 'key-of-a-test' },
          body: JSON.stringify(body),
        }),
      );
    const nodes = [
      { id: 'ipn_demo_0', streaming: true, loss: 1.8, viewers: 25, channels: 198 },
      { id: 'ipn_demo_1', streaming: false, viewers: 0 },
      { id: 'ipn_nobody', streaming: true, viewers: 3 },
    ];
    const channels = [
      { name: '体育', viewers: 11 },
      { name: '新闻', viewers: 14 },
    ];
    clock += 60_000;
    await db.query('DELETE FROM iptv_node_state');
    expect((await report({ source: 'main', loss: 1.8, channels, nodes })).status).toBe(200);
    const { list } = (await demo.call(iptvNodes, {})).data;
    const of = (id: string) => list.find((one) => one.id === id);
    expect(of('ipn_demo_0')).toMatchObject({ state: 'lossy', loss: 1.8, viewers: 25, channels: 198, gateways: 2 });
    expect(of('ipn_demo_1')).toMatchObject({ state: 'none' });
    expect(of('ipn_demo_2')).toMatchObject({ state: 'unknown', loss: null, at: null });
    expect((await demo.call(iptvNodes, { state: 'lossy' })).data.total).toBe(1);
    const state = (await demo.call(iptvState, { gwid: pro })).data;
    expect(state).toMatchObject({
      source: 'main',
      loss: 1.8,
      viewers: 25,
      channels: [{ name: '新闻' }, { name: '体育' }],
    });
    expect(state.history.at(-1)).toEqual({ at: iso(clock), loss: 1.8 });
    expect(state.history.length).toBeLessThanOrEqual(61);
    expect((await failureOf(agent.call(iptvState, { gwid: pro }))).detail.status).toBe(404);
  });
});
