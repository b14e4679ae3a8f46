import { contract } from '../../../src/element/contract';

/** What outsiders may rely on about <np-service-account>. */
export const serviceAccountContract = contract({
  tag: 'np-service-account',
  name: 'ServiceAccount',
  family: 'support',
  summary: '微信服务号：二维码与关注后能做什么；没有配置时如实说明',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
