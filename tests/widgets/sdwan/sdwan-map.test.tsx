import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../src/api';
import { sdwanDetail, sdwanNetworks, type Network } from '../../../src/api/contract/sdwan';
import { devicePlace, sdwanMap } from '../../../src/api/contract/sdwan-map';
import { smallPlans } from '../../../host/server/demo/simulation/plan';
import { regionText } from '../../../src/text/region.text';
import { SdwanMap } from '../../../widgets/sdwan/sdwan-map';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from '../devices/shown';

let reference: Reference;
let demo: Client;
let agent: Client;
let network: Network;
let gwid: string;

beforeAll(async () => {
  reference = await startReference({
    fleets: smallPlans.map((plan) => ({ ...plan, gateways: 40, aps: 4, switches: 2, residents: 10, visitors: 5 })),
  });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  const { list } = (await demo.call(sdwanNetworks, {})).data;
  const { id } = list.find(({ topology, state }) => topology === 2 && state !== 'expired')!;
  network = (await demo.call(sdwanDetail, { id })).data;
  gwid = network.member_list.find(({ role }) => role === 'main')!.gwid;
  // Every member in one of two provinces, the last one nowhere.
  for (const [i, member] of network.member_list.entries()) {
    const last = i === network.member_list.length - 1;
    const region = last ? null : i % 2 === 0 ? '31' : '65';
    await demo.call(devicePlace, { gwid: member.gwid, region, city: region === '65' ? '喀什' : '' });
  }
});
afterAll(() => reference.close());
afterEach(() => cleanup());

const spot = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}，在线`) });
const nameOf = (i: number) => network.member_list.at(i)!.remark;

describe('a network on the map', () => {
  it('shows its members by province, the chosen one beside it, and those without a place apart', async () => {
    show(demo, <SdwanMap gwid={gwid} type="2" manage />);
    const own = await spot('上海');
    expect(own.getAttribute('aria-pressed')).toBe('true');
    const pane = screen.getByRole('region', { name: '上海' });
    expect(within(pane).getByRole('link', { name: nameOf(0) })).toBeTruthy();
    const apart = screen.getByRole('region', { name: '未标位置（1）' });
    expect(within(apart).getByRole('link', { name: nameOf(-1) })).toBeTruthy();
  });

  it('is walked by keys', async () => {
    show(demo, <SdwanMap gwid={gwid} type="2" />);
    const shanghai = await spot('上海');
    shanghai.focus();
    fireEvent.keyDown(shanghai, { key: 'ArrowLeft' });
    const xinjiang = await spot('新疆');
    expect(document.activeElement).toBe(xinjiang);
    fireEvent.keyDown(xinjiang, { key: 'Enter' });
    expect(await screen.findByRole('region', { name: '新疆' })).toBeTruthy();
    fireEvent.keyDown(xinjiang, { key: 'Escape' });
    expect(await screen.findByRole('region', { name: '概况' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /修改位置/ })).toBeNull();
  });

  it('is the same as a table', async () => {
    show(demo, <SdwanMap gwid={gwid} type="2" />);
    fireEvent.click(await screen.findByLabelText('表格'));
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    // Two centres: a line for each way of each branch.
    expect(rows.length).toBe(network.link_list.length + 1);
    for (const { remark } of network.member_list) {
      expect(rows.some((row) => within(row).queryByRole('link', { name: remark }))).toBe(true);
    }
    expect(screen.getAllByText('新疆 喀什').length).toBeGreaterThan(0);
  });

  it('is searched by name and place', async () => {
    show(demo, <SdwanMap gwid={gwid} type="2" />);
    type(await screen.findByLabelText('成员、省份或城市'), '喀什');
    expect((await spot('上海')).getAttribute('opacity')).toBe('0.4');
    expect((await spot('新疆')).getAttribute('opacity')).toBeNull();
    type(screen.getByLabelText('成员、省份或城市'), '没有这样的成员');
    fireEvent.click(await screen.findByRole('button', { name: '清除条件' }));
    expect((await spot('上海')).getAttribute('opacity')).toBeNull();
  });

  it('takes a place, and refuses one abroad that is not named', async () => {
    show(demo, <SdwanMap gwid={gwid} type="2" manage />);
    const apart = await screen.findByRole('region', { name: '未标位置（1）' });
    fireEvent.click(within(apart).getByRole('button', { name: '设置位置' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/省份/), { target: { value: '00' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await within(dialog).findByText('必须填写城市')).toBeTruthy();
    type(within(dialog).getByLabelText(/城市/), '东京');
    fireEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    const abroad = network.member_list.at(-1)!.gwid;
    await waitFor(async () => {
      const { places } = (await demo.call(sdwanMap, { gwid, type: '2' })).data;
      expect(places.find((one) => one.gwid === abroad)).toMatchObject({ region: '00', city: '东京' });
    });
    expect(await spot(regionText.regions['00'])).toBeTruthy();
  });
});

describe('no map', () => {
  it('says so for another topology, with the way to the one there is', async () => {
    show(demo, <SdwanMap gwid={gwid} type="3" />);
    expect(await screen.findByText('这台网关不在树型组网中')).toBeTruthy();
    expect(screen.getByRole('button', { name: '打开双中心组网地图' })).toBeTruthy();
  });

  it("says so for a type that is none, and another account's gateway", async () => {
    show(demo, <SdwanMap gwid={gwid} type="9" />);
    expect(await screen.findByText('没有这种拓扑类型')).toBeTruthy();
    cleanup();
    show(agent, <SdwanMap gwid={gwid} type="2" />);
    expect(await screen.findByText('没有找到这台网关')).toBeTruthy();
  });
});
