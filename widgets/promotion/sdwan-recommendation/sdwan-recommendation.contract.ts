import { contract, event, text } from '../../../src/element/contract';

/** A landing page about SD-WAN. */
export const sdwanRecommendationContract = contract({
  tag: 'np-sdwan-recommendation',
  name: 'SdwanRecommendation',
  family: 'promotion',
  summary: 'SD-WAN 推荐页：介绍、套餐价格与留资表单',
  status: 'beta',
  scopes: ['promotion:read'],
  props: {
    agent: text('服务商的推广码，例如 NP8K2；决定客户归属，缺省时为嵌入账号自己的'),
    heading: text('标题'),
  },
  events: {
    packageOpen: event<{ package: string; code: string }>('点击了解并开通', '{ package: string; code: string }', {
      cancelable: true,
    }),
    leadSent: event<null>('线索已提交', 'null'),
  },
  parts: { panel: '外框', card: '一个套餐', price: '价格' },
});
