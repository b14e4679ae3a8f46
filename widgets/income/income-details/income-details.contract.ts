import { choice, contract } from '../../../src/element/contract';

/** What a way to sign in earned, by gateway and day. */
export const incomeDetailsContract = contract({
  tag: 'np-income-details',
  name: 'IncomeDetails',
  family: 'income',
  summary: '认证收益明细：按天、按网关或逐天逐网关，含终端数、单价、结算状态与合计，可导出',
  status: 'beta',
  scopes: ['account'],
  props: { source: choice('收益来源，wechat 为微信，redpacket 为红包', ['wechat', 'redpacket'], 'wechat') },
  events: {},
  parts: { panel: '外框' },
});
