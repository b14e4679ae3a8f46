import { contract, event, text } from '../../../src/element/contract';

/** What packages cost, with what runs for them now. */
export const packagePriceContract = contract({
  tag: 'np-package-price',
  name: 'PackagePrice',
  family: 'promotion',
  summary: '套餐价格：实时售价与活动价，并排展示',
  status: 'beta',
  scopes: ['promotion:read'],
  props: {
    agent: text('服务商的推广码，例如 NP8K2；决定客户归属，缺省时为嵌入账号自己的'),
    service: text('只显示一种服务：sdwan、overseas_speedup、domain_parsing、backup_v2、ipv6'),
    package: text('只显示一个套餐，例如 sdwan-3'),
    heading: text('标题，默认不显示'),
  },
  events: {
    packageOpen: event<{ package: string; code: string }>('点击了解并开通', '{ package: string; code: string }', {
      cancelable: true,
    }),
  },
  parts: { panel: '外框', card: '一个套餐', price: '价格' },
});
