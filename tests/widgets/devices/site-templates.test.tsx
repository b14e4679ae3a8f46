import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { gateways } from '../../../src/api/contract/device';
import { sites, siteTemplates, siteTemplateSave } from '../../../src/api/contract/site-template';
import type { InputOf } from '../../../src/api/endpoint';
import { newModel, newModelRow, siteSections } from '../../../src/domain/site-template';
import { SiteTemplateApply } from '../../../widgets/devices/site-template-apply';
import { readSites } from '../../../widgets/devices/site-template-apply/site-template-apply.model';
import { SiteTemplateEditor } from '../../../widgets/devices/site-template-editor';
import { SiteTemplates } from '../../../widgets/devices/site-templates';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from './shown';

// Whole pages on the whole server.
vi.setConfig({ testTimeout: 60_000 });

let reference: Reference;
let demo: Client;
beforeAll(async () => {
  reference = await startReference({ now: () => Date.parse('2026-11-20T04:00:00Z') });
  demo = await reference.signIn();
  for (const table of ['site_template', 'site_pool']) await reference.services.db.query(`DELETE FROM ${table}`);
});
afterAll(() => reference.close());
afterEach(cleanup);

it('a model is made on its page: a pool, a variable, a segment by its size, and site 1 beside', async () => {
  show(demo, <SiteTemplateEditor />);
  fireEvent.click(await screen.findByRole('button', { name: '新建地址池' }));
  const pool = within(await screen.findByRole('dialog', { name: '新建地址池' }));
  type(pool.getByLabelText(/^名称/), '门店');
  type(pool.getByLabelText(/^网段/), '10.90.0.0/16');
  fireEvent.click(pool.getByRole('button', { name: '新建' }));
  expect(await screen.findByText('10.90.0.0/24')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: '添加 VLAN' }));
  const row = within(await screen.findByRole('dialog', { name: '添加 VLAN' }));
  type(row.getByLabelText(/^VLAN ID/), '10');
  type(row.getByLabelText(/^名称/), '{{code}} 办公');
  fireEvent.change(row.getByLabelText(/^所属接口/), { target: { value: 'lan1' } });
  fireEvent.change(row.getByLabelText(/^网段/), { target: { value: '26' } });
  fireEvent.click(row.getByRole('button', { name: '添加' }));
  expect(await screen.findByText(/没有定义变量“code”/)).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: '添加变量' }));
  const variable = within(await screen.findByRole('dialog', { name: '添加变量' }));
  type(variable.getByLabelText(/^变量名/), 'code');
  fireEvent.click(variable.getByRole('button', { name: '添加' }));
  expect(await screen.findByText('内容没有冲突')).toBeTruthy();
  expect(screen.getByText('10.90.0.1/26')).toBeTruthy();

  type(screen.getByLabelText(/^模板名称/), '标准店');
  fireEvent.click(screen.getByRole('button', { name: '保存为 v1' }));
  expect(await screen.findByText('已保存 v1')).toBeTruthy();
  expect((await demo.call(siteTemplates, {})).data.list).toMatchObject([{ name: '标准店', version: 1, vlans: 1 }]);
});

it('sites come from a pasted table, wrong cells by row and column, and go out together', async () => {
  const section = siteSections.find(({ key }) => key === 'vlan')!;
  const model = {
    ...newModel(),
    variables: [{ name: 'code', label: '编号', kind: 'number' as const, initial: '', required: true, options: [] }],
    sections: {
      vlan: [
        {
          ...newModelRow(section, 'a'),
          vlan: '77',
          name: '店 {{code}}',
          interface: 'lan1',
          address: '10.91.{{code}}.1/24',
          dhcp: false,
        },
      ],
    },
  };
  const { id } = (
    await demo.call(siteTemplateSave, {
      name: '粘贴',
      model: structuredClone(model) as unknown as InputOf<typeof siteTemplateSave>['model'],
    })
  ).data;
  const [one, two] = (await demo.call(gateways, { per_page: 2 })).data.list;
  show(demo, <SiteTemplateApply template={id} />);
  expect(await screen.findByText('先添加站点')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '粘贴表格' }));
  const paste = within(await screen.findByRole('dialog', { name: '粘贴表格' }));
  type(paste.getByLabelText(/^从表格软件复制/), `站点,编号,店长\n${one!.remark},1,李\n没有的店,2,\n${two!.gwid},x,`);
  fireEvent.click(paste.getByRole('button', { name: '读取' }));
  expect(await screen.findByText(/1 行 C 列：没有这个变量：店长/)).toBeTruthy();
  expect(screen.getByText(/3 行 A 列：没有这个网关：没有的店/)).toBeTruthy();
  const apply = await screen.findByRole('button', { name: '套用到 2 个站点' });
  const cell = await screen.findByLabelText(`${two!.remark} 编号`);
  await waitFor(() => expect(cell.getAttribute('aria-invalid')).toBe('true'));
  expect(apply).toHaveProperty('disabled', true);
  type(cell, '2');
  await waitFor(() => expect(apply).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: `看差异：${one!.remark}` }));
  expect(await screen.findByText('VLAN 77 店 1')).toBeTruthy();
  fireEvent.click(apply);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '套用到 2 个站点' }));
  expect(await screen.findByText('已开始下发 2 个站点，结果见任务列表')).toBeTruthy();
  expect((await demo.call(sites, { id })).data.total).toBe(2);
});

it('the list tells how sites stand, and what pools have', async () => {
  show(demo, <SiteTemplates manage />);
  expect(await screen.findByText('标准店')).toBeTruthy();
  expect(screen.getByText('下发中 2')).toBeTruthy();
});

it('reads a table whatever its columns are called, each site once', () => {
  const variables = [
    { name: 'site_code', label: '门店编号', kind: 'text' as const, initial: '', required: true, options: [] },
  ];
  const known = [
    { gwid: 'g1', remark: '甲', serial: 'NP1' },
    { gwid: 'g2', remark: '乙', serial: 'NP2' },
    { gwid: 'g3', remark: '乙', serial: 'NP3' },
  ];
  const read = (...cells: string[][]) =>
    readSites(
      cells.map((row, at) => ({ line: at + 1, cells: row })),
      variables,
      known,
    );
  expect(read(['Site_Code', '序列号', '网段'], ['A', 'np2', '10.0.0.0/24'], ['B', '甲', '']).sites).toEqual([
    { gwid: 'g2', remark: '乙', values: { site_code: 'A' }, block: '10.0.0.0/24' },
    { gwid: 'g1', remark: '甲', values: { site_code: 'B' }, block: '' },
  ]);
  const { faults } = read(['门店编号', '站点'], ['A', '乙'], ['B', '甲'], ['C', 'g1'], ['D', '']);
  expect(faults.map(({ line, column, kind }) => `${line}${column} ${kind}`)).toEqual([
    '2B ambiguous',
    '4B twice',
    '5B unknown',
  ]);
  expect(read(['门店编号'], ['A']).faults).toMatchObject([{ kind: 'noColumn' }]);
});
