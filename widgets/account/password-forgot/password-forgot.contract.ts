import { contract, flag } from '../../../src/element/contract';

/** Asking for a reset link. */
export const passwordForgotContract = contract({
  tag: 'np-password-forgot',
  name: 'PasswordForgot',
  family: 'account',
  summary: '忘记密码：向邮箱或手机号发送一次性重置链接',
  status: 'beta',
  scopes: ['public'],
  props: { compact: flag('不显示页脚') },
  events: {},
  parts: { panel: '整个区域', footer: '页脚' },
});
