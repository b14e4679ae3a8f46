import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../src/api';
import { deviceConfig, draftDiscard } from '../../../src/api/contract/config';
import { switchDetail, switches } from '../../../src/api/contract/device';
import { switchMacs } from '../../../src/api/contract/equipment';
import { smallPlans } from '../../../host/server/demo/simulation/plan';
import { SwitchDetail } from '../../../widgets/devices/switch-detail';
import type { SwitchData } from '../../../widgets/devices/switch-detail/switch-detail.data';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from './shown';

const plan = { ...smallPlans[0]!, gateways: 6, aps: 40, switches: 14, firewalls: 3, residents: 600 };
let reference: Reference;
let demo: Client;
let all: SwitchData[];

beforeAll(async () => {
  reference = await startReference({ fleets: [plan, smallPlans[1]!] });
  demo = await reference.signIn();
  const { list } = (await demo.call(switches, { per_page: 100 })).data;
  all = await Promise.all(list.map(async ({ id }) => (await demo.call(switchDetail, { id })).data));
});
afterAll(() => reference.close());
afterEach(cleanup);

const managed = () => all.find(({ light, status }) => !light && status === 'online')!;
const drafted = async (id: string) => (await demo.call(deviceConfig, { id })).data.draft?.ports;
const side = (number: number) => screen.findByRole('region', { name: `端口 ${number}` });
const open = (data: SwitchData, tab?: string) =>
  show(demo, <SwitchDetail gwid={data.gwid} address={data.id} manage {...(tab && { tab })} />);
const forget = async (id: string) => {
  const { rev } = (await demo.call(deviceConfig, { id })).data;
  await demo.call(draftDiscard, { id, rev });
};

describe('the page of a switch', () => {
  it('keeps a port setting in the draft, with the bounds of the device at the field', async () => {
    const data = managed();
    open(data);
    const port = within(await side(1));
    type(await port.findByLabelText(/^入口限速/), '1');
    fireEvent.click(port.getByRole('button', { name: '存入草稿' }));
    await waitFor(() => expect(port.getByLabelText(/^入口限速/).getAttribute('aria-invalid')).toBe('true'));
    expect(port.getByText(/^\[入口限速\].*2.125000/)).toBeTruthy();
    expect(await drafted(data.id)).toBeUndefined();
    type(port.getByLabelText(/^入口限速/), '2048');
    fireEvent.click(port.getByRole('button', { name: '存入草稿' }));
    expect(await screen.findByText('有 1 项修改未保存')).toBeTruthy();
    expect((await drafted(data.id))?.find(({ id }) => id === '1')).toMatchObject({ limit_in: 2048 });
    await forget(data.id);
  });

  it('asks before another port takes the place of what was typed', async () => {
    const data = managed();
    open(data);
    const port = within(await side(1));
    type(await port.findByLabelText(/^备注/), '收银台');
    fireEvent.click(port.getByRole('button', { name: '下一个端口' }));
    fireEvent.click(await screen.findByText('留在此页'));
    expect(port.getByLabelText<HTMLInputElement>(/^备注/).value).toBe('收银台');
    fireEvent.click(port.getByRole('button', { name: '下一个端口' }));
    fireEvent.click(await screen.findByText('离开'));
    expect(await side(2)).toBeTruthy();
  });

  it('does not lose what is typed when the draft changes below it', async () => {
    const data = managed();
    open(data);
    const port = within(await side(1));
    type(await port.findByLabelText(/^备注/), '监控主机');
    fireEvent.click(screen.getAllByRole('button', { name: '关闭' })[0]!);
    expect(await screen.findByText('有 1 项修改未保存')).toBeTruthy();
    expect(port.getByLabelText<HTMLInputElement>(/^备注/).value).toBe('监控主机');
    fireEvent.click(screen.getByRole('button', { name: '保存并下发' }));
    await screen.findByRole('dialog', { name: '核对并下发' });
    expect((await drafted(data.id))?.find(({ id }) => id === '1')).toMatchObject({
      remark: '监控主机',
      enabled: false,
    });
    await forget(data.id);
  });

  it('gives the light variant its own bounds, and less to set', async () => {
    const data = all.find(({ light }) => light)!;
    open(data);
    const port = within(await side(1));
    expect(await port.findAllByText(/16.12800/)).toHaveLength(2);
    expect(port.queryByLabelText(/^模式/)).toBeNull();
  });

  it('leads from a neighbour to the page of that switch', async () => {
    const data = all.find(({ port_list }) => port_list.some(({ neighbour_kind }) => neighbour_kind === 'switch'))!;
    const port = data.port_list.find(({ neighbour_kind }) => neighbour_kind === 'switch')!;
    open(data, 'topology');
    const link = await screen.findByRole('link', { name: port.neighbour! });
    const there = all.find(({ id }) => id === port.neighbour_id)!;
    expect(there.gwid).toBe(data.gwid);
    expect(link.getAttribute('href')).toBe(
      there.light
        ? `/network_switch_light.detail?gwid=${there.gwid}&swid=${there.id}`
        : `/network_switch.detail?gwid=${there.gwid}&switchip=${there.id}`,
    );
  });

  it('lists what is behind each port in its MAC table', async () => {
    const data = managed();
    const { list } = (await demo.call(switchMacs, { id: data.id, per_page: 50 })).data;
    open(data, 'mac');
    expect(await screen.findByText(list[0]!.mac)).toBeTruthy();
  });

  it('says when there is no such switch, also for one of another account', async () => {
    show(demo, <SwitchDetail gwid={all[0]!.gwid} address="10.9.9.9" />);
    expect(await screen.findByText('没有找到这台交换机')).toBeTruthy();
    cleanup();
    const agent = await reference.signIn('agent@netpane.cn');
    show(agent, <SwitchDetail gwid={all[0]!.gwid} address={all[0]!.id} />);
    await waitFor(() => expect(screen.getByText('没有找到这台交换机')).toBeTruthy());
  });
});
