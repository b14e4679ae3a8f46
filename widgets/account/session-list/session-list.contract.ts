import { contract } from '../../../src/element/contract';

/** Where the account is signed in. */
export const sessionListContract = contract({
  tag: 'np-session-list',
  name: 'SessionList',
  family: 'account',
  summary: '登录设备：设备、位置、最近使用时间，退出一台或其他全部',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
