import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { billingEntries, billingPlans, billingReport, subscribers } from '../../../src/api/contract/billing';
import { price } from '../../../src/format';
import { UiRoot } from '../../../src/ui/root';
import { CloudBilling } from '../../../widgets/services/cloud-billing';
import * as stories from '../../../widgets/services/cloud-billing/cloud-billing.stories';
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

const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

describe('cloud billing', () => {
  it('makes a plan in a dialog that says at the field what is wrong', async () => {
    show(agent, <CloudBilling manage />);
    expect(await screen.findByText('还没有计费用户')).toBeTruthy();
    tab('套餐');
    expect(await screen.findByText('还没有套餐')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '新建套餐' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建套餐' }));
    type(dialog.getByLabelText(/套餐名称/), '包月 30M');
    type(dialog.getByLabelText(/价格/), '19.999');
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await dialog.findByText('[价格]应为 0–100,000 元，最多两位小数')).toBeTruthy();
    type(dialog.getByLabelText(/价格/), '19.90');
    fireEvent.click(dialog.getByRole('button', { name: '新建' }));
    expect(await screen.findByText('套餐已保存')).toBeTruthy();
    expect((await agent.call(billingPlans, {})).data.list[0]).toMatchObject({ name: '包月 30M', price_fen: 1990 });
  });

  it('takes a recharge for the sum that it shows', async () => {
    const [row] = (await demo.call(subscribers, { state: 'active' })).data.list;
    const plan = (await demo.call(billingPlans, {})).data.list.find(({ id }) => id === row!.plan_id)!;
    const before = (await demo.call(billingEntries, {})).data.sum_fen;
    show(demo, <CloudBilling manage />);
    const name = await screen.findByText(row!.username);
    fireEvent.click(within(name.closest<HTMLElement>('tr, [role=row]')!).getByRole('button', { name: '充值' }));
    const dialog = within(await screen.findByRole('dialog', { name: `充值：${row!.username}` }));
    type(dialog.getByLabelText(/数量/), '2');
    expect(await dialog.findByText(/应收 ¥/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '充值' }));
    expect(await screen.findByText(/已收款/)).toBeTruthy();
    expect((await demo.call(billingEntries, {})).data.sum_fen).toBe(before + 2 * plan.price_fen);
  });

  it('asks again when the price changed since it was shown', async () => {
    const [row] = (await demo.call(subscribers, { state: 'active' })).data.list;
    const plan = (await demo.call(billingPlans, {})).data.list.find(({ id }) => id === row!.plan_id)!;
    const { db } = reference.services;
    show(demo, <CloudBilling manage />);
    const name = await screen.findByText(row!.username);
    fireEvent.click(within(name.closest<HTMLElement>('tr, [role=row]')!).getByRole('button', { name: '充值' }));
    const dialog = within(await screen.findByRole('dialog', { name: `充值：${row!.username}` }));
    expect(await dialog.findByText(`应收 ${price(plan.price_fen)}`)).toBeTruthy();
    await db.query('UPDATE billing_plan SET price_fen = $2 WHERE id = $1', [plan.id, plan.price_fen + 100]);
    const before = (await demo.call(billingEntries, {})).data.sum_fen;
    fireEvent.click(dialog.getByRole('button', { name: '充值' }));
    expect(await dialog.findByText(/应付金额已变为/)).toBeTruthy();
    expect((await demo.call(billingEntries, {})).data.sum_fen).toBe(before);
    expect(await dialog.findByText(`应收 ${price(plan.price_fen + 100)}`)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '充值' }));
    expect(await screen.findByText(/已收款/)).toBeTruthy();
    expect((await demo.call(billingEntries, {})).data.sum_fen).toBe(before + plan.price_fen + 100);
  });

  it('reports what came in', async () => {
    show(demo, <CloudBilling />);
    tab('收入报表');
    expect(await screen.findByText('套餐收入')).toBeTruthy();
    expect(screen.getAllByText(/包月 100M/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: '充值' })).toBeNull();
  });

  it('lists below the sums what they are made of', async () => {
    const { opened, recharged } = (await demo.call(billingReport, {})).data;
    show(demo, <CloudBilling />);
    tab('收入报表');
    expect(await screen.findByText(`共 ${opened + recharged} 条`)).toBeTruthy();
    expect(screen.getByPlaceholderText<HTMLInputElement>('全部日期').value).not.toBe('');
  });

  it('tells nothing yet from what could not be read', async () => {
    render(<UiRoot>{stories.Failing()}</UiRoot>);
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});
