import { contract, event, text } from '../../../src/element/contract';

/** The landing page of the subsidy campaign. */
export const starryActivitiesContract = contract({
  tag: 'np-starry-activities',
  name: 'StarryActivities',
  family: 'promotion',
  summary: '繁星活动页：活动规则、补贴试算与留资表单',
  status: 'beta',
  scopes: ['promotion:read'],
  props: {
    agent: text('服务商的推广码，例如 NP8K2；决定客户归属，缺省时为嵌入账号自己的'),
    heading: text('标题'),
  },
  events: {
    leadSent: event<null>('线索已提交', 'null'),
  },
  parts: { panel: '外框', result: '结果' },
});
