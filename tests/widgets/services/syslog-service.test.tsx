import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { syslogGateways } from '../../../src/api/contract/syslog';
import { Story } from '../../../src/element/story';
import { UiRoot } from '../../../src/ui/root';
import { SyslogService } from '../../../widgets/services/syslog-service';
import { syslogServiceAnswers } from '../../../widgets/services/syslog-service/syslog-service.fixture';
import * as stories from '../../../widgets/services/syslog-service/syslog-service.stories';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from '../devices/shown';

// Whole dialogs on the whole server.
vi.setConfig({ testTimeout: 30_000 });

let reference: Reference;
let demo: Client;
beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
});
afterAll(() => reference.close());
afterEach(cleanup);

describe('the logs of gateways', () => {
  it('show what came in, the whole line when a row is opened', async () => {
    show(demo, <SyslogService />);
    const [first] = await screen.findAllByText(/DHCPACK on/);
    const row = first!.closest<HTMLElement>('tr, [role=row]')!;
    fireEvent.click(within(row).getByRole('button', { name: /展开/ }));
    expect(within(row).getByText('模拟')).toBeTruthy();
    expect(await screen.findByText(/^主机 /)).toBeTruthy();
  });

  it('are set to go elsewhere in a dialog that says at the field what is wrong', async () => {
    const [gateway] = (await demo.call(syslogGateways, { state: 'on' })).data.list;
    show(demo, <SyslogService manage />);
    fireEvent.click(screen.getByRole('tab', { name: '发送设置' }));
    const name = await screen.findByText(gateway!.remark);
    fireEvent.click(within(name.closest<HTMLElement>('tr, [role=row]')!).getByRole('button', { name: '设置' }));
    const dialog = within(await screen.findByRole('dialog', { name: `发送设置：${gateway!.remark}` }));
    fireEvent.click(dialog.getByRole('radio', { name: '自有服务器' }));
    type(dialog.getByLabelText(/服务器地址/), '10.0.0.1-10.0.0.9');
    type(dialog.getByLabelText(/端口/), '65536');
    fireEvent.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('[服务器地址]应为 IPv4 地址或域名')).toBeTruthy();
    type(dialog.getByLabelText(/服务器地址/), 'log.example.net');
    type(dialog.getByLabelText(/端口/), '6514');
    fireEvent.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已保存，正在下发')).toBeTruthy();
    const { list } = (await demo.call(syslogGateways, { q: gateway!.gwid })).data;
    expect(list[0]).toMatchObject({ server: 'log.example.net', port: 6514, delivery: 'pending' });
  });

  it('are narrowed to one of more gateways than a list can hold by typing', async () => {
    const path = '/api/v3/syslog/gateways';
    const answers = { ...syslogServiceAnswers, [path]: { ...syslogServiceAnswers[path], total: 300 } };
    render(
      <UiRoot>
        <Story answers={answers}>
          <SyslogService />
        </Story>
      </UiRoot>,
    );
    expect(await screen.findByPlaceholderText('全部网关')).toBeTruthy();
  });

  it('tell nothing yet from what could not be read', async () => {
    render(<UiRoot>{stories.Nothing()}</UiRoot>);
    expect(await screen.findByText('还没有收到日志')).toBeTruthy();
    cleanup();
    render(<UiRoot>{stories.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});
