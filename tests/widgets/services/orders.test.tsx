import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServiceOrders } from '../../../widgets/services/service-orders';
import { answers as orders, order } from '../../../widgets/services/service-orders/service-orders.fixture';
import { answers as payments, list } from '../../../widgets/account/payment-list/payment-list.fixture';
import { show } from './shop';

afterEach(cleanup);

it('an order of a network says which, in the list and beside it', async () => {
  const bought = order('ord_2', { gwid: null, gateway_remark: null, network_name: '酒店双中心' });
  const path = '/api/v3/service/orders';
  const list = { list: [orders[path].list[0], bought], total: 2 };
  show(<ServiceOrders />, { ...orders, [path]: list, '/api/v3/service/order/ord_2': bought });
  expect(await screen.findByRole('cell', { name: '酒店双中心' })).toBeTruthy();
  fireEvent.click((await screen.findAllByRole('button', { name: '查看' }))[1]!);
  expect((await screen.findByText('组网', { selector: 'dt' })).nextElementSibling?.textContent).toBe('酒店双中心');
});

it('an order that can be given back says how much of it before it is', async () => {
  const bought = order('ord_2', { refundable_fen: 2_700 });
  const posted = show(<ServiceOrders />, {
    ...orders,
    '/api/v3/service/order/ord_2': bought,
    '/api/v3/service/order/refund': { ...bought, state: 'refunded' },
  });
  fireEvent.click((await screen.findAllByRole('button', { name: '查看' }))[1]!);
  fireEvent.click(await screen.findByRole('button', { name: '申请退款' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/退还 27.00 元到余额/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: '申请退款' }));
  await waitFor(() => expect(posted('/api/v3/service/order/refund')).toEqual([{ id: 'ord_2' }]));
});

it('a refund says what goes with it and what is lost: upgrades, the coupon, the price of the first month', async () => {
  const lines = [
    ...order('').lines,
    { kind: 'activity' as const, text: '首月活动价 ¥28.00', fen: -100 },
    { kind: 'coupon' as const, text: '新客满减券', fen: -800 },
  ];
  const bought = order('ord_2', { refundable_fen: 1_900, refundable_upgrades: 2, lines });
  show(<ServiceOrders />, { ...orders, '/api/v3/service/order/ord_2': bought });
  fireEvent.click((await screen.findAllByRole('button', { name: '查看' }))[1]!);
  fireEvent.click(await screen.findByRole('button', { name: '申请退款' }));
  const question = within(await screen.findByRole('alertdialog'));
  const words = '其后的 2 笔升级或续费订单一并退还。用过的优惠券不退回。首月活动价不恢复，再次开通按原价。';
  expect(question.getByText(new RegExp(words))).toBeTruthy();
});

it('an order that goes back with another one says with which', async () => {
  const upgrade = order('ord_2', { kind: 'upgrade', months: 0, refundable_fen: 0, refundable_with: 'ord_7' });
  show(<ServiceOrders />, { ...orders, '/api/v3/service/order/ord_2': upgrade });
  fireEvent.click((await screen.findAllByRole('button', { name: '查看' }))[1]!);
  expect(await screen.findByText('随订单 ord_7 一并退款，请在那笔订单申请')).toBeTruthy();
});

it('a refunded order says how much came back and when its time ended', async () => {
  const gone = order('ord_2', { state: 'refunded', refund_fen: 2_700, refunded_at: '2026-11-22T02:00:00Z' });
  show(<ServiceOrders />, { ...orders, '/api/v3/service/orders': { list: [gone], total: 1 } });
  expect(await screen.findByText('已退 27.00 元')).toBeTruthy();
  expect(screen.getByText('2026-11-20 至 2026-11-22')).toBeTruthy();
});

it('an order that a provider was paid for goes back there, and says how far the money is', async () => {
  const bought = order('ord_2', { refundable_fen: 2_700, refundable_to: 'alipay' });
  const gone = order('ord_2', {
    state: 'refunded',
    refund_fen: 2_700,
    refund_way: { method: 'alipay', state: 'accepted' },
  });
  const asked = { refunded: false };
  show(<ServiceOrders />, {
    ...orders,
    get '/api/v3/service/order/ord_2'() {
      return asked.refunded ? gone : bought;
    },
    get '/api/v3/service/order/refund'() {
      asked.refunded = true;
      return gone;
    },
  });
  fireEvent.click((await screen.findAllByRole('button', { name: '查看' }))[1]!);
  fireEvent.click(await screen.findByRole('button', { name: '申请退款' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/退还 27.00 元到支付宝/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: '申请退款' }));
  expect(await screen.findByText('已申请退款，将原路退回')).toBeTruthy();
  expect(await screen.findByText('退回支付宝，支付服务商已受理')).toBeTruthy();
});

it('the invoice of an order is downloaded once there is one, and the list says so', async () => {
  const invoice = {
    title: '杭州云集',
    tax_no: '',
    email: 'a@example.cn',
    at: '2026-11-20T00:00:00Z',
    number: '12345678',
  };
  const issued = order('ord_2', { invoice: { ...invoice, state: 'sent', file: 'pdf' } });
  const list = [issued, order('ord_3', { invoice: { ...invoice, state: 'sent' } }), order('ord_4')];
  list.push(order('ord_5', { invoice: { ...invoice, state: 'requested' } }));
  show(<ServiceOrders />, {
    '/api/v3/service/orders': { list, total: 4 },
    '/api/v3/service/order/ord_3': list[1]!,
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await screen.findAllByRole('button', { name: '查看' });
  for (const words of ['可下载', '未上传', '已申请']) expect(screen.getAllByText(words)).toHaveLength(1);
  fireEvent.click(screen.getAllByRole('button', { name: '查看' })[1]!);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('未上传')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: '下载发票' })).toBeNull();
  cleanup();
  show(<ServiceOrders />, {
    '/api/v3/service/orders': { list, total: 4 },
    '/api/v3/service/order/ord_2': issued,
    '/api/v3/service/order/invoice/ord_2': {},
  });
  fireEvent.click((await screen.findAllByRole('button', { name: '查看' }))[0]!);
  fireEvent.click(await screen.findByRole('button', { name: '下载发票' }));
  await waitFor(() => expect(saved).toEqual(['12345678.pdf']));
  vi.restoreAllMocks();
});

const money = {
  '/api/v3/account/payments/methods': {
    list: [{ method: 'wechat' }, { method: 'transfer' }],
    total: 2,
    min_fen: 100,
    max_fen: 5_000_000,
  },
  '/api/v3/account/summary': { balance_fen: 10_000 },
};

/** Presses the button of the order that stands above the list. */
const payFirst = async () => fireEvent.click((await screen.findAllByRole('button', { name: '立即支付' }))[0]!);

describe('orders that wait', () => {
  it('stand above the list with the time that is left by the server’s clock, the one that ends first alone', async () => {
    const waits = (id: string, minute: number, pay_left: number) =>
      order(id, { state: 'unpaid', paid_at: null, pay_until: `2026-11-20T06:${minute}:00Z`, pay_left });
    const lines = [...order('').lines, { kind: 'coupon' as const, text: '新客满减券', fen: -800 }];
    const first = { ...waits('ord_first', 30, 954), lines, pay_fen: 2000 };
    const list = [waits('ord_later', 40, 1554), first, order('ord_paid')];
    const posted = show(<ServiceOrders service="tunnel" />, { '/api/v3/service/orders': { list, total: 3 } });
    const card = within(await screen.findByRole('region', { name: '待支付订单' }));
    expect(card.getByText('ord_first')).toBeTruthy();
    expect(card.getByRole('timer').textContent).toBe('15 分钟 54 秒 后关闭');
    expect(card.getByText(/前支付，价格保留/)).toBeTruthy();
    expect(card.getByText('原价 28.00 元，已省 8.00 元')).toBeTruthy();
    expect(card.getByText('另有 1 个待支付，见下方列表')).toBeTruthy();
    expect(posted('/api/v3/service/orders')).toHaveLength(2);
  });

  it('are none where all are paid: then nothing stands above the list', async () => {
    show(<ServiceOrders />, { '/api/v3/service/orders': { list: [order('ord_2')], total: 1 } });
    await screen.findAllByText('ord_2');
    expect(screen.queryByRole('region', { name: '待支付订单' })).toBeNull();
  });

  it('are paid from the balance where it is enough', async () => {
    const posted = show(<ServiceOrders />, { ...orders, ...money });
    await payFirst();
    await screen.findByRole('dialog', { name: '支付订单' });
    expect(await screen.findByRole('radio', { name: '余额（可用 ¥100.00）', checked: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '支付 ¥28.00' }));
    await waitFor(() => expect(posted('/api/v3/service/order/pay')).toEqual([{ id: 'ord_1' }]));
  });

  it.each([
    ['active', '订单已支付，不需要再付款。'],
    ['cancelled', '订单已取消，请重新下单。'],
  ] as const)('say so where another window has made them %s, and are not paid again', async (state, words) => {
    const posted = show(<ServiceOrders />, {
      ...orders,
      ...money,
      '/api/v3/service/order/ord_1': order('ord_1', { state }),
    });
    await payFirst();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /余额/ })).toBeNull();
    expect(posted('/api/v3/service/order/pay')).toEqual([]);
  });

  it('are paid directly where it is not, and show where', async () => {
    const asked = list[1]!;
    const posted = show(<ServiceOrders />, {
      ...orders,
      ...money,
      ...payments,
      '/api/v3/account/summary': { balance_fen: 100 },
      '/api/v3/account/payments/create': asked,
    });
    await payFirst();
    await screen.findByRole('dialog', { name: '支付订单' });
    expect(await screen.findByRole('radio', { name: '微信支付', checked: true })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '余额（可用 ¥1.00）' }).disabled).toBe(true);
    expect(screen.queryByRole('radio', { name: '银行转账' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '支付 ¥28.00' }));
    expect(await screen.findByRole('img', { name: '微信付款二维码' })).toBeTruthy();
    expect(posted('/api/v3/account/payments/create')).toEqual([
      { request_id: expect.any(String), method: 'wechat', order: 'ord_1' },
    ]);
    expect(posted('/api/v3/service/order/pay')).toEqual([]);
  });
});
