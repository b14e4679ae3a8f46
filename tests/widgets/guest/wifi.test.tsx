import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { wifiShareCreate, wifiShareRevoke, wifiShares } from '../../../src/api/contract/wifi';
import { UiRoot } from '../../../src/ui/root';
import { WifiJoin } from '../../../widgets/guest/wifi-join';
import * as joinStories from '../../../widgets/guest/wifi-join/wifi-join.stories';
import { WifiShares } from '../../../widgets/guest/wifi-shares';
import * as shareStories from '../../../widgets/guest/wifi-shares/wifi-shares.stories';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from '../devices/shown';

// Whole dialogs on the whole server.
vi.setConfig({ testTimeout: 30_000 });

let reference: Reference;
let demo: Client;
let gwid: string;
let ssid: string;
beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
  const [row] = await reference.services.db.query<{ gateway_id: string }>('SELECT gateway_id FROM wifi_share LIMIT 1');
  gwid = row!.gateway_id;
  const { ssids } = (await demo.call(wifiShares, { gwid })).data;
  ssid = ssids.find(({ security }) => security !== null)!.ssid;
});
afterAll(() => reference.close());
afterEach(cleanup);

describe('the links that share Wi-Fi', () => {
  it('are made in a dialog, which shows the address this once', async () => {
    show(demo, <WifiShares gwid={gwid} manage />);
    await screen.findByText('前台立牌');
    fireEvent.click(screen.getByRole('button', { name: '新建分享链接' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建分享链接' }));
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect((await dialog.findAllByText('必须填写标题')).length).toBeGreaterThan(0);
    type(dialog.getByLabelText(/标题/), '会议室桌牌');
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    const made = within(await screen.findByRole('dialog', { name: '分享链接已生成' }));
    const address = made.getByRole<HTMLInputElement>('textbox', { name: '链接地址' }).value;
    expect(address).toContain(gwid);
    expect(address).not.toContain('Np-Wifi');
    const [newest] = (await demo.call(wifiShares, { gwid })).data.list;
    expect(newest).toMatchObject({ name: '会议室桌牌', opens: 0 });
  });

  it('are ended once that was agreed to', async () => {
    show(demo, <WifiShares gwid={gwid} manage />);
    const row = (await screen.findByText('会议室桌牌')).closest<HTMLElement>('tr, [role=row]')!;
    fireEvent.click(within(row).getByRole('button', { name: /更多/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: '停用' }));
    await waitFor(async () => {
      const { list } = (await demo.call(wifiShares, { gwid })).data;
      expect(list.find(({ name }) => name === '会议室桌牌')!.revoked_at).not.toBe(null);
    });
  });

  it('cannot be made by who may only look', async () => {
    show(demo, <WifiShares gwid={gwid} />);
    await screen.findByText('前台立牌');
    expect(screen.queryByRole('button', { name: '新建分享链接' })).toBeNull();
  });

  it('tell nothing yet from what could not be read', async () => {
    render(<UiRoot>{shareStories.Nothing()}</UiRoot>);
    expect(await screen.findByText('还没有分享链接')).toBeTruthy();
    cleanup();
    render(<UiRoot>{shareStories.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});

describe('the page that guests join from', () => {
  const made = async () => (await demo.call(wifiShareCreate, { gwid, name: '欢迎光临', ssids: [ssid], days: 1 })).data;

  it('shows the network, its code, its password and how to join on each system', async () => {
    const { key } = await made();
    show(reference.client, <WifiJoin gwid={gwid} shareKey={key} />);
    expect(await screen.findByRole('heading', { name: '欢迎光临' })).toBeTruthy();
    expect(screen.getByRole('img', { name: `连接“${ssid}”的二维码` })).toBeTruthy();
    expect(screen.getByText(/^Np-Wifi-|^12345678$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Windows' }));
    expect(screen.getByText(`选择 ${ssid}，点击“连接”。`)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'iPhone / Mac' }));
    expect(screen.getByText(`本机：打开“设置”›“无线局域网”，点按 ${ssid}。`)).toBeTruthy();
  });

  it('says the same for every link that does not hold', async () => {
    const { id, key } = await made();
    await demo.call(wifiShareRevoke, { id });
    for (const shareKey of [key, 'wrong', '']) {
      show(reference.client, <WifiJoin gwid={gwid} shareKey={shareKey} />);
      expect(await screen.findByText('链接已不可用')).toBeTruthy();
      cleanup();
    }
  });

  it('tells a network that is off from a link that is gone, and both from a failure', async () => {
    render(<UiRoot>{joinStories.Nothing()}</UiRoot>);
    expect(await screen.findByText('暂时没有可连接的无线网络')).toBeTruthy();
    cleanup();
    render(<UiRoot>{joinStories.Gone()}</UiRoot>);
    expect(await screen.findByText('链接已不可用')).toBeTruthy();
    cleanup();
    render(<UiRoot>{joinStories.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});
