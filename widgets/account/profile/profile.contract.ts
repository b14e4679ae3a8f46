import { contract } from '../../../src/element/contract';

/** Basic data of the account. */
export const profileContract = contract({
  tag: 'np-profile',
  name: 'Profile',
  family: 'account',
  summary: '基本资料：登录账号、注册时间、QQ、手机号、绑定码与协议',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
