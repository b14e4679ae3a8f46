import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { apTemplate, apTemplates, apTemplateSave } from '../../../src/api/contract/ap-template';
import { configPatch } from '../../../src/api/contract/config';
import { aps } from '../../../src/api/contract/device';
import { jobs } from '../../../src/api/contract/job';
import { wifiPeople } from '../../../src/api/contract/wifi-person';
import { newTemplateRows } from '../../../src/domain/ap-template';
import { runJobs } from '../../../host/server/fleet/bulk/run';
import { UiRoot } from '../../../src/ui/root';
import { ApTemplateEditor } from '../../../widgets/devices/ap-template-editor';
import { formField, reachOf } from '../../../widgets/devices/ap-template-editor/ap-template-editor.model';
import * as editor from '../../../widgets/devices/ap-template-editor/ap-template-editor.stories';
import { ApTemplates } from '../../../widgets/devices/ap-templates';
import { WifiPeople } from '../../../widgets/devices/wifi-people';
import * as stories from '../../../widgets/devices/ap-templates/ap-templates.stories';
import { startReference, type Reference } from '../../server/reference';
import { back, show, type } from './shown';

// Whole pages on the whole server.
vi.setConfig({ testTimeout: 60_000 });

const clock = Date.parse('2026-11-20T04:00:00Z');
let reference: Reference;
let demo: Client;
beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  await reference.services.db.query('DELETE FROM ap_template');
  await reference.services.db.query(`UPDATE device SET status = 'online' WHERE account_id = 'acc_demo'`);
});
afterAll(() => reference.close());
afterEach(cleanup);

const save = async (name: string, target_ids: string[]) =>
  (
    await demo.call(apTemplateSave, {
      ...{ kind: 'ssid', name, target: 'ap', target_ids },
      rows: { ssid: { ...newTemplateRows('ssid').ssid, security: 'open' } },
    })
  ).data.id;

describe('the editor of a template', () => {
  it('says at its fields what is wrong, counts the access points before it goes, and sends it to them', async () => {
    const all = (await demo.call(aps, { per_page: 1000 })).data.total;
    show(demo, <ApTemplateEditor />);
    expect(await screen.findByText('填写完整后计算影响的 AP')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('必须填写 SSID')).toBeTruthy();
    expect(await screen.findByText('必须填写无线密码')).toBeTruthy();
    type(screen.getByLabelText(/^SSID/), 'Staff');
    type(screen.getByLabelText(/^无线密码/), 'a-Good-1-word');
    fireEvent.click(await screen.findByRole('button', { name: `保存并下发到 ${all} 台 AP` }));
    expect(await screen.findByText(`已保存，正在下发到 ${all} 台 AP`)).toBeTruthy();
    expect((await demo.call(apTemplates, { kind: 'ssid' })).data.list).toMatchObject([
      { name: 'Staff', differing: all },
    ]);
    expect((await demo.call(jobs, {})).data.list[0]).toMatchObject({
      title: '无线模板“Staff”：新建并下发',
      total: all,
    });
  });

  it('offers a radio what its band bears, with hints of that band', () => {
    const valuesOf = (row: string, name: string) => formField('radio', row, name).options?.map(({ value }) => value);
    expect(valuesOf('2g', 'width')).toEqual(['auto', '20', '40']);
    expect(valuesOf('5g', 'width')).toEqual(['auto', '20', '40', '80', '160']);
    expect(valuesOf('5g', 'channel')).not.toContain('11');
    expect(formField('radio', '2g', 'power').help).toBe('最高 20 dBm');
    expect(formField('radio', '5g', 'power').help).toBe('信道 36–64 最高 23 dBm，149–165 最高 27');
    expect(formField('radio', '5g', 'channels').example).toBe('36,44,149');
  });

  it('is at first for the place that was looked at', () => {
    expect(reachOf({})).toEqual({ target: 'all', chosen: {} });
    expect(reachOf({ in: 'grp_east' })).toEqual({ target: 'group', chosen: { group: ['grp_east'] } });
    expect(reachOf({ in: 'grp_east', gwid: 'gw1' })).toEqual({ target: 'gateway', chosen: { gateway: ['gw1'] } });
  });

  it('has the server look for the access points that it is for', async () => {
    const last = (await demo.call(aps, { per_page: 1000, sort: 'remark' })).data.list.at(-1)!;
    show(demo, <ApTemplateEditor />);
    fireEvent.click(await screen.findByRole('radio', { name: 'AP' }));
    fireEvent.click(await screen.findByRole('button', { name: 'AP' }));
    const choices = within(await screen.findByRole('dialog', { name: 'AP' }));
    type(await choices.findByPlaceholderText('搜索'), last.serial);
    await waitFor(() => expect(choices.getAllByRole('checkbox')).toHaveLength(1));
    // Each site may have one of that name.
    const name = `${last.remark} · ${last.gateway_remark}`;
    fireEvent.click(choices.getByRole('checkbox', { name }));
    expect(screen.getByRole('button', { name: 'AP' }).textContent).toBe(name);
  });

  it('lets a level below have a field otherwise and puts it back', async () => {
    const [ap] = (await demo.call(aps, { per_page: 1000, sort: 'remark' })).data.list;
    const id = await save('Level', [ap!.id]);
    show(demo, <ApTemplateEditor template={id} />);
    const levels = within(await screen.findByRole('radiogroup', { name: '编辑层级' }));
    fireEvent.click(levels.getByRole('radio', { name: 'AP' }));
    await screen.findByRole('option', { name: `${ap!.remark} · ${ap!.gateway_remark}` });
    type(screen.getByRole('combobox', { name: '选择 AP' }), ap!.id);
    fireEvent.click(await screen.findByRole('button', { name: '改写最多终端' }));
    expect(screen.getByText('账号值 64')).toBeTruthy();
    type(screen.getByLabelText(/^最多终端/), '32');
    // A colleague is at the same template.
    const { rev, rows } = (await demo.call(apTemplate, { id })).data;
    await demo.call(apTemplateSave, {
      ...{ kind: 'ssid', id, rev, name: 'Levels', rows },
      ...{ target: 'ap', target_ids: [ap!.id] },
    });
    fireEvent.click(await screen.findByRole('button', { name: '保存并下发到 1 台 AP' }));
    // What is typed while the save is on its way stays when it is back.
    type(screen.getByLabelText(/^最多终端/), '16');
    await screen.findByText('1 处改写了账号的值');
    expect((await demo.call(apTemplate, { id })).data.overrides).toMatchObject([
      { level: 'ap', subject: ap!.id, rows: { ssid: { most: 32 } } },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>(/^最多终端/).value).toBe('16');
    fireEvent.click(screen.getByRole('button', { name: '恢复最多终端' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^保存/ })).toHaveProperty('disabled', false));
    fireEvent.click(screen.getByRole('button', { name: /^保存/ }));
    await waitFor(async () => expect((await demo.call(apTemplate, { id })).data.overrides).toEqual([]));
  });

  it('shows what is otherwise below, and that there is no such template', async () => {
    render(<UiRoot>{editor.Dark()}</UiRoot>);
    expect(await screen.findByText('2 处改写了账号的值')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '保存并下发到 412 台 AP' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '改 2 项 商业网点' }));
    expect(await screen.findByRole('button', { name: '恢复快速漫游 802.11r' })).toBeTruthy();
    cleanup();
    render(<UiRoot>{editor.Missing()}</UiRoot>);
    expect(await screen.findByText('没有找到这个模板')).toBeTruthy();
  });
});

describe('the list of templates', () => {
  it('tells what differs, field by field, and sets it right or keeps it', async () => {
    const list = (await demo.call(aps, { per_page: 1000 })).data.list.slice(0, 2);
    const id = await save(
      'Drift',
      list.map((ap) => ap.id),
    );
    for (let round = 0; round < 3; round++) await runJobs(reference.services, clock);
    await demo.call(configPatch, {
      ids: list.map((ap) => ap.id),
      section: 'ssids',
      rows: [id],
      fields: { hidden: true },
    });
    show(demo, <ApTemplates manage />);
    const places = within(await screen.findByRole('navigation', { name: '分组与网关' }));
    type(await places.findByLabelText('搜索网关'), list[0]!.gateway_remark);
    fireEvent.click(await places.findByRole('button', { name: new RegExp(`^${list[0]!.gateway_remark}`) }));
    await waitFor(() => expect(screen.getByRole('row', { name: /Drift/ }).textContent).toMatch(/0 \/ [12]/));
    type(places.getByLabelText('搜索网关'), '');
    const account = await places.findByRole('button', { name: /^账号/ });
    expect(account.getAttribute('aria-current')).toBeNull();
    back();
    expect(account.getAttribute('aria-current')).toBe('true');
    const row = (await screen.findByText('Drift')).closest<HTMLElement>('tr, [role=row]')!;
    fireEvent.click(await within(row).findByRole('button', { name: /展开/ }));
    const told = within(await screen.findByRole('list', { name: '与模板不一致的 AP' }));
    expect(told.getAllByText('开')).toHaveLength(2);
    fireEvent.click(told.getAllByRole('button', { name: '采用现值' })[0]!);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '采用现值' }));
    expect(await screen.findByText('已采用现值')).toBeTruthy();
    fireEvent.click(within(row).getByRole('button', { name: '纠正' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '纠正' }));
    expect(await screen.findByText('已开始纠正 1 台 AP，结果见任务列表')).toBeTruthy();
    expect((await demo.call(apTemplate, { id })).data.overrides).toMatchObject([{ level: 'ap' }]);
  });

  it('says at each access point what its gateway cannot do', async () => {
    await reference.services.db.query(
      `UPDATE device SET capabilities = '{config}' WHERE account_id = 'acc_demo' AND kind = 'gateway'`,
    );
    const [ap] = (await demo.call(aps, { per_page: 1 })).data.list;
    await demo.call(apTemplateSave, {
      ...{ kind: 'ssid', name: 'Slow', target: 'ap', target_ids: [ap!.id] },
      rows: { ssid: { ...newTemplateRows('ssid').ssid, security: 'open', limit_down: 512 } },
    });
    show(demo, <ApTemplates manage />);
    const row = (await screen.findByText('Slow')).closest<HTMLElement>('tr, [role=row]')!;
    fireEvent.click(await within(row).findByRole('button', { name: /展开/ }));
    const told = within(await screen.findByRole('list', { name: '网关不支持模板里的设置' }));
    expect((await told.findByText(/^网关不支持/)).textContent).toMatch(/限速.*，保持现状$/);
    expect(told.getByText(ap!.remark)).toBeTruthy();
  });

  it('offers the people of a network with private passwords, and takes them out of a file', async () => {
    await reference.services.db.query(
      `UPDATE device SET capabilities = '{config,ppsk}' WHERE account_id = 'acc_demo' AND kind = 'gateway'`,
    );
    const { list } = (await demo.call(aps, { per_page: 1 })).data;
    const plan = { kind: 'ssid' as const, name: 'Dorm', target: 'ap' as const, target_ids: [list[0]!.id] };
    const rows = { ssid: { ...newTemplateRows('ssid').ssid, security: 'ppsk' } };
    const { id } = (await demo.call(apTemplateSave, { ...plan, rows })).data;
    show(demo, <WifiPeople template={id} manage />);
    expect(await screen.findByText('还没有人员')).toBeTruthy();
    expect(await screen.findByText('0 / 1 个网关已是最新名单')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: '添加人员' })[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText(/^姓名/), '张伟');
    type(dialog.getByLabelText(/^密码/), 'short');
    fireEvent.click(dialog.getByRole('button', { name: '添加' }));
    expect(await dialog.findByText(/长度应为 8–63 个字符/)).toBeTruthy();
    type(dialog.getByLabelText(/^密码/), 'Good-word-777');
    fireEvent.click(dialog.getByRole('button', { name: '添加' }));
    expect(await screen.findByText('已保存，稍后下发到网关')).toBeTruthy();
    expect(await screen.findByText('张伟')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '密码' }));
    expect(await screen.findByText('Good-word-777')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));

    fireEvent.click(screen.getByRole('button', { name: '导入' }));
    const csv = '终端数,姓名,有效期至\n2,李娜,2027-01-31\n,张伟,\n99,王芳,昨天\n';
    fireEvent.change(await screen.findByLabelText('选择文件', { selector: 'input' }), {
      target: { files: [new File([csv], '人员.csv')] },
    });
    const faults = within(await screen.findByRole('list', { name: '有错的单元格' }));
    expect(faults.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '第 3 行「姓名」：已有同名人员',
      '第 4 行「终端数」：终端数应为 0–20，0 表示不限',
      '第 4 行「有效期至」：日期无效，应为 YYYY-MM-DD，留空表示长期',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '导入 1 人，跳过 2 行' }));
    expect(await screen.findByText('已导入 1 人')).toBeTruthy();
    expect((await demo.call(wifiPeople, { template: id, q: '李' })).data.list).toMatchObject([{ devices: 2 }]);
  });

  it('shows networks and radios, and tells nothing yet from what could not be read', async () => {
    render(<UiRoot>{stories.Dark()}</UiRoot>);
    expect(await screen.findByText('9 台 AP 与模板不一致')).toBeTruthy();
    expect(await screen.findByText('增强开放 OWE')).toBeTruthy();
    expect(screen.getByText('正在删除')).toBeTruthy();
    cleanup();
    render(<UiRoot>{stories.Radios()}</UiRoot>);
    expect((await screen.findByText('1、6、11')).closest('td')!.textContent).toBe('1、6、1120 MHz · 14 dBm');
    cleanup();
    render(<UiRoot>{stories.Nothing()}</UiRoot>);
    expect(await screen.findByText('还没有无线模板')).toBeTruthy();
    cleanup();
    render(<UiRoot>{stories.Failing()}</UiRoot>);
    expect((await screen.findAllByRole('button', { name: '重新加载' })).length).toBeGreaterThan(0);
  });
});
