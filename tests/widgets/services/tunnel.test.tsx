import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { tunnelGateways, tunnelList } from '../../../src/api/contract/tunnel';
import { UiRoot } from '../../../src/ui/root';
import { TunnelGateways } from '../../../widgets/services/tunnel-gateways';
import { TunnelList } from '../../../widgets/services/tunnel-list';
import * as stories from '../../../widgets/services/tunnel-list/tunnel-list.stories';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from '../devices/shown';

// Whole dialogs on the whole server.
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

const pro = async () => (await demo.call(tunnelGateways, {})).data.list.find(({ tier }) => tier === 'pro')!;

describe('the mappings of the tunnel', () => {
  it('are made in a dialog that says at the field what is wrong and keeps what was typed', async () => {
    const { gwid } = await pro();
    show(demo, <TunnelList gwid={gwid} manage />);
    expect(await screen.findByText('前台管理系统')).toBeTruthy();
    const add = screen.getByRole<HTMLButtonElement>('button', { name: '新建映射' });
    await waitFor(() => expect(add.disabled).toBe(false));
    fireEvent.click(add);
    const dialog = within(await screen.findByRole('dialog', { name: '新建映射' }));
    type(dialog.getByLabelText(/映射名称/), '门禁');
    type(dialog.getByLabelText(/子域名/), 'admin');
    type(dialog.getByLabelText(/内网 IP/), '10.0.0.1-10.0.0.9');
    type(dialog.getByLabelText(/内网端口/), '65536');
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await dialog.findByText('[子域名]是系统保留的名称，请换一个')).toBeTruthy();
    expect(dialog.getAllByRole('alert')).toHaveLength(3);
    type(dialog.getByLabelText(/子域名/), 'menu2026');
    type(dialog.getByLabelText(/内网 IP/), '10.10.0.9');
    type(dialog.getByLabelText(/内网端口/), '8080');
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await dialog.findByText('该子域名已被占用，请换一个')).toBeTruthy();
    expect((dialog.getByLabelText(/映射名称/) as HTMLInputElement).value).toBe('门禁');
    type(dialog.getByLabelText(/子域名/), 'door9');
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await screen.findByText(/已保存，正在下发：http:\/\/door9\./)).toBeTruthy();
    const [made] = (await demo.call(tunnelList, { q: 'door9' })).data.list;
    expect(made).toMatchObject({ name: '门禁', ip: '10.10.0.9', port: 8080, delivery: 'pending' });
  });

  it('are switched off after a question', async () => {
    const { gwid } = await pro();
    show(demo, <TunnelList gwid={gwid} manage />);
    const name = await screen.findByText('监控录像机');
    const row = name.closest<HTMLElement>('tr, [role=row]')!;
    fireEvent.click(within(row).getByRole('button', { name: '停用' }));
    const question = within(await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog')));
    expect(question.getByText('停用“监控录像机”？')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: '停用' }));
    expect(await screen.findByText('已停用，正在下发')).toBeTruthy();
    const [off] = (await demo.call(tunnelList, { q: 'yunqinvr' })).data.list;
    expect(off!.enabled).toBe(false);
  });

  it('without the service explain it and lead to the packages', async () => {
    show(agent, <TunnelList manage />);
    expect(await screen.findByText('还没有开通内网穿透')).toBeTruthy();
    expect(screen.getByRole('button', { name: '查看套餐' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '新建映射' })).toBeNull();
  });

  it('of a service that has ended say so, and nothing new is made', async () => {
    const [ended] = (await demo.call(tunnelGateways, {})).data.list;
    expect(ended!.service_state).toBe('expired');
    show(demo, <TunnelList gwid={ended!.gwid} manage />);
    expect(await screen.findByText(/已到期，映射已停止/)).toBeTruthy();
    expect((screen.getByRole('button', { name: '新建映射' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('tell nothing yet from what could not be read', async () => {
    render(<UiRoot>{stories.Nothing()}</UiRoot>);
    expect(await screen.findByText('还没有映射')).toBeTruthy();
    cleanup();
    render(<UiRoot>{stories.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});

describe('the gateways with the tunnel', () => {
  it('say how much of the package is used and when it ends', async () => {
    show(demo, <TunnelGateways />);
    expect(await screen.findByText('已到期')).toBeTruthy();
    expect(screen.getByText(/即将到期/)).toBeTruthy();
    expect(screen.getByText('2 / 10 条')).toBeTruthy();
  });
});
