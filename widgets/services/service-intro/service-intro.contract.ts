import { contract, event, flag, text } from '../../../src/element/contract';

/** What a service does and what it needs. */
export const serviceIntroContract = contract({
  tag: 'np-service-intro',
  name: 'ServiceIntro',
  family: 'services',
  summary: '服务介绍：用途、要求、起价与开通入口',
  status: 'beta',
  scopes: ['promotion:read'],
  props: {
    service: text('服务：camera、tunnel、sdwan、domain_parsing 等', 'tunnel'),
    quiet: flag('与套餐同页：开通按钮不突出，已开通几项由套餐说明'),
  },
  events: {
    serviceOpen: event<{ service: string }>('按下开通；取消后不再前往套餐页', '{ service: string }', {
      cancelable: true,
    }),
  },
  parts: { panel: '外框' },
});
