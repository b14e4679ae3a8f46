import { words } from '../../../src/text/words';

/** Words of the widget. */
export const passwordForgotText = words('passwordForgot', {
  title: '忘记密码',
  lead: '输入账号的邮箱或手机号，我们会发送一个重置链接。',
  account: '账号',
  placeholder: '邮箱或手机号',
  submit: '发送重置链接',
  back: '返回登录',
  sent: '重置链接已发送',
  sentLead: (account: string) =>
    `如果 ${account} 是已注册的账号，几分钟内会收到重置链接，30 分钟内有效，仅限使用一次。`,
  sentHint: '没有收到？检查垃圾邮件，或确认账号是否正确。',
  again: '换一个账号',
});
