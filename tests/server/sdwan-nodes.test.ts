import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { logs } from '../../src/api/contract/log';
import { sdwanCandidates, sdwanDetail, sdwanNetworks, sdwanSave } from '../../src/api/contract/sdwan';
import { sdwanNodeRemove, sdwanNodes, sdwanNodeSave } from '../../src/api/contract/sdwan-node';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let reference: Reference;
let demo: Client;
let agent: Client;
let free: string[];

beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  const { db } = reference.services;
  await db.query(`UPDATE device SET status = 'online' WHERE kind = 'gateway'`);
  await db.query('DELETE FROM sdwan_node');
  const rows = await db.query<{ id: string }>(
    `SELECT id FROM device d WHERE account_id = 'acc_demo' AND kind = 'gateway'
       AND NOT EXISTS (SELECT 1 FROM sdwan_member m WHERE m.gwid = d.id) ORDER BY id LIMIT 4`,
  );
  free = rows.map(({ id }) => id);
});
afterAll(() => reference.close());

const node = (gwid: string, more: object = {}) => ({
  gwid,
  fresh: true,
  name: `节点 ${gwid}`,
  region: '31' as const,
  city: '上海',
  position: 1 as const,
  bandwidth: 20,
  subnets: '',
  note: '',
  ...more,
});
const save = (gwid: string, more: object = {}) => demo.call(sdwanNodeSave, node(gwid, more));
const errors = async (answer: Promise<unknown>) => (await failureOf(answer)).detail.errors ?? {};
const status = async (answer: Promise<unknown>) => (await failureOf(answer)).detail.status;
const list = async () => (await demo.call(sdwanNodes, {})).data.list;

describe('a gateway that is prepared as a node', () => {
  it('stands in the list with its place, and brings what it was prepared with to whoever adds it', async () => {
    const [gwid] = free;
    await save(gwid!, { name: '华东', subnets: '10.61.0.0/16\n\n 10.62.0.0/24 ', position: 2, bandwidth: 50 });
    expect(await list()).toMatchObject([
      { gwid, name: '华东', region: '31', city: '上海', subnets: ['10.61.0.0/16', '10.62.0.0/24'], network_id: null },
    ]);
    const [candidate] = (await demo.call(sdwanCandidates, { ids: gwid! })).data.list;
    expect(candidate!.node).toEqual({ name: '华东', position: 2, bandwidth: 50 });
    const line = (await demo.call(logs, { kind: 'action' })).data.list.find(({ text }) => text === '保存组网节点');
    expect(line!.detail.after).toMatch('10.61.0.0/16');
    expect(line!.detail.after).toMatch('上海');
  });

  it('is online, in no network, and no node yet; a change asks for none of that', async () => {
    const { db } = reference.services;
    const [gwid, other] = free;
    expect(await errors(save(gwid!))).toHaveProperty('gwid');
    await db.query(`UPDATE device SET status = 'offline' WHERE id = $1`, [other]);
    expect(await errors(save(other!))).toHaveProperty('gwid');
    await db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [other]);
    const [member] = await db.query<{ gwid: string }>(
      `SELECT gwid FROM sdwan_member WHERE account_id = 'acc_demo' LIMIT 1`,
    );
    expect(await errors(save(member!.gwid))).toHaveProperty('gwid');
    await db.query(`UPDATE device SET status = 'offline' WHERE id = $1`, [gwid]);
    await save(gwid!, { fresh: false, name: '华东', subnets: '10.61.0.0/16', bandwidth: 30 });
    expect((await list())[0]).toMatchObject({ bandwidth: 30, online: false });
    expect(await status(save(other!, { fresh: false }))).toBe(404);
  });

  it('keeps the place of its gateway unless another one is said', async () => {
    const { db } = reference.services;
    const gwid = free[3]!;
    await db.query(`UPDATE device SET region = '33', city = '杭州' WHERE id = $1`, [gwid]);
    await save(gwid, { region: null, city: '' });
    expect((await list()).find((one) => one.gwid === gwid)).toMatchObject({ region: '33', city: '杭州' });
    await save(gwid, { fresh: false, region: null, city: '' });
    expect((await list()).find((one) => one.gwid === gwid)).toMatchObject({ region: null, city: '' });
    await demo.call(sdwanNodeRemove, { gwids: [gwid] });
  });

  it('says at the field what is wrong', async () => {
    const [, gwid] = free;
    const wrong = async (more: object) => Object.keys(await errors(save(gwid!, more)));
    expect(await wrong({ name: ' ' })).toEqual(['name']);
    expect(await wrong({ name: '华东' })).toEqual(['name']);
    expect(await wrong({ name: 'x'.repeat(31) })).toEqual(['name']);
    expect(await wrong({ bandwidth: 0 })).toEqual(['bandwidth']);
    expect(await wrong({ bandwidth: 1.5 })).toEqual(['bandwidth']);
    expect(await wrong({ subnets: '10.0.0.0/7' })).toEqual(['subnets']);
    expect(await wrong({ subnets: '10.0.0.1/24' })).toEqual(['subnets']);
    expect(await wrong({ subnets: '10.0.0.0/16\n10.0.1.0/24' })).toEqual(['subnets']);
    expect(await wrong({ subnets: Array.from({ length: 21 }, (_, i) => `10.0.${i}.0/24`).join('\n') })).toEqual([
      'subnets',
    ]);
    expect(await wrong({ region: '00', city: '' })).toEqual(['city']);
    expect(await list()).toHaveLength(1);
  });

  it('cannot be in one network with another that has the same addresses', async () => {
    const [one, two] = free;
    await save(two!, { subnets: '10.61.4.0/24' });
    const both = await list();
    expect(both.find(({ gwid }) => gwid === two)!.conflicts).toEqual(['华东']);
    await reference.services.db.query(
      `UPDATE service_owned SET tier = 'enterprise', quantity = 100 WHERE service = 'sdwan'`,
    );
    const networks = (await demo.call(sdwanNetworks, {})).data.list;
    const any = networks.find(({ topology: kind, state }) => kind === 1 && state !== 'expired')!;
    const { id, name, topology, rev, member_list } = (await demo.call(sdwanDetail, { id: any.id })).data;
    const main = member_list.find(({ role }) => role === 'main')!;
    const drawn = (gwid: string) => ({ ...main, gwid, role: 'branch' as const, pid: main.gwid, widthband: 1 });
    const before = member_list.map((member) => ({ ...member }));
    const nodes = [...before, drawn(one!), drawn(two!)];
    const found = await errors(demo.call(sdwanSave, { id, rev, name, topology, nodes }));
    expect(Object.keys(found).sort()).toEqual([one, two].sort());
    expect(found[two!]).toEqual(['本地子网与“华东”重叠']);
  });

  it('is its account’s own, and forgotten without touching the gateway', async () => {
    const [gwid] = free;
    expect((await agent.call(sdwanNodes, {})).data.total).toBe(0);
    expect(await status(agent.call(sdwanNodeSave, node(gwid!, { fresh: false })))).toBe(404);
    expect(await status(agent.call(sdwanNodeRemove, { gwids: [gwid!] }))).toBe(404);
    await demo.call(sdwanNodeRemove, { gwids: [gwid!] });
    expect(await status(demo.call(sdwanNodeRemove, { gwids: [gwid!] }))).toBe(404);
    const [candidate] = (await demo.call(sdwanCandidates, { ids: gwid! })).data.list;
    expect(candidate).toMatchObject({ gwid, node: null });
  });

  it('becomes one once, also when it is asked for twice at the same time', async () => {
    const [, , gwid] = free;
    const both = await Promise.allSettled([save(gwid!, { name: '甲' }), save(gwid!, { name: '乙' })]);
    expect(both.map(({ status: how }) => how).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
