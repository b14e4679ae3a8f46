import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ServiceBusiness } from '../../../widgets/services/service-business';
import { answers as business } from '../../../widgets/services/service-business/service-business.fixture';
import { ServicePackages } from '../../../widgets/services/service-packages';
import { bill } from '../../../widgets/services/service-packages/service-packages.fixture';
import { shop, show, unpaid, went } from './shop';

afterEach(cleanup);

describe('packages', () => {
  it('show the price of an activity beside the usual one, and what a package has not', async () => {
    show(<ServicePackages service="sdwan" />, shop);
    const plan = within(await screen.findByRole('region', { name: '标准版' }));
    expect(plan.getByText('28')).toBeTruthy();
    expect(plan.getByText('元 / 成员')).toBeTruthy();
    expect(plan.getByText('首次开通可享，之后 48 元 / 月')).toBeTruthy();
    const trial = within(screen.getByRole('region', { name: '体验版' }));
    expect(trial.getByText('境外加速').textContent).toContain('不支持');
  });

  it('are ordered and paid in a drawer; the sum is the server’s', async () => {
    const posted = show(<ServicePackages service="sdwan" />, shop);
    fireEvent.click(await screen.findByRole('button', { name: '开通标准版' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('¥28.00', { selector: 'b' })).toBeTruthy();
    fireEvent.click(drawer.getByRole('radio', { name: /3 个月/ }));
    await waitFor(() => expect(posted('/api/v3/service/quote').at(-1)).toMatchObject({ months: 3, tier: 'standard' }));
    fireEvent.change(drawer.getByLabelText('优惠券'), { target: { value: 'cp' } });
    await waitFor(() => expect(posted('/api/v3/service/quote').at(-1)).toMatchObject({ coupon: 'cp' }));
    const button = drawer.getByRole<HTMLButtonElement>('button', { name: '余额支付' });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    expect(await screen.findByText('支付成功')).toBeTruthy();
    expect(posted('/api/v3/service/order/create')).toHaveLength(1);
    expect(posted('/api/v3/service/order/create')[0]).toMatchObject({ months: 3, quantity: 1, coupon: 'cp' });
    expect(posted('/api/v3/service/order/create')[0]).toMatchObject({ pay_fen: bill.pay_fen });
    expect(posted('/api/v3/service/order/pay')).toEqual([{ id: 'ord_9' }]);
  });

  it('are bought in the console from a page of a partner, who may not spend an account’s money', async () => {
    const posted = show(<ServicePackages service="sdwan" />, shop, true);
    fireEvent.click(await screen.findByRole('button', { name: '开通标准版' }));
    expect(went).toEqual([{ name: 'sdwan.package', query: { tier: 'standard' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posted('/api/v3/service/quote')).toEqual([]);
  });

  it('can be ordered now and paid later, and cannot be paid without the money', async () => {
    const poor = { ...shop, '/api/v3/service/quote': { ...bill, balance_fen: 100 } };
    const posted = show(<ServicePackages service="sdwan" />, poor);
    fireEvent.click(await screen.findByRole('button', { name: '开通标准版' }));
    expect(await screen.findByText(/余额不足，还差 ¥27.00/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '余额支付' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: '提交订单，稍后支付' }));
    expect(await screen.findByText('订单已提交，请在 30 分钟内支付')).toBeTruthy();
    expect(posted('/api/v3/service/order/pay')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '查看订单' }));
    expect(went).toEqual([{ name: 'orders', query: { order: 'ord_9' } }]);
  });

  it('are not paid at the bill of what was wanted before, while the next is computed', async () => {
    const answers: Record<string, unknown> = { ...shop };
    const posted = show(<ServicePackages service="sdwan" />, answers);
    fireEvent.click(await screen.findByRole('button', { name: '开通标准版' }));
    const drawer = within(await screen.findByRole('dialog'));
    const button = drawer.getByRole<HTMLButtonElement>('button', { name: '余额支付' });
    await waitFor(() => expect(button.disabled).toBe(false));
    let resolve: (answer: unknown) => void = () => undefined;
    answers['/api/v3/service/quote'] = new Promise((done) => (resolve = done));
    fireEvent.change(drawer.getByLabelText('数量'), { target: { value: '3' } });
    expect(button.disabled).toBe(true);
    expect(drawer.queryByText('¥28.00', { selector: 'b' })).toBeNull();
    resolve({ ...bill, pay_fen: 8_400 });
    expect(await drawer.findByText('¥84.00', { selector: 'b' })).toBeTruthy();
    fireEvent.click(button);
    expect(await screen.findByText('支付成功')).toBeTruthy();
    expect(posted('/api/v3/service/order/create')).toMatchObject([{ quantity: 3, pay_fen: 8_400 }]);
  });

  it('show the new bill where an order at the old one was refused', async () => {
    const answers: Record<string, unknown> = { ...shop, '/api/v3/service/order/create': 409 };
    const posted = show(<ServicePackages service="sdwan" />, answers);
    fireEvent.click(await screen.findByRole('button', { name: '开通标准版' }));
    const drawer = within(await screen.findByRole('dialog'));
    const button = drawer.getByRole<HTMLButtonElement>('button', { name: '余额支付' });
    await waitFor(() => expect(button.disabled).toBe(false));
    answers['/api/v3/service/quote'] = { ...bill, pay_fen: 4_800 };
    fireEvent.click(button);
    expect(await drawer.findByText('¥48.00', { selector: 'b' })).toBeTruthy();
    answers['/api/v3/service/order/create'] = unpaid;
    fireEvent.click(button);
    expect(await screen.findByText('支付成功')).toBeTruthy();
    expect(posted('/api/v3/service/order/create').map((body) => body.pay_fen)).toEqual([2800, 4800]);
  });

  it('say that the bill could not be computed, and compute it at another try', async () => {
    const answers: Record<string, unknown> = { ...shop, '/api/v3/service/quote': 500 };
    show(<ServicePackages service="sdwan" />, answers);
    fireEvent.click(await screen.findByRole('button', { name: '开通标准版' }));
    const drawer = within(await screen.findByRole('dialog'));
    const again = await drawer.findByRole('button', { name: '重新加载' });
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: '余额支付' }).disabled).toBe(true);
    answers['/api/v3/service/quote'] = bill;
    fireEvent.click(again);
    expect(await drawer.findByText('¥28.00', { selector: 'b' })).toBeTruthy();
    expect(drawer.queryByRole('button', { name: '重新加载' })).toBeNull();
  });

  it('keep the request’s id when an answer was lost: trying again orders once', async () => {
    const { '/api/v3/service/order/pay': _, ...broken } = shop;
    const posted = show(<ServicePackages service="sdwan" />, broken);
    fireEvent.click(await screen.findByRole('button', { name: '开通标准版' }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '余额支付' });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    await waitFor(() => expect(posted('/api/v3/service/order/pay')).toHaveLength(1));
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    await waitFor(() => expect(posted('/api/v3/service/order/pay')).toHaveLength(2));
    const ids = posted('/api/v3/service/order/create').map((body) => body.request_id);
    expect(new Set(ids).size).toBe(1);
  });
});

it('what is no longer sold says so and is not offered to be renewed', async () => {
  const path = '/api/v3/service/business';
  const [first, ...rest] = business[path].list;
  const gone = { ...first!, service_name: '国际加速', for_sale: false, upgradable: false };
  show(<ServiceBusiness />, { ...business, [path]: { ...business[path], list: [gone, ...rest] } });
  const row = (await screen.findByText('已停售，到期后不能续费')).closest<HTMLElement>('tr, [role=row]')!;
  expect(within(row).queryByRole('button', { name: '续费' })).toBeNull();
  expect(screen.getAllByRole('button', { name: '续费' })).toHaveLength(1);
});

it('what is owned says its end; a trial is not renewed', async () => {
  show(<ServiceBusiness />, business);
  expect(await screen.findByText('2026-11-24')).toBeTruthy();
  expect(screen.getByText('未绑定')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: '续费' })).toHaveLength(2);
});

it('what has ended is opened again, which no title calls an upgrade', async () => {
  const path = '/api/v3/service/business';
  const [first] = business[path].list;
  const ended = { ...first!, service: 'sdwan', service_name: 'SD-WAN', state: 'expired', network_name: '酒店双中心' };
  show(<ServiceBusiness />, { ...shop, ...business, [path]: { ...business[path], list: [ended], total: 1 } });
  fireEvent.click(await screen.findByRole('button', { name: '重新开通' }));
  expect(await screen.findByRole('dialog', { name: '重新开通 SD-WAN 基础版，酒店双中心' })).toBeTruthy();
});

it('what is owned is renewed together: each with an order of its own, trials left out, failures named', async () => {
  const posted = show(<ServiceBusiness />, { ...shop, ...business });
  fireEvent.click(await screen.findByRole('checkbox', { name: /本页|全选/ }));
  const bar = within(screen.getByRole('region', { name: /批量/ }));
  fireEvent.click(bar.getByRole('button', { name: '续费' }));
  const dialog = within(await screen.findByRole('dialog', { name: '续费 2 项业务' }));
  expect(await dialog.findByText('¥56.00')).toBeTruthy();
  expect(dialog.getByText('1 项体验版或已停售的服务不能续费，已略过')).toBeTruthy();
  expect(posted('/api/v3/service/quote').map((body) => [body.owned, body.kind, body.months])).toEqual([
    ['own_1', 'renew', 12],
    ['own_2', 'renew', 12],
  ]);
  fireEvent.click(dialog.getByRole('radio', { name: '3 个月' }));
  await waitFor(() => expect(posted('/api/v3/service/quote').at(-1)).toMatchObject({ months: 3 }));
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: '余额支付' });
  await waitFor(() => expect(send.disabled).toBe(false));
  fireEvent.click(send);
  expect(await screen.findByText('成功 2，失败 0，跳过 0')).toBeTruthy();
  const orders = posted('/api/v3/service/order/create');
  expect(orders.map((body) => [body.owned, body.months, body.pay_fen])).toEqual([
    ['own_1', 3, bill.pay_fen],
    ['own_2', 3, bill.pay_fen],
  ]);
  expect(posted('/api/v3/service/order/pay')).toHaveLength(2);
});
