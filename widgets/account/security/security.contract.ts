import { contract } from '../../../src/element/contract';

/** How the account is protected. */
export const securityContract = contract({
  tag: 'np-security',
  name: 'Security',
  family: 'account',
  summary: '账号安全：登录密码、手机号、实名认证与两步验证',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
