import { contract, event, flag, text } from '../../../src/element/contract';

/** Setting a new password with a reset link. */
export const passwordResetContract = contract({
  tag: 'np-password-reset',
  name: 'PasswordReset',
  family: 'account',
  summary: '重置密码：用一次性链接设置新密码',
  status: 'beta',
  scopes: ['public'],
  props: {
    token: text('重置链接中的令牌'),
    compact: flag('不显示页脚'),
  },
  events: { passwordReset: event<null>('密码已重置；该账号的所有登录都已失效', 'null') },
  parts: { panel: '整个区域', footer: '页脚' },
});
