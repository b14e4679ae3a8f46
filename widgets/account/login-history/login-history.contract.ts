import { contract } from '../../../src/element/contract';

/** Sign-ins and attempts. */
export const loginHistoryContract = contract({
  tag: 'np-login-history',
  name: 'LoginHistory',
  family: 'account',
  summary: '登录记录：最近 90 天的登录与失败的尝试',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
