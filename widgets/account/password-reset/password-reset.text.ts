import { words } from '../../../src/text/words';

/** Words of the widget. */
export const passwordResetText = words('passwordReset', {
  title: '重置密码',
  lead: (account: string) => `为 ${account} 设置新密码。`,
  submit: '确定',
  done: '密码已重置',
  doneLead: '所有设备都已退出登录，请用新密码重新登录。',
  login: '去登录',
  gone: '链接已失效',
  goneLead: '重置链接 30 分钟内有效，且只能使用一次。请重新申请。',
  again: '重新申请',
});
