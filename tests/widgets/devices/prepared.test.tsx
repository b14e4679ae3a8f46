import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { ApiError } from '../../../src/api/error';
import { gateways } from '../../../src/api/contract/device';
import { preparedList } from '../../../src/api/contract/prepared';
import type { ComboboxBoxProps } from '../../../src/ui/form/combobox-box';
import { PreparedDevices } from '../../../widgets/devices/prepared-devices';
import { PreparedImport } from '../../../widgets/devices/prepared-import';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from './shown';

// Whole dialogs on the whole server.
vi.setConfig({ testTimeout: 30_000 });

const clock = Date.parse('2026-11-20T12:00:00Z');
// A list that floats opens in a browser only: here the same choices stand in a native one.
vi.mock('../../../src/ui/form/combobox-box', () => ({
  ComboboxBox: ({ control, options, value, onChange, onSearch }: ComboboxBoxProps) => (
    <>
      <input aria-label="查找" onChange={(event) => onSearch?.(event.target.value)} />
      <select {...(control as object)} value={value} onChange={(event) => onChange(event.target.value)}>
        {[{ value: '', label: '' }, ...options].map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  ),
}));

let reference: Reference;
let demo: Client;
beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
});
afterAll(() => reference.close());
afterEach(cleanup);

const find = async (q: string) => (await demo.call(preparedList, { q })).data.list;

describe('prepared devices', () => {
  it('are listed with what happened, and one is added, changed and tried again', async () => {
    show(demo, <PreparedDevices manage />);
    expect(await screen.findByText('参照设备“旧样板店”已不在账号下')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '添加设备' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加设备' }));
    fireEvent.click(dialog.getByRole('button', { name: '添加设备' }));
    expect(await dialog.findByText('必须填写序列号')).toBeTruthy();
    type(dialog.getByLabelText(/^序列号/), 'npwidget01');
    type(dialog.getByLabelText(/^名称/), '舟山定海店');
    type(dialog.getByLabelText(/^VLAN ID/), '30');
    fireEvent.click(dialog.getByRole('button', { name: '添加设备' }));
    expect(await dialog.findByText('VLAN 与网段须一起填写')).toBeTruthy();
    type(dialog.getByLabelText(/^网段/), '10.91.0.1/24');
    // The fleet is searched by the server, and what was chosen stays there.
    const { list } = (await demo.call(gateways, { per_page: 500, sort: 'remark' })).data;
    const box = dialog.getByLabelText<HTMLSelectElement>(/^参照设备/);
    type(await dialog.findByLabelText('查找'), list.at(-1)!.serial);
    await waitFor(() => expect(box.options).toHaveLength(2));
    type(box, list.at(-1)!.id);
    type(dialog.getByLabelText('查找'), list[0]!.serial);
    await waitFor(() => expect(box.options).toHaveLength(3));
    expect(box.value).toBe(list.at(-1)!.id);
    type(box, '');
    fireEvent.click(dialog.getByRole('button', { name: '添加设备' }));
    expect(await screen.findByText('预配置已保存')).toBeTruthy();
    expect(await find('npwidget01')).toMatchObject([
      {
        serial: 'NPWIDGET01',
        remark: '舟山定海店',
        settings: { vlan: '30', address: '10.91.0.1/24' },
        state: 'waiting',
      },
    ]);
    const row = await screen.findByRole('row', { name: /舟山定海店/ });
    fireEvent.click(within(row).getByRole('button', { name: /编辑/ }));
    const again = within(await screen.findByRole('dialog', { name: '编辑预配置：NPWIDGET01' }));
    fireEvent.change(again.getByLabelText(/^种类/), { target: { value: 'ap' } });
    fireEvent.change(await again.findByLabelText(/^2.4 GHz 信道/), { target: { value: '6' } });
    fireEvent.click(again.getByRole('button', { name: '保存' }));
    await waitFor(async () =>
      expect(await find('npwidget01')).toMatchObject([{ kind: 'ap', settings: { channel_2g: '6' } }]),
    );
    fireEvent.click(screen.getAllByRole('button', { name: /重试/ })[0]!);
    expect(await screen.findByText('已重新执行')).toBeTruthy();
  });

  it('take the place of a broken gateway: what moves is shown, and the old name confirms it', async () => {
    const [old] = (await demo.call(gateways, { sort: 'remark' })).data.list;
    show(demo, <PreparedDevices manage />);
    fireEvent.click(screen.getByRole('button', { name: '替换故障设备' }));
    const drawer = within(await screen.findByRole('dialog', { name: '替换故障设备' }));
    const field = await drawer.findByLabelText(/^旧设备/);
    await waitFor(() => expect(field.querySelectorAll('option').length).toBeGreaterThan(1));
    fireEvent.change(field, { target: { value: old!.gwid } });
    type(drawer.getByLabelText(/^新设备序列号/), 'npwidget02');
    expect(await drawer.findByText('名称、分组、配置')).toBeTruthy();
    expect(drawer.getByText('告警、流量与终端记录')).toBeTruthy();
    type(drawer.getByLabelText(/返修单号/), 'AS-1');
    type(drawer.getByLabelText(/^输入/), '别的');
    fireEvent.click(drawer.getByRole('button', { name: '登记替换' }));
    expect(await drawer.findByText('名称与设备不一致')).toBeTruthy();
    type(drawer.getByLabelText(/^输入/), old!.remark);
    fireEvent.click(drawer.getByRole('button', { name: '登记替换' }));
    expect(await screen.findByText('已登记替换，等待新设备绑定')).toBeTruthy();
    expect(await find('npwidget02')).toMatchObject([
      { remark: old!.remark, replaces: old!.gwid, replaces_serial: old!.serial, note: 'AS-1', state: 'waiting' },
    ]);
  });

  it('without the right to change anything are only read', async () => {
    show(demo, <PreparedDevices />);
    expect(await screen.findByText('参照设备“旧样板店”已不在账号下')).toBeTruthy();
    for (const name of ['替换故障设备', '添加设备', '导入设备', /编辑/, /重试/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('a file of devices', () => {
  const choose = (text: string) =>
    fireEvent.change(screen.getByLabelText('选择文件', { selector: 'input' }), {
      target: { files: [new File([text], '门店.csv')] },
    });

  it('shows what is wrong in its cells, is mended there, and its good rows are taken', async () => {
    show(demo, <PreparedImport />);
    choose(
      'SN,站点名称,LAN 网段,VLAN,别的\nNPIMPORT01,甲店,10.95.0.1/24,30,x\nNP,乙店,,,\nNPIMPORT03,丙店,10.96.0.1/24,4096,\n',
    );
    expect(await screen.findByText('2 处问题')).toBeTruthy();
    expect(screen.getByText('2 行有错，不会导入')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /4 行 D 列 VLAN/ }));
    const cell = await screen.findByRole('textbox', { name: '4 行 D 列：4096' });
    type(cell, '30');
    fireEvent.keyDown(cell, { key: 'Enter' });
    expect(await screen.findByText('1 处问题')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '导入 2 行，跳过 1 行' }));
    expect(await screen.findByText('已导入 2 台设备')).toBeTruthy();
    expect((await find('npimport')).map(({ serial }) => serial)).toEqual(['NPIMPORT01', 'NPIMPORT03']);
    // What was wrong is left, to be mended.
    expect(await screen.findByRole('button', { name: '3 行 A 列：NP' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /NPIMPORT01/ })).toBeNull();
  });

  it('claims nothing of a file that could not be looked through, and looks again', async () => {
    let isDown = true;
    const failing: Client = {
      ...demo,
      call: ((endpoint, ...rest) =>
        isDown && endpoint.path.includes('/import')
          ? Promise.reject(new ApiError('server', '服务器错误', { status: 500 }))
          : demo.call(endpoint, ...rest)) as Client['call'],
    };
    show(failing, <PreparedImport />);
    choose('序列号,名称\nNPIMPORT21,戊店\n');
    const again = await screen.findByRole('button', { name: '重新检查' });
    expect(screen.getByText('没有检查成')).toBeTruthy();
    expect(screen.queryByText(/可导入|没有问题/)).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '导入' }).disabled).toBe(true);
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByText('1 行可导入')).toBeTruthy();
    expect(screen.getByText('没有问题')).toBeTruthy();
  });

  it('says what a column is where its title does not, and why a file is not read', async () => {
    show(demo, <PreparedImport />);
    choose('a\n');
    expect(await screen.findByText('文件中只有列名，没有设备')).toBeTruthy();
    choose('编码,名称\nNPIMPORT11,丁店\n');
    expect(await screen.findByText('必须填写序列号')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('A 列是什么'), { target: { value: 'serial' } });
    expect(await screen.findByText('没有问题')).toBeTruthy();
    expect(screen.getByRole('button', { name: '导入 1 行' })).toBeTruthy();
  });
});
