import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { iptvNodes } from '../../../src/api/contract/iptv';
import { settingDetail, settingGateways } from '../../../src/api/contract/setting';
import { IptvConfig } from '../../../widgets/services/iptv-config';
import { ServiceSettings } from '../../../widgets/services/service-settings';
import { IptvNodes } from '../../../widgets/services/iptv-nodes';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from '../devices/shown';

// Whole forms on the whole server.
vi.setConfig({ testTimeout: 30_000 });

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

const service = 'iptv' as const;
const ofTier = async (tier: string) =>
  (await demo.call(settingGateways, { service })).data.list.find((one) => one.tier === tier)!.gwid;

describe('the settings of IPTV', () => {
  it('are typed, checked against the VLANs of the gateway, and sent in one piece', async () => {
    const gwid = await ofTier('pro');
    show(demo, <IptvConfig gwid={gwid} manage />);
    const form = within(await screen.findByRole('form', { name: '主源' }));
    type(form.getByLabelText(/^VLAN/), '77');
    fireEvent.click(screen.getByRole('button', { name: '保存并下发' }));
    expect(await form.findByText('VLAN 不存在：77，请先在 VLAN 页面新建')).toBeTruthy();
    type(form.getByLabelText(/^VLAN/), '45');
    fireEvent.click(screen.getByRole('button', { name: '保存并下发' }));
    expect(await screen.findByText('已保存，设备执行后生效')).toBeTruthy();
    const { document, delivery } = (await demo.call(settingDetail, { service, gwid })).data;
    expect(document.iptv_main![0]).toMatchObject({ vlan: '45' });
    expect(delivery).toBe('pending');
    expect(await screen.findByText('没有未保存的修改')).toBeTruthy();
  });

  it('let a port be chosen on the front of the gateway', async () => {
    const gwid = await ofTier('pro');
    const { lan } = (await demo.call(settingDetail, { service, gwid })).data;
    const free = lan[2]!.toUpperCase();
    show(demo, <IptvConfig gwid={gwid} manage />);
    fireEvent.click(await screen.findByRole('button', { name: `${free}：不走 IPTV，点击修改` }));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText(/IPTV VLAN/), '43');
    type(dialog.getByLabelText(/接到哪里/), '大堂');
    fireEvent.submit(dialog.getByRole('form'));
    expect(await screen.findByRole('button', { name: `${free}：大堂，点击修改` })).toBeTruthy();
    expect(screen.getByText('1 项修改未保存')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '放弃' }));
    expect(await screen.findByRole('button', { name: `${free}：不走 IPTV，点击修改` })).toBeTruthy();
  });

  it('say what the package does not include before anything is sent', async () => {
    show(demo, <IptvConfig gwid={await ofTier('basic')} manage backup />);
    const form = within(await screen.findByRole('form', { name: '备源' }));
    fireEvent.click(form.getByRole('switch', { name: '使用备源' }));
    type(await form.findByLabelText(/^VLAN/), '45');
    fireEvent.click(screen.getByRole('button', { name: '保存并下发' }));
    const dialog = within(await screen.findByRole('dialog', { name: '改正后才能下发' }));
    expect(dialog.getByText('当前套餐不含“使用备源”，请升级套餐')).toBeTruthy();
  });

  it('are paused after a question', async () => {
    const gwid = await ofTier('basic');
    show(demo, <IptvConfig gwid={gwid} manage />);
    fireEvent.click(await screen.findByRole('button', { name: '暂停' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '暂停' }));
    expect(await screen.findByRole('button', { name: '继续' })).toBeTruthy();
    expect((await demo.call(settingDetail, { service, gwid })).data.enabled).toBe(false);
  });

  it('lead to the packages where no gateway has it', async () => {
    show(agent, <IptvConfig manage />);
    expect(await screen.findByText('还没有网关开通该服务')).toBeTruthy();
    expect(screen.getByRole('button', { name: '查看套餐' })).toBeTruthy();
  });
});

describe('the nodes of IPTV', () => {
  it('are streams or files, and a file is no address', async () => {
    show(demo, <IptvNodes manage />);
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: '新建节点' });
    await waitFor(() => expect(add.disabled).toBe(false));
    fireEvent.click(add);
    const dialog = within(await screen.findByRole('dialog', { name: '新建节点' }));
    type(dialog.getByLabelText(/节点名称/), '大堂宣传片');
    fireEvent.click(dialog.getByRole('radio', { name: '网关上的文件' }));
    type(dialog.getByLabelText(/文件路径/), 'rtsp://10.0.0.1/a');
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await dialog.findByText('[文件路径]无效，且不能以 http、udp、rtsp 或 rtp 开头')).toBeTruthy();
    type(dialog.getByLabelText(/文件路径/), '/media/lobby.mp4');
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await screen.findByText('已保存')).toBeTruthy();
    expect((await demo.call(iptvNodes, { q: 'lobby' })).data.list[0]).toMatchObject({ kind: 'file', state: 'unknown' });
  });
});

describe('the settings of game acceleration', () => {
  it('are chosen from the list of games, and delivered', async () => {
    show(demo, <ServiceSettings service="game_v2" manage />);
    fireEvent.click(await screen.findByRole('button', { name: '添加游戏' }));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText(/^游戏/), 'dota2');
    fireEvent.submit(dialog.getByRole('form'));
    expect(await screen.findByText('1 项修改未保存')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '保存并下发' }));
    expect(await screen.findByText('已保存，设备执行后生效')).toBeTruthy();
    const { gwid } = (await demo.call(settingGateways, { service: 'game_v2' })).data.list[0]!;
    const { document } = (await demo.call(settingDetail, { service: 'game_v2', gwid })).data;
    expect(document.game_list!.map(({ game }) => game)).toEqual(['lol', 'valorant', 'cs2', 'dota2']);
  });
});

describe('the settings of several lines', () => {
  it('take one line after the other, and say that two are needed', async () => {
    const { db } = reference.services;
    const [{ id }] = (await db.query<{ id: string }>(
      `SELECT d.id FROM device d WHERE d.account_id = 'acc_demo' AND d.kind = 'gateway'
         AND (SELECT count(*) FROM device_interface i WHERE i.device_id = d.id AND i.role = 'wan') > 1 LIMIT 1`,
    )) as [{ id: string }];
    await db.query(
      `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, created_at)
       VALUES ('own_lines', 'acc_demo', 'speedup', 'basic', 1, $1, now(), now() + interval '30 days', now())`,
      [id],
    );
    show(demo, <ServiceSettings service="speedup" gwid={id} manage />);
    const { wan } = (await demo.call(settingDetail, { service: 'speedup', gwid: id })).data;
    const add = async (line: string) => {
      await screen.findByRole('button', { name: '添加线路' });
      // Of an empty list the button stands in the middle, once it is known to be empty.
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      fireEvent.click(screen.getByRole('button', { name: '添加线路' }));
      const dialog = within(await screen.findByRole('dialog'));
      type(dialog.getByLabelText(/^线路/, { selector: 'select' }), line);
      fireEvent.submit(dialog.getByRole('form'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await add(wan[0]!);
    fireEvent.click(screen.getByRole('button', { name: '保存并下发' }));
    const problems = within(await screen.findByRole('dialog', { name: '改正后才能下发' }));
    expect(problems.getByText('[线路]至少选择 2 项')).toBeTruthy();
    fireEvent.click(problems.getByRole('button', { name: /关闭/ }));
    await add(wan[1]!);
    fireEvent.click(screen.getByRole('button', { name: '保存并下发' }));
    expect(await screen.findByText('已保存，设备执行后生效')).toBeTruthy();
    expect((await demo.call(settingDetail, { service: 'speedup', gwid: id })).data.document.bonding_lines).toHaveLength(
      2,
    );
  });
});
