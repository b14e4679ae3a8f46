import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../src/api';
import { assets } from '../../../src/api/contract/client';
import { configPatch, deviceConfig, draftDiscard } from '../../../src/api/contract/config';
import { aps, firewalls, gateways, switches } from '../../../src/api/contract/device';
import { ApBatchEditor } from '../../../widgets/devices/ap-batch-editor';
import { ApEditor } from '../../../widgets/devices/ap-editor';
import { DeviceList } from '../../../widgets/devices/device-list';
import { FirewallDetail } from '../../../widgets/devices/firewall-detail';
import { MacInfo } from '../../../widgets/clients/mac-info';
import { NetworkAssets } from '../../../widgets/clients/network-assets';
import { OnlineUsers } from '../../../widgets/clients/online-users';
import { CameraList } from '../../../widgets/security/camera-list';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from './shown';

let reference: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());
afterEach(cleanup);

const config = async (id: string) => (await demo.call(deviceConfig, { id })).data;

describe('the page of a firewall', () => {
  const first = async () => (await demo.call(firewalls, { per_page: 1 })).data.list[0]!.id;
  const grips = () => screen.getAllByRole('button', { name: /的顺序，现在第/ });
  const names = () => grips().map((grip) => /“(.*)”/.exec(grip.getAttribute('aria-label') ?? '')?.[1]);

  it('moves a policy with the keyboard: the focus goes with it, and the order is in the draft', async () => {
    const id = await first();
    show(demo, <FirewallDetail device={id} manage />);
    await screen.findAllByRole('button', { name: /的顺序，现在第/ });
    const [moved, next] = names();
    grips()[0]!.focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    await waitFor(() => expect(names().slice(0, 2)).toEqual([next, moved]));
    expect(document.activeElement).toBe(grips()[1]);
    fireEvent.keyDown(document.activeElement!, { key: 'End' });
    await waitFor(() => expect(names().at(-1)).toBe(moved));
    expect(document.activeElement).toBe(grips().at(-1));
    const { draft, rev } = await config(id);
    expect(draft?.policies?.at(-1)?.name).toBe(moved);
    await demo.call(draftDiscard, { id, rev });
  });

  it('keeps a removed policy in sight until it is sent, and brings it back to its place', async () => {
    const id = await first();
    show(demo, <FirewallDetail device={id} manage />);
    await screen.findAllByRole('button', { name: /的顺序，现在第/ });
    const before = names();
    fireEvent.click(screen.getAllByRole('button', { name: '删除' })[1]!);
    fireEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(names()).toEqual(before));
    await waitFor(async () => expect((await config(id)).changes).toEqual([]));
  });

  it('offers no change without the right, and shows nothing of another account', async () => {
    const id = await first();
    show(demo, <FirewallDetail device={id} />);
    expect(await screen.findByRole('list', { name: '安全策略' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '添加策略' })).toBeNull();
    cleanup();
    show(agent, <FirewallDetail device={id} manage />);
    expect(await screen.findByText('没有找到这台防火墙')).toBeTruthy();
  });
});

describe('the settings of access points', () => {
  const some = async (count: number) => (await demo.call(aps, { status: 'online', per_page: count })).data.list;

  it('are asked about before another tab takes the place of what was typed', async () => {
    const [ap] = await some(1);
    show(demo, <ApEditor device={ap!.id} tab="basics" />);
    type(await screen.findByLabelText(/^安装位置/), '三楼走廊');
    fireEvent.click(screen.getByRole('tab', { name: '射频' }));
    fireEvent.click(await screen.findByText('留在此页'));
    expect(screen.getByLabelText<HTMLInputElement>(/^安装位置/).value).toBe('三楼走廊');
  });

  it('change on many in the ticked fields only, whatever else each of them is set to', async () => {
    const list = await some(3);
    const before = await Promise.all(list.map(({ id }) => config(id)));
    const wanted = before.map(({ document }) => ({
      ...document,
      radio: document.radio!.map((row) => (row.id === '5g' ? { ...row, power: 9 } : row)),
    }));
    show(demo, <ApBatchEditor devices={list.map(({ id }) => id).join()} />);
    expect(await screen.findByRole('heading', { name: '将修改 3 台 AP' })).toBeTruthy();
    const boxes = screen.getAllByLabelText('修改发射功率');
    fireEvent.click(boxes[1]!);
    type(screen.getByLabelText(/^发射功率/), '9');
    fireEvent.click(screen.getByRole('button', { name: '下发' }));
    // Asked with what each field is now, on how many, and what it becomes.
    const question = within(await screen.findByRole('alertdialog'));
    const powers = new Map<unknown, number>();
    for (const { document } of before) {
      const power = document.radio!.find((row) => row.id === '5g')!.power;
      if (power !== 9) powers.set(power, (powers.get(power) ?? 0) + 1);
    }
    const row = question.getByRole('row', { name: /^5 GHz 射频 发射功率/ }).textContent;
    for (const [power, count] of powers) expect(row).toContain(`${String(power)} dBm（${count} 台）`);
    expect(row).toMatch(/9 dBm$/);
    fireEvent.click(question.getByText('确认下发'));
    await waitFor(async () => {
      const after = await Promise.all(list.map(({ id }) => config(id)));
      expect(after.map(({ document }) => document)).toEqual(wanted);
    });
  });

  it('are those that people type, and that the radio has: nothing that comes with others, or is the device’s own', async () => {
    const [ap] = await some(1);
    show(demo, <ApBatchEditor devices={ap!.id} />);
    await screen.findAllByLabelText('修改发射功率');
    const offered = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '');
    expect(offered).toContain('修改无线密码');
    expect(offered.filter((name) => /认证页面|页面版本|之前的/.test(name))).toEqual([]);
    expect(offered.filter((name) => name.includes('DFS'))).toHaveLength(1);
  });

  it('are not sent before something is chosen', async () => {
    const [ap] = await some(1);
    show(demo, <ApBatchEditor devices={ap!.id} />);
    fireEvent.click((await screen.findAllByLabelText('修改负载均衡'))[0]!);
    fireEvent.click(screen.getByRole('button', { name: '下发' }));
    expect(await screen.findByText('必须填写负载均衡')).toBeTruthy();
  });

  it('say what they do not change: a password where nothing asks for one', async () => {
    const list = await some(2);
    const ids = list.map(({ id }) => id);
    const secure = (id: string, fields: Record<string, string>) =>
      demo.call(configPatch, { ids: [id], section: 'ssids', fields });
    await secure(ids[0]!, { security: 'wpa2', password: 'first-2026' });
    await secure(ids[1]!, { security: 'open' });
    show(demo, <ApBatchEditor devices={ids.join()} />);
    fireEvent.click(await screen.findByLabelText('修改无线密码'));
    type(screen.getByLabelText(/^无线密码/), 'other-2026');
    fireEvent.click(screen.getByRole('button', { name: '下发' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^1 台的设置会改变，1 台不变/)).toBeTruthy();
    const row = question.getByRole('row', { name: /无线密码/ }).textContent;
    expect(row).toBe('全部 SSID 无线密码••••••（1 台），另 1 台不变••••••');
    cleanup();
    await secure(ids[0]!, { security: 'open' });
    show(demo, <ApBatchEditor devices={ids.join()} />);
    fireEvent.click(await screen.findByLabelText('修改无线密码'));
    type(screen.getByLabelText(/^无线密码/), 'other-2026');
    fireEvent.click(screen.getByRole('button', { name: '下发' }));
    expect(await screen.findByText(/^没有可下发的修改/)).toBeTruthy();
  });

  it('that are set so already are not sent anything', async () => {
    const [ap] = await some(1);
    const { document, version } = await config(ap!.id);
    show(demo, <ApBatchEditor devices={ap!.id} />);
    fireEvent.click((await screen.findAllByLabelText('修改发射功率'))[0]!);
    type(screen.getByLabelText(/^发射功率/), String(document.radio![0]!.power));
    fireEvent.click(screen.getByRole('button', { name: '下发' }));
    expect(await screen.findByText('没有可下发的修改：所选 AP 已是这样，或勾选的字段对它们不起作用。')).toBeTruthy();
    expect((await config(ap!.id)).version).toBe(version);
  });

  it('say at the field what is wrong, and nothing is sent', async () => {
    const [ap] = await some(1);
    const { version } = await config(ap!.id);
    show(demo, <ApBatchEditor devices={ap!.id} />);
    fireEvent.click((await screen.findAllByLabelText('修改发射功率'))[0]!);
    const power = screen.getByLabelText(/^发射功率/);
    type(power, '31');
    fireEvent.click(screen.getByRole('button', { name: '下发' }));
    await waitFor(() => expect(power.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText('确认下发')).toBeNull();
    expect((await config(ap!.id)).version).toBe(version);
  });
});

describe('assets of a network', () => {
  const busiest = async () =>
    (await demo.call(gateways, { sort: 'clients', order: 'desc', per_page: 1 })).data.list[0]!.id;

  it('are marked as known for good', async () => {
    const gwid = await busiest();
    const known = async () => (await demo.call(assets, { gwid, state: 'known' })).data.total;
    const before = await known();
    show(demo, <NetworkAssets gwid={gwid} manage />);
    fireEvent.click(await screen.findByRole('radio', { name: /^未确认/ }));
    fireEvent.click((await screen.findAllByRole('button', { name: /标记为已知$/ }))[0]!);
    expect(await screen.findByText('已标记为已知')).toBeTruthy();
    expect(await known()).toBe(before + 1);
  });

  it('of another account are not there', async () => {
    show(agent, <NetworkAssets gwid={await busiest()} manage />);
    expect(await screen.findByText('没有找到这台网关')).toBeTruthy();
    expect(screen.getByRole('button', { name: '返回网络列表' })).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: /标记为已知$/ })).toEqual([]);
  });
});

describe('the question who is behind a MAC', () => {
  const seen = async () => {
    const { list } = (await demo.call(aps, { per_page: 1 })).data;
    return list[0]!;
  };
  const ask = async (mac: string) => {
    type(await screen.findByLabelText(/^MAC 地址/), mac);
    fireEvent.click(screen.getByRole('button', { name: '查询' }));
  };

  it('is answered with the device, its network and its maker; a wrong one is refused at the field', async () => {
    const ap = await seen();
    show(demo, <MacInfo manage />);
    await ask('00:1g');
    await waitFor(() => expect(screen.getByLabelText(/^MAC 地址/).getAttribute('aria-invalid')).toBe('true'));
    await ask(ap.mac.replaceAll(':', '-').toUpperCase());
    const devices = within(await screen.findByRole('list'));
    expect(devices.getByRole('link', { name: ap.remark }).getAttribute('href')).toBe(`/ap_edit?id=${ap.id}`);
  });

  it('says so for one that was never seen, and for one that only another account has', async () => {
    const ap = await seen();
    show(agent, <MacInfo mac={ap.mac} />);
    expect(await screen.findByText('没有见过这个 MAC')).toBeTruthy();
  });
});

describe('what stands behind one gateway', () => {
  it.each([
    ['switches', <DeviceList key="1" kind="switch" gwid="nope" manage />],
    ['devices', <DeviceList key="2" kind="all" gwid="nope" manage />],
    ['users', <OnlineUsers key="3" gwid="nope" manage />],
    ['cameras', <CameraList key="4" gwid="nope" manage />],
    ['assets', <NetworkAssets key="5" gwid="nope" manage />],
  ])('is not said to be none where there is no such gateway (%s)', async (_, list) => {
    show(demo, list);
    await screen.findByText('没有找到这台网关');
    expect(screen.getByRole('button', { name: '返回网络列表' })).toBeTruthy();
    expect(screen.queryByText(/还没有|当前没有/)).toBeNull();
  });

  it('is said to be none of its kind, not that nothing was ever bound', async () => {
    const all = (await demo.call(gateways, { per_page: 1000 })).data.list.map(({ gwid }) => gwid);
    const some = (await demo.call(switches, { per_page: 1000 })).data.list.map(({ gwid }) => gwid);
    const without = all.find((gwid) => !some.includes(gwid))!;
    show(demo, <DeviceList kind="switch" gwid={without} manage />);
    await screen.findByText('这台网关下没有交换机');
    expect(screen.queryByText('还没有设备')).toBeNull();
  });
});
