import { words } from '../../../src/text/words';

/** Words of the widget. */
export const passwordResetText = words('passwordReset', {
  title: '重置密码',
  lead: (account: string) => `为 ${account} 设置新密码。`,
  begin: '设置密码',
  beginLead: (account: string) => `为 ${account} 设置登录密码，完成注册。`,
  made: '注册完成',
  madeLead: '账号已开通，请用邮箱和刚才设置的密码登录。',
  submit: '确定',
  done: '密码已重置',
  doneLead: '所有设备都已退出登录，请用新密码重新登录。',
  login: '去登录',
  gone: '链接已失效',
  goneLead: '链接有时限（重置密码 30 分钟，注册 24 小时），且只能使用一次。请重新申请。',
  again: '重新申请',
});
