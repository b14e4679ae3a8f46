import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UiRoot } from '../../../src/ui/root';
import * as gatewayDiagnosis from '../../../widgets/devices/gateway-diagnosis/gateway-diagnosis.stories';
import * as gatewayPanel from '../../../widgets/devices/gateway-panel/gateway-panel.stories';
import * as networkGroups from '../../../widgets/devices/network-groups/network-groups.stories';

afterEach(cleanup);

describe('the interface panel', () => {
  it('counts each state and tells about the chosen interface', async () => {
    render(<UiRoot>{gatewayPanel.Dark()}</UiRoot>);
    expect(await screen.findByText('已连接 2')).toBeTruthy();
    expect(screen.getByText('无网卡 1')).toBeTruthy();
    expect(screen.getByText('PPPoE 拨号')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^WAN2/ }));
    expect(screen.getByRole('heading', { name: /^WAN2/ })).toBeTruthy();
    expect(screen.getByText('动态 IP')).toBeTruthy();
  });

  it('of a gateway that is offline is as it was last heard of, with the time, and nothing counts', async () => {
    render(<UiRoot>{gatewayPanel.Offline()}</UiRoot>);
    expect(await screen.findByText(/^网关离线，以下是 .* 最后上报的状态$/)).toBeTruthy();
    expect(screen.getByText('离线前已连接')).toBeTruthy();
    expect(screen.queryByText('已连接 2')).toBeNull();
    expect(screen.queryByText('在线时长')).toBeNull();
    expect(screen.queryByText('下行 / 上行')).toBeNull();
    expect(document.body.innerHTML).not.toContain('--np-port-up');
  });

  it('says when there are no interfaces, and when the read failed', async () => {
    render(<UiRoot>{gatewayPanel.Nothing()}</UiRoot>);
    expect(await screen.findByText('还没有接口')).toBeTruthy();
    cleanup();
    render(<UiRoot>{gatewayPanel.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});

describe('the diagnosis', () => {
  const start = async (target: string) => {
    fireEvent.change(await screen.findByLabelText(/目标地址/), { target: { value: target } });
    fireEvent.click(screen.getByRole('button', { name: '开始诊断' }));
  };

  it('follows the command and shows what the device said', async () => {
    render(<UiRoot>{gatewayDiagnosis.Dark()}</UiRoot>);
    await start('example.com');
    expect(await screen.findByText('已完成')).toBeTruthy();
    expect(screen.getByText(/序号 1/)).toBeTruthy();
  });

  it('keeps former results, each to be opened again', async () => {
    render(<UiRoot>{gatewayDiagnosis.Dark()}</UiRoot>);
    fireEvent.click(await screen.findByRole('button', { name: 'Ping 223.5.5.5' }));
    expect(await screen.findByText('来自 223.5.5.5 的回复：序号 1，时间 6.1 ms')).toBeTruthy();
  });

  it('takes no mistyped address for a name', async () => {
    render(<UiRoot>{gatewayDiagnosis.Dark()}</UiRoot>);
    await start('256.1.1.1');
    expect(await screen.findByText(/应为 IP 地址或域名/)).toBeTruthy();
  });

  it('does not call a command done that nobody answered', async () => {
    render(<UiRoot>{gatewayDiagnosis.NotAnswered()}</UiRoot>);
    await start('example.com');
    expect(await screen.findByText('已超时：设备没有回复')).toBeTruthy();
  });
});

describe('the tree of groups', () => {
  it('is walked with the keyboard', async () => {
    render(<UiRoot>{networkGroups.Dark()}</UiRoot>);
    const item = (name: RegExp) => screen.getByRole('treeitem', { name });
    const every = await screen.findByRole('treeitem', { name: '全部网络' });
    every.focus();
    fireEvent.keyDown(every, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(item(/^直营/));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(item(/^华东/));
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(item(/^华东/).getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(document.activeElement!, { key: 'F2' });
    expect(await screen.findByDisplayValue('华东')).toBeTruthy();
  });

  it('speaks of firewalls where it groups firewalls', async () => {
    render(<UiRoot>{networkGroups.NoFirewalls()}</UiRoot>);
    expect(await screen.findByText('新建分组后，可以把防火墙放进去，按分组查看。')).toBeTruthy();
    expect(await screen.findByText('还没有防火墙')).toBeTruthy();
  });
});
