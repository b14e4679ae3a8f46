import { choice, contract, event, text } from '../../../src/element/contract';

/** What an agent puts into a page of his own. */
export const promotionContract = contract({
  tag: 'np-promotion',
  name: 'Promotion',
  family: 'promotion',
  summary: '推广视图：价格卡、活动横幅或留资表单，客户归推广码的服务商',
  status: 'beta',
  scopes: ['promotion:read'],
  props: {
    view: choice('显示成：price 价格卡、banner 横幅、lead 留资表单', ['price', 'banner', 'lead'], 'price'),
    agent: text('服务商的推广码，例如 NP8K2；决定客户归属，缺省时为嵌入账号自己的'),
    package: text('推广的套餐，例如 sdwan-3', 'sdwan-3'),
    heading: text('标题，默认由视图决定'),
  },
  events: {
    packageOpen: event<{ package: string; code: string }>('点击了解并开通', '{ package: string; code: string }', {
      cancelable: true,
    }),
    leadSent: event<null>('线索已提交', 'null'),
  },
  parts: { panel: '外框', card: '价格卡', price: '价格' },
});
