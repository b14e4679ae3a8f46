import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { deviceConfig } from '../../src/api/contract/config';
import { aps, bind, gateways, unbind } from '../../src/api/contract/device';
import { groupCreate } from '../../src/api/contract/group';
import { keptRestore } from '../../src/api/contract/kept';
import { logs } from '../../src/api/contract/log';
import {
  preparedImport,
  preparedList,
  preparedRemove,
  preparedRetry,
  preparedSave,
  type PreparedRow,
} from '../../src/api/contract/prepared';
import { sites, siteTemplateSave } from '../../src/api/contract/site-template';
import type { InputOf } from '../../src/api/endpoint';
import { newModel, newModelRow, siteSections } from '../../src/domain/site-template';
import { followPrepared } from '../../host/server/fleet/prepared/take-up';
import { failureOf } from './failure';
import { key, plan, preparing } from './prepared-devices';
import { startReference, type Reference } from './reference';

const clock = Date.parse('2026-11-20T02:00:00Z');
type Model = InputOf<typeof siteTemplateSave>['model'];
let server: Reference;
let demo: Client;
let agent: Client;
let group: string;
let { fresh, prepare, rowOf, deviceOf, answer } = {} as ReturnType<typeof preparing>;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  [demo, agent] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
  ({ fresh, prepare, rowOf, deviceOf, answer } = preparing(server, demo, clock));
  await server.services.db.query('DELETE FROM prepared_device');
  group = (await demo.call(groupCreate, { name: '新店' })).data.id;
});
afterAll(() => server.close());

describe('a prepared device', () => {
  it('gets name, group and settings when it is bound, and its row tells when they are in force', async () => {
    const { gwid, serial } = await fresh();
    const settings = { vlan: '30', address: '10.41.0.1/24' };
    const id = await prepare(plan(serial.toLowerCase(), { group, location: '一楼弱电间', settings }));
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', serial, group_name: '新店', settings, device_id: null });
    await demo.call(bind, { gwid, key });
    expect(await deviceOf(gwid)).toMatchObject({ remark: '宁波天一店', group_id: group });
    expect(await rowOf(id)).toMatchObject({ state: 'bound', device_id: gwid, version: 1, model: 'NP-R680' });
    const { document } = (await demo.call(deviceConfig, { id: gwid })).data;
    expect(document.vlan).toMatchObject([
      { vlan: '30', address: '10.41.0.1/24', dhcp: true, pool: '10.41.0.128-10.41.0.254' },
    ]);
    const asked = await answer(gwid, true);
    expect(asked.map(({ kind }) => kind)).toEqual(['rename', 'config']);
    expect(await rowOf(id)).toMatchObject({ state: 'applied', error: '', online: true });
  });

  it('tells in the words of the device why it failed, and is tried again', async () => {
    const { gwid, serial } = await fresh();
    const id = await prepare(plan(serial, { settings: { vlan: '31', address: '10.42.0.1/24' } }));
    await demo.call(bind, { gwid, key });
    await answer(gwid, false, 'WAN1 拨号失败');
    expect(await rowOf(id)).toMatchObject({ state: 'failed', error: 'WAN1 拨号失败' });
    await demo.call(preparedRetry, { id });
    expect(await rowOf(id)).toMatchObject({ state: 'bound', error: '' });
    await answer(gwid, true);
    expect(await rowOf(id)).toMatchObject({ state: 'applied' });
    expect((await failureOf(demo.call(preparedRetry, { id }))).message).toBe('只有失败的预配置可以重试');
  });

  it('is done when it is bound where it has no settings, and the log says so', async () => {
    const { gwid, serial } = await fresh();
    const id = await prepare(plan(serial, { remark: '只有名字' }));
    await demo.call(bind, { gwid, key });
    expect(await rowOf(id)).toMatchObject({ state: 'applied', version: null });
    const { list } = (await demo.call(logs, { kind: 'action', q: '只有名字' })).data;
    expect(list.map(({ text }) => text)).toContain('已按预配置接入');
  });

  it('copies the configuration of another device as that is when it comes', async () => {
    const [first, second, third] = [await fresh(), await fresh(), await fresh()];
    await prepare(plan(first.serial, { remark: '样板店', settings: { vlan: '50', address: '10.50.0.1/24' } }));
    await demo.call(bind, { gwid: first.gwid, key });
    await answer(first.gwid, true);
    const settings = { vlan: '50', address: '10.51.0.1/24' };
    await prepare(plan(second.serial, { copy_from: first.gwid, settings }));
    const id = await prepare(plan(third.serial, { copy_from: first.gwid }));
    await demo.call(bind, { gwid: second.gwid, key });
    const { document } = (await demo.call(deviceConfig, { id: second.gwid })).data;
    expect(document.vlan).toMatchObject([{ vlan: '50', address: '10.51.0.1/24' }]);
    // One that is gone by then is told of, and the device is bound all the same.
    await demo.call(unbind, { gwids: [first.gwid] });
    await demo.call(bind, { gwid: third.gwid, key });
    expect(await deviceOf(third.gwid)).toMatchObject({ remark: '宁波天一店' });
    expect(await rowOf(id)).toMatchObject({ state: 'failed', error: '参照设备“样板店”已不在账号下' });
    // Changed, it is tried again at once.
    await prepare({ ...plan(third.serial, { copy_from: second.gwid }), id });
    expect(await rowOf(id)).toMatchObject({ state: 'bound' });
  });

  it('that goes before its settings arrived has failed, and waits for its device again', async () => {
    const { gwid, serial } = await fresh();
    const id = await prepare(plan(serial, { settings: { vlan: '32', address: '10.43.0.1/24' } }));
    await demo.call(bind, { gwid, key });
    await demo.call(unbind, { gwids: [gwid] });
    await followPrepared(server.services, clock);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', error: '配置送达之前设备已解绑' });
    await demo.call(preparedRetry, { id });
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', device_id: null });
    await demo.call(keptRestore, { gwid });
    expect(await rowOf(id)).toMatchObject({ state: 'bound' });
  });

  it('whose settings and site template do not go together says so as a site, too', async () => {
    const row = newModelRow(
      siteSections.find(({ key: of }) => of === 'vlan')!,
      'a',
    );
    const vlan = { ...row, vlan: '77', name: '办公', interface: 'lan1', address: '10.77.0.1/24', dhcp: false };
    const model = structuredClone({ ...newModel(), sections: { vlan: [vlan] } });
    const { id: template } = (await demo.call(siteTemplateSave, { name: '小店', model: model as unknown as Model }))
      .data;
    const { gwid, serial } = await fresh();
    const settings = { vlan: '78', address: '10.77.0.2/24' };
    const id = await prepare(plan(serial, { settings, site: { template, values: {} } }));
    await demo.call(bind, { gwid, key });
    const { state, error } = await rowOf(id);
    expect([state, error]).toEqual(['failed', expect.stringContaining('VLAN')]);
    const [site] = (await demo.call(sites, { id: template })).data.list;
    expect(site).toMatchObject({ gwid, state: 'failed', error });
    // Mended, it is brought as any other.
    await demo.call(preparedSave, { ...plan(serial), id, site: { template, values: {} } });
    await answer(gwid, true);
    expect(await rowOf(id)).toMatchObject({ state: 'applied' });
    expect((await demo.call(sites, { id: template })).data.list).toMatchObject([{ gwid, state: 'same', error: '' }]);
  });

  it('that no one binds is found by its number: an access point gets its radios', async () => {
    const [ap] = (await demo.call(aps, {})).data.list;
    const { db } = server.services;
    await db.query(`UPDATE device SET serial = 'AP-OF-BEFORE' WHERE id = $1`, [ap!.id]);
    const settings = { channel_2g: '11', power_5g: '17' };
    const id = await prepare(plan('AP-PREPARED', { kind: 'ap', remark: '大堂 AP', settings }));
    await followPrepared(server.services, clock);
    expect(await rowOf(id)).toMatchObject({ state: 'waiting' });
    await db.query(`UPDATE device SET serial = 'AP-PREPARED' WHERE id = $1`, [ap!.id]);
    await followPrepared(server.services, clock);
    expect(await rowOf(id)).toMatchObject({ state: 'bound', device_id: ap!.id });
    const { document } = (await demo.call(deviceConfig, { id: ap!.id })).data;
    expect(document.radio).toMatchObject([
      { id: '2g', channel: '11' },
      { id: '5g', power: 17 },
    ]);
  });

  it('is refused where something is wrong with it, and changed only before it is in force', async () => {
    const { serial } = (await demo.call(gateways, {})).data.list[0]!;
    const errorsOf = async (input: ReturnType<typeof plan>) =>
      (await failureOf(demo.call(preparedSave, input))).detail.errors;
    expect(await errorsOf(plan('短', { remark: '', settings: { vlan: '4096' } }))).toEqual({
      serial: ['[序列号]格式无效，应为 6–32 位字母、数字或连字符'],
      remark: ['必须填写备注名称'],
      address: ['VLAN 与网段须一起填写'],
    });
    expect(await errorsOf(plan(serial))).toEqual({ serial: ['这台设备已在你的账号下'] });
    expect(await errorsOf(plan('NPWRONG1', { settings: { vlan: '4096', address: '10.055.0.1/24' } }))).toMatchObject({
      vlan: [expect.any(String)],
      address: [expect.any(String)],
    });
    const radios = { channel_2g: '36', power_5g: '99' };
    expect(await errorsOf(plan('NPWRONG2', { kind: 'ap', settings: radios }))).toEqual({
      channel_2g: [expect.any(String)],
      power_5g: [expect.any(String)],
    });
    expect(await errorsOf(plan('NPWRONG3', { kind: 'ap', group }))).toEqual({ group: ['AP 与交换机随网关分组'] });
    const fine = await fresh();
    const id = await prepare(plan(fine.serial));
    expect(await errorsOf(plan(fine.serial))).toEqual({ serial: ['这个序列号已有预配置'] });
    await demo.call(preparedSave, { ...plan(fine.serial, { remark: '改过名' }), id });
    await demo.call(bind, { gwid: fine.gwid, key });
    expect(await deviceOf(fine.gwid)).toMatchObject({ remark: '改过名' });
    expect((await failureOf(demo.call(preparedSave, { ...plan(fine.serial), id }))).message).toContain('设备已接入');
  });

  it("is the account's own: nobody else sees it, changes it, or gets what it says", async () => {
    const { gwid, serial } = await fresh();
    const id = await prepare(plan(serial));
    expect((await agent.call(preparedList, {})).data.list).toEqual([]);
    for (const call of [
      () => agent.call(preparedSave, { ...plan('NPOTHERS'), id }),
      () => agent.call(preparedRetry, { id }),
      () => agent.call(preparedRemove, { ids: [id] }),
    ]) {
      expect((await failureOf(call())).message).toBe('没有找到这条预配置');
    }
    await agent.call(bind, { gwid, key });
    expect(await rowOf(id)).toMatchObject({ state: 'waiting' });
    await demo.call(preparedRemove, { ids: [id] });
    expect(await rowOf(id)).toBeUndefined();
  });
});

describe('a file of devices', () => {
  const line = (at: number, serial: string, more: Partial<PreparedRow> = {}): PreparedRow => ({
    ...{ line: at, serial, kind: '', remark: `店 ${at}`, group: '', location: '', copy_from: '', settings: {} },
    ...more,
  });

  it('is looked at first, then its good rows are taken: each problem names row and column', async () => {
    const [source] = (await demo.call(gateways, {})).data.list;
    const rows = [
      line(2, 'npfile0002', {
        group: '新店',
        copy_from: source!.serial,
        settings: { vlan: '30', address: '10.60.0.1/24' },
      }),
      line(3, 'NPFILE0003', { remark: '' }),
      line(4, 'NPFILE0002'),
      line(5, 'NP'),
      line(6, 'NPFILE0006', { kind: '摄像头', group: '没有的组', copy_from: '没有的店' }),
      line(7, 'NPFILE0007', { remark: source!.remark, settings: { vlan: '30', address: '10.60.0.1/24' } }),
      line(8, 'NPFILE0008', { kind: '交换机' }),
    ];
    const looked = (await demo.call(preparedImport, { rows, dry: true })).data;
    expect(looked.problems.map((one) => [one.line, one.field, one.level, one.text])).toEqual([
      [3, 'remark', 'error', '必须填写备注名称'],
      [4, 'serial', 'error', '序列号与第 2 行重复'],
      [5, 'serial', 'error', '[序列号]格式无效，应为 6–32 位字母、数字或连字符'],
      [6, 'kind', 'error', '没有这种设备：摄像头，应为网关、AP、交换机或防火墙'],
      [6, 'group', 'error', '没有这个分组：没有的组'],
      [6, 'copy_from', 'error', '没有这台参照设备：没有的店'],
      [7, 'remark', 'warning', '同名设备已存在，将与它并存'],
      [7, 'address', 'warning', '网段与第 2 行重复，组网后会冲突'],
    ]);
    expect(looked.taken).toBe(3);
    const before = (await demo.call(preparedList, {})).data.total;
    expect((await demo.call(preparedImport, { rows })).data.taken).toBe(3);
    const { list, total } = (await demo.call(preparedList, { q: 'npfile' })).data;
    expect((await demo.call(preparedList, {})).data.total).toBe(before + 3);
    expect([total, ...list.map(({ serial, kind }) => `${serial} ${kind}`)]).toEqual([
      3,
      'NPFILE0002 gateway',
      'NPFILE0007 gateway',
      'NPFILE0008 switch',
    ]);
    expect(list[0]).toMatchObject({ group_name: '新店', copy_from: source!.gwid, copy_remark: source!.remark });
    // The same file again: everything is there.
    expect((await demo.call(preparedImport, { rows, dry: true })).data.taken).toBe(0);
  });
});
