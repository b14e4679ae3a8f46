import { contract, event, text } from '../../../src/element/contract';

/** A landing page on which customers recommend others. */
export const sdwanCustomerReferralContract = contract({
  tag: 'np-sdwan-customer-referral',
  name: 'SdwanCustomerReferral',
  family: 'promotion',
  summary: 'SD-WAN 客户转介绍页：推荐朋友，由服务商联系',
  status: 'beta',
  scopes: ['promotion:read'],
  props: {
    agent: text('服务商的推广码，例如 NP8K2；决定客户归属，缺省时为嵌入账号自己的'),
    heading: text('标题'),
  },
  events: {
    leadSent: event<null>('线索已提交', 'null'),
  },
  parts: { panel: '外框' },
});
