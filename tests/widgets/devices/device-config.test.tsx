import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../src/api/client';
import { ClientContext } from '../../../src/api';
import { deviceConfig, draftDiscard, draftSave } from '../../../src/api/contract/config';
import { takeRunning } from '../../../host/server/fleet/config/running';
import { UiRoot } from '../../../src/ui/root';
import { DeviceConfig } from '../../../widgets/devices/device-config';
import { ConfigBackups } from '../../../widgets/devices/config-backups';
import * as backupStories from '../../../widgets/devices/config-backups/config-backups.stories';
import * as stories from '../../../widgets/devices/device-config/device-config.stories';
import { startReference, type Reference } from '../../server/reference';
import { inNewWindow } from './shown';

let reference: Reference;
let demo: Client;
let id: string;

beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
  const [row] = await reference.services.db.query<{ id: string }>(
    `SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'gateway' ORDER BY id LIMIT 1`,
  );
  id = row!.id;
});
afterAll(() => reference.close());
afterEach(cleanup);

const show = (section: string) =>
  render(
    <ClientContext value={inNewWindow(demo)}>
      <UiRoot>
        <DeviceConfig device={id} section={section} />
      </UiRoot>
    </ClientContext>,
  );
const type = (form: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(form).getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the configuration of a device', () => {
  it('shows what was changed on the device, asks before it is lost, and imports it', async () => {
    const { services } = reference;
    const { document } = (await demo.call(deviceConfig, { id })).data;
    const hall = { ...document.vlan![0]!, id: 'own1', vlan: '33', name: '展厅', address: '172.16.33.1/24' };
    const sections = { vlan: [...document.vlan!, { ...hall, pool: '172.16.33.9-172.16.33.99' }] };
    const told = [{ device: id, hash: 'by-hand', sections }];
    await takeRunning(services, { gwid: id, accountId: 'acc_demo' }, told, services.now());
    const { rev } = (await demo.call(deviceConfig, { id })).data;
    await demo.call(draftSave, { id, rev, section: 'acl', rows: [] });

    show('vlan');
    expect(await screen.findByText('设备上有 1 项与云端不同')).toBeTruthy();
    press('保存并下发');
    const dialog = within(await screen.findByRole('dialog', { name: '核对并下发' }));
    expect((await dialog.findAllByText('VLAN 33 展厅')).length).toBeGreaterThan(0);
    const over = dialog.getByLabelText(/我已核对，覆盖设备上的配置/);
    fireEvent.click(dialog.getByRole('button', { name: /^下发/ }));
    await waitFor(() => expect(over.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.click(dialog.getByRole('button', { name: '取消' }));

    fireEvent.click(screen.getAllByRole('button', { name: '查看差异' })[0]!);
    const shown = within(await screen.findByRole('dialog', { name: '配置差异' }));
    expect(await shown.findByText('只在设备上')).toBeTruthy();
    fireEvent.click(shown.getByRole('button', { name: '导入到云端' }));
    expect(await screen.findByText(/^设备上一致/)).toBeTruthy();
    const after = (await demo.call(deviceConfig, { id })).data;
    expect(after.document.vlan!.map((row) => row.vlan)).toContain('33');
    await demo.call(draftDiscard, { id, rev: after.rev });
  });

  it('keeps what was typed when somebody else changed the draft, and takes it on the second try', async () => {
    show('port_mapping');
    fireEvent.click(await screen.findByRole('button', { name: '添加映射' }));
    const form = await screen.findByRole('dialog');
    type(form, /^名称/, '办公系统');
    type(form, /^外网端口/, '7001');
    type(form, /^内网 IP/, '172.16.10.9');
    type(form, /^内网端口/, '7001');

    const { data } = await demo.call(deviceConfig, { id });
    const rows = data.document.static_binding!.slice(1);
    await demo.call(draftSave, { id, rev: data.rev, section: 'static_binding', rows });
    fireEvent.click(within(form).getByRole('button', { name: '存入草稿' }));
    expect((await screen.findAllByText(/已修改了草稿/)).length).toBeGreaterThan(0);
    expect(within(form).getByDisplayValue('办公系统')).toBeTruthy();

    fireEvent.click(within(form).getByRole('button', { name: '存入草稿' }));
    expect(await screen.findByText('有 2 项修改未保存')).toBeTruthy();
    // One's own draft names nobody.
    expect(screen.getByText(/^草稿保留于/)).toBeTruthy();
    const kept = (await demo.call(deviceConfig, { id })).data.draft!;
    expect(Object.keys(kept).sort()).toEqual(['port_mapping', 'static_binding']);
  });

  it('takes what stands typed in a form along when the draft is sent, and holds it back while it is wrong', async () => {
    show('ipv6');
    fireEvent.click(await screen.findByLabelText(/^启用 IPv6/));
    const line = await screen.findByLabelText(/^外网线路/);
    press('保存并下发');
    await waitFor(() => expect(line.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(line));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.change(line, { target: { value: 'wan1' } });
    press('保存并下发');
    const dialog = within(await screen.findByRole('dialog', { name: '核对并下发' }));
    expect(dialog.getByRole('region', { name: 'IPv6' })).toBeTruthy();
    const kept = (await demo.call(deviceConfig, { id })).data.draft!;
    expect(kept.ipv6).toMatchObject([{ enabled: true, line: 'wan1' }]);
  });

  it('shows of each access rule for which domains and hours it is: without, it reads as one for all', async () => {
    const { data } = await demo.call(deviceConfig, { id });
    const [rule] = data.document.acl!;
    const rows = [{ ...rule!, target_domains: 'video.example.com\nnews.example.com', period: '09:00-18:00' }];
    await demo.call(draftSave, { id, rev: data.rev, section: 'acl', rows });
    show('acl');
    const row = within((await screen.findByText('video.example.com，news.example.com')).closest('tr')!);
    expect(row.getByText('09:00-18:00')).toBeTruthy();
  });

  it('names a VLAN that was not created, at the field', async () => {
    show('acl');
    fireEvent.click(await screen.findByRole('button', { name: '添加规则' }));
    const form = await screen.findByRole('dialog');
    type(form, /^名称/, '新规则');
    type(form, /^源 VLAN/, '20,77');
    type(form, /^源 MAC/, 'a4:39:b3:0c:55:af\n00:1g');
    fireEvent.click(within(form).getByRole('button', { name: '存入草稿' }));
    expect(await within(form).findByText('VLAN 不存在：77，请先在 VLAN 页面新建')).toBeTruthy();
    expect(within(form).getByText(/第 2 行“00:1g”/)).toBeTruthy();
  });

  it('shows what is added, changed and removed, and what can be done about a failure', async () => {
    render(<UiRoot>{stories.Drafted()}</UiRoot>);
    expect(await screen.findByText('有 3 项修改未保存')).toBeTruthy();
    expect(screen.getByText('将删除')).toBeTruthy();
    press('查看差异');
    expect(await screen.findByText('访客网络', { selector: 'ins' })).toBeTruthy();
    cleanup();
    render(<UiRoot>{stories.Refused()}</UiRoot>);
    expect(await screen.findByText('接口 lan9 不存在')).toBeTruthy();
    expect(screen.getByRole('button', { name: '重新下发' })).toBeTruthy();
    cleanup();
    render(<UiRoot>{stories.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});

describe('backups', () => {
  it('are taken by hand, and tell when they are taken by themselves', async () => {
    render(
      <ClientContext value={demo}>
        <UiRoot>
          <ConfigBackups gwid={id} />
        </UiRoot>
      </ClientContext>,
    );
    expect(await screen.findByText('定时备份未开启')).toBeTruthy();
    press('立即备份');
    const form = await screen.findByRole('dialog');
    type(form, /^说明/, '上线前');
    fireEvent.click(within(form).getByRole('button', { name: '立即备份' }));
    expect(await screen.findByText('已备份 1 台')).toBeTruthy();
    cleanup();

    render(<UiRoot>{backupStories.Dark()}</UiRoot>);
    expect(await screen.findByText(/星期一 03:00 自动备份，保留最近 7 份/)).toBeTruthy();
  });
});
