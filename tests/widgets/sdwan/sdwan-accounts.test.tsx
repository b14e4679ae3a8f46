import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError, type Client } from '../../../src/api';
import { sdwanAccounts, sdwanEntries } from '../../../src/api/contract/sdwan-account';
import { sdwanGroups } from '../../../src/api/contract/sdwan-group';
import type { ComboboxBoxProps } from '../../../src/ui/form/combobox-box';
import { UiRoot } from '../../../src/ui/root';
import { SdwanAccounts } from '../../../widgets/sdwan/sdwan-accounts';
import * as stories from '../../../widgets/sdwan/sdwan-accounts/sdwan-accounts.stories';
import { SdwanDepartments } from '../../../widgets/sdwan/sdwan-departments';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from '../devices/shown';

// A list that floats opens in a browser only: here the same choices stand in a native one.
vi.mock('../../../src/ui/form/combobox-box', () => ({
  ComboboxBox: ({ control, options, value, onChange }: ComboboxBoxProps) => (
    <select {...(control as object)} value={value} onChange={(event) => onChange(event.target.value)}>
      {[{ value: '', label: '' }, ...options].map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ),
}));

let reference: Reference;
let demo: Client;
beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
});
afterAll(() => reference.close());
afterEach(cleanup);

const found = async (q: string) => (await demo.call(sdwanAccounts, { q })).data.list;
const rowOf = async (name: string) => within((await screen.findByText(name)).closest<HTMLElement>('tr, [role=row]')!);
const openCreate = async () => {
  // The list is there first: only then is its head.
  await screen.findByText('chen.jing');
  fireEvent.click(screen.getByRole('button', { name: '新建账号' }));
  const dialog = await screen.findByRole('dialog', { name: '新建账号' });
  // Its fields listen from the moment after they are drawn.
  await act(() => Promise.resolve());
  return within(dialog);
};
const ok = (dialog: ReturnType<typeof within>) =>
  fireEvent.click(dialog.getByRole('button', { name: /^(新建|保存)$/ }));
const enter = async (dialog: ReturnType<typeof within>) => {
  const [entry] = (await demo.call(sdwanEntries, {})).data;
  const label = `${entry!.network_name} / ${entry!.remark}`;
  const option = await dialog.findByRole('option', { name: label });
  fireEvent.change(option.parentElement!, { target: { value: entry!.gwid } });
};

describe('the accounts that dial in', () => {
  it('are made from pasted lines, whose faults are named at the line', async () => {
    show(demo, <SdwanAccounts manage />);
    const dialog = await openCreate();
    fireEvent.click(dialog.getByLabelText('粘贴多行'));
    const lines = await dialog.findByLabelText<HTMLTextAreaElement>(/账号列表/);
    type(lines, 'kim.one,金一\nab\nKIM.ONE');
    ok(dialog);
    expect(await dialog.findByText(/第 2 行“ab”：账号应为.*第 3 行“KIM.ONE”：与第 1 行重复/)).toBeTruthy();
    expect(dialog.getByText('2 行有误')).toBeTruthy();
    // What only the server knows lands at the same field, and what was typed stays.
    await enter(dialog);
    type(lines, 'kim.one,金一,Kim2026pass\nchen.jing');
    ok(dialog);
    expect(await dialog.findByText('第 2 行“chen.jing”：该账号已存在')).toBeTruthy();
    expect(lines.value).toContain('kim.one');
    type(lines, 'kim.one,金一,Kim2026pass\nkim.two');
    ok(dialog);
    const secrets = within(await screen.findByRole('dialog', { name: '已新建 2 个账号' }));
    expect(secrets.getByText('Kim2026pass')).toBeTruthy();
    expect((await found('kim.')).map(({ username }) => username).sort()).toEqual(['kim.one', 'kim.two']);
    // Nobody took them along: closing asks.
    fireEvent.click(secrets.getByRole('button', { name: '完成' }));
    fireEvent.click(await screen.findByRole('button', { name: '仍要关闭' }));
    await waitFor(() => expect(screen.queryByText('Kim2026pass')).toBeNull());
  });

  it('keep the same passwords when a lost answer is asked for again', async () => {
    const sent: { request_id: string; accounts: { password: string }[] }[] = [];
    const losing: Client = {
      ...demo,
      call: async (endpoint, input, options) => {
        const answer = await demo.call(endpoint, input, options);
        if (endpoint.path === '/api/v3/sdwan/account/create' && sent.push(input as never) === 1) {
          throw new ApiError('offline', '网络异常', { status: 0 });
        }
        return answer;
      },
    };
    show(losing, <SdwanAccounts manage />);
    const dialog = await openCreate();
    fireEvent.click(dialog.getByLabelText('按前缀生成'));
    type(await dialog.findByLabelText(/前缀/, { selector: 'input[name=prefix]' }), 'lost-');
    type(dialog.getByLabelText(/数量/), '2');
    expect(await dialog.findByText('将新建 lost-01 到 lost-02')).toBeTruthy();
    await enter(dialog);
    ok(dialog);
    expect(await screen.findByText('网络异常')).toBeTruthy();
    ok(dialog);
    const secrets = within(await screen.findByRole('dialog', { name: '已新建 2 个账号' }));
    expect(sent[1]).toEqual(sent[0]);
    expect(secrets.getByText(sent[0]!.accounts[1]!.password)).toBeTruthy();
    expect(await found('lost-')).toHaveLength(2);
  });

  it('are changed, and a change by somebody else is told without losing what was typed', async () => {
    const [before] = await found('wang.lei');
    show(demo, <SdwanAccounts manage />);
    fireEvent.click((await rowOf('wang.lei')).getByRole('button', { name: '编辑' }));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑：wang.lei' }));
    await reference.services.db.query('UPDATE sdwan_account SET rev = rev + 1 WHERE id = $1', [before!.id]);
    const name = dialog.getByLabelText<HTMLInputElement>(/姓名/);
    type(name, '王磊（运维）');
    ok(dialog);
    expect(await screen.findByText('账号已被修改，请刷新后重试')).toBeTruthy();
    expect(name.value).toBe('王磊（运维）');
  });

  it('tell nothing yet from what could not be read', async () => {
    render(<UiRoot>{stories.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });

  it('are only looked at where they are not managed', async () => {
    render(<UiRoot>{stories.Narrow()}</UiRoot>);
    expect(await screen.findByText('li.na')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
    expect(screen.queryByRole('button', { name: '新建账号' })).toBeNull();
  });
});

describe('the departments', () => {
  it('count accounts with those below, and ask where they go before one is removed', async () => {
    show(demo, <SdwanDepartments />);
    const sales = await screen.findByRole('treeitem', { name: /^销售中心 \d+ \/ 9 个账号在线/ });
    act(() => sales.focus());
    fireEvent.keyDown(sales, { key: 'Delete' });
    const dialog = within(await screen.findByRole('dialog', { name: '删除“销售中心”' }));
    expect(dialog.getByText(/2 个下级部门、9 个账号/)).toBeTruthy();
    const list = async () => (await demo.call(sdwanGroups, { kind: 'department' })).data;
    fireEvent.click(dialog.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除')).toBeTruthy();
    expect((await list()).find(({ name }) => name === '华东销售部')).toMatchObject({ parent_id: null, count: 5 });
  });

  it('show their accounts when one is chosen', async () => {
    show(demo, <SdwanDepartments />);
    fireEvent.click(await screen.findByRole('treeitem', { name: /^Overseas-Branch/ }));
    await waitFor(() => expect(screen.queryByText('chen.jing')).toBeNull());
    expect(await screen.findByText('emma.schneider')).toBeTruthy();
  });
});
