import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { logs } from '../../src/api/contract/log';
import { sdwanNetworks } from '../../src/api/contract/sdwan';
import { devicePlace, sdwanMap } from '../../src/api/contract/sdwan-map';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let reference: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());

const query = <T extends object>(text: string, params: unknown[] = []) => reference.services.db.query<T>(text, params);
const anyMember = async (account: string) => {
  const [row] = await query<{ gwid: string; topology: 1 | 2 | 3; network_id: string }>(
    `SELECT m.gwid, n.topology, n.id AS network_id FROM sdwan_member m JOIN sdwan_network n ON n.id = m.network_id
     WHERE m.account_id = $1 AND m.role = 'main' ORDER BY n.id LIMIT 1`,
    [account],
  );
  return { ...row!, type: String(row!.topology) as '1' | '2' | '3' };
};

describe('a network on the map', () => {
  it('has every member with its place, and every network to go to', async () => {
    const { gwid, type, network_id } = await anyMember('acc_demo');
    const { data } = await demo.call(sdwanMap, { gwid, type });
    expect(data.network?.id).toBe(network_id);
    expect(data.places.map((one) => one.gwid).sort()).toEqual(data.network!.member_list.map((one) => one.gwid).sort());
    const { total } = (await demo.call(sdwanNetworks, {})).data;
    expect(data.networks).toHaveLength(total);
    expect(data.networks.find(({ id }) => id === network_id)?.gwid).toBe(gwid);
  });

  it('is empty for another topology and for a gateway in no network, and says which topology there is', async () => {
    const { gwid, topology } = await anyMember('acc_demo');
    const other = (['1', '2', '3'] as const).find((one) => one !== String(topology))!;
    const { data } = await demo.call(sdwanMap, { gwid, type: other });
    expect(data).toMatchObject({ topology, network: null, places: [] });
    const [free] = await query<{ id: string }>(
      `SELECT id FROM device d WHERE account_id = 'acc_demo' AND kind = 'gateway'
         AND NOT EXISTS (SELECT 1 FROM sdwan_member m WHERE m.gwid = d.id) LIMIT 1`,
    );
    const alone = (await demo.call(sdwanMap, { gwid: free!.id, type: '1' })).data;
    expect(alone).toMatchObject({ topology: null, network: null });
  });

  it("is not there for another account's gateway, an AP, or nothing", async () => {
    const { gwid, type } = await anyMember('acc_demo');
    const [ap] = await query<{ id: string }>(
      `SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' LIMIT 1`,
    );
    expect((await failureOf(agent.call(sdwanMap, { gwid, type }))).detail.status).toBe(404);
    expect((await failureOf(demo.call(sdwanMap, { gwid: ap!.id, type }))).detail.status).toBe(404);
    expect((await failureOf(demo.call(sdwanMap, { gwid: 'nothing', type }))).detail.status).toBe(404);
  });
});

describe('the place of a gateway', () => {
  const placeOf = async (gwid: string) => (await query('SELECT region, city FROM device WHERE id = $1', [gwid]))[0];

  it('is stored, taken away again, and written down', async () => {
    const { gwid, type } = await anyMember('acc_demo');
    await demo.call(devicePlace, { gwid, region: '65', city: ' 喀什 ' });
    const { data } = await demo.call(sdwanMap, { gwid, type });
    expect(data.places.find((one) => one.gwid === gwid)).toEqual({ gwid, region: '65', city: '喀什' });
    const { list } = (await demo.call(logs, { kind: 'action' })).data;
    expect(list[0]).toMatchObject({ text: '修改设备位置' });
    expect(JSON.stringify(list[0])).toContain('新疆 喀什');
    await demo.call(devicePlace, { gwid, region: null, city: '喀什' });
    expect(await placeOf(gwid)).toEqual({ region: null, city: '' });
  });

  it.each([
    ['a city abroad that is not named', { region: '00', city: '  ' }, '必须填写城市'],
    ['a city with signs', { region: '31', city: '<b>' }, undefined],
    ['a city that is too long', { region: '31', city: '城'.repeat(21) }, undefined],
  ] as const)('is refused: %s', async (_, input, said) => {
    const { gwid } = await anyMember('acc_demo');
    const before = await placeOf(gwid);
    const { detail } = await failureOf(demo.call(devicePlace, { gwid, ...input }));
    expect(detail.status).toBe(422);
    expect(detail.errors?.city).toEqual(said === undefined ? [expect.any(String)] : [said]);
    expect(await placeOf(gwid)).toEqual(before);
  });

  it('is refused for a province that is none, and for a gateway of another account', async () => {
    const { gwid } = await anyMember('acc_demo');
    const before = await placeOf(gwid);
    expect((await failureOf(demo.call(devicePlace, { gwid, region: '99' as '31', city: '' }))).detail.status).toBe(422);
    expect((await failureOf(agent.call(devicePlace, { gwid, region: '31', city: '' }))).detail.status).toBe(404);
    expect(await placeOf(gwid)).toEqual(before);
  });
});
