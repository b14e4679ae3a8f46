import type { Order } from '../../../src/api/contract/service';

/** An order with everything at its plainest. */
export const order = (id: string, more: Partial<Order> = {}): Order => ({
  id,
  service: 'tunnel',
  service_name: '内网穿透',
  tier: 'basic',
  tier_name: '基础版',
  kind: 'new',
  months: 1,
  quantity: 1,
  state: 'active',
  lines: [{ kind: 'base', text: '基础版 ¥28.00 × 1 × 1 个月', fen: 2800 }],
  pay_fen: 2800,
  created_at: '2026-11-20T06:00:00Z',
  pay_until: '2026-11-20T06:30:00Z',
  paid_at: '2026-11-20T06:01:00Z',
  cancelled_at: null,
  from: '2026-11-20T06:01:00Z',
  to: '2026-12-20T06:01:00Z',
  owned: 'own_1',
  gwid: 'c04e8812f3d6',
  gateway_remark: '青禾学院东区宿舍',
  invoice: null,
  ...more,
});

const waiting = { pay_left: 954, state: 'unpaid', paid_at: null, from: null, to: null, owned: null } as const;

const list = [
  order('ord_1', waiting),
  order('ord_2'),
  order('ord_3', { state: 'expiring', kind: 'renew' }),
  order('ord_4', { ...waiting, state: 'cancelled' }),
];

export const answers = {
  '/api/v3/service/orders': { list, total: list.length },
  '/api/v3/service/order/ord_1': list[0],
  '/api/v3/service/order/ord_2': list[1],
  '/api/v3/service/order/pay': order('ord_1'),
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
