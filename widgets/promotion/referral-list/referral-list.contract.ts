import { contract } from '../../../src/element/contract';

/** Customers whom an agent brought. */
export const referralListContract = contract({
  tag: 'np-referral-list',
  name: 'ReferralList',
  family: 'promotion',
  summary: '推广客户：来源、进展与累计佣金，仅代理商',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
