import { contract, flag } from '../../../src/element/contract';

/** What outsiders may rely on about <np-cloud-billing>. */
export const cloudBillingContract = contract({
  tag: 'np-cloud-billing',
  name: 'CloudBilling',
  family: 'services',
  summary: '云计费：计费用户（开通、充值、启停、到期）、套餐（时长、流量、限速）与收入报表',
  status: 'beta',
  scopes: ['account'],
  props: { manage: flag('可开通用户、充值、修改套餐') },
  events: {},
  parts: { panel: '外框' },
});
