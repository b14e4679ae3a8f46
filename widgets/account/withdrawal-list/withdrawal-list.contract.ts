import { contract } from '../../../src/element/contract';

/** Withdrawals and their state. */
export const withdrawalListContract = contract({
  tag: 'np-withdrawal-list',
  name: 'WithdrawalList',
  family: 'account',
  summary: '提现记录：状态与撤回',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
