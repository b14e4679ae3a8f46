import type { Payment } from '../../../src/api/contract/payment';

const payment = (id: string, more: Partial<Payment>): Payment => ({
  id: `pay${id.padStart(24, '0')}`,
  method: 'alipay',
  state: 'waiting',
  title: '账户充值',
  order: null,
  amount_fen: 50_000,
  url: null,
  code: null,
  transfer: null,
  trade: null,
  note: '',
  created_at: '2026-11-20T06:00:00Z',
  pay_until: '2026-11-20T06:30:00Z',
  paid_at: null,
  ...more,
});

/** A payment in each state, by each method. */
export const list = [
  payment('1', { url: 'https://openapi.alipay.com/gateway.do' }),
  payment('2', {
    method: 'wechat',
    code: 'weixin://wxpay/bizpayurl?pr=demo',
    amount_fen: 2800,
    title: '内网穿透 基础版',
    order: 'ord_1',
  }),
  payment('3', {
    method: 'transfer',
    transfer: { bank: '招商银行杭州分行', name: '杭州云网科技有限公司', number: '571900000000001' },
  }),
  payment('4', { state: 'paid', paid_at: '2026-11-20T06:01:00Z', trade: '2026112022001' }),
  payment('5', { state: 'cancelled' }),
  payment('6', { state: 'closed', method: 'wechat' }),
  payment('7', { state: 'refused', method: 'transfer', note: '未查到这笔转账' }),
  payment('8', { state: 'failed', method: 'wechat' }),
];

export const answers = {
  '/api/v3/account/payments': { list, total: list.length },
  ...Object.fromEntries(list.map((one) => [`/api/v3/account/payments/detail/${one.id}`, one])),
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
