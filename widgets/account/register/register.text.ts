import { words } from '../../../src/text/words';

/** Words of the register widget. */
export const registerText = words('register', {
  title: '注册账号',
  lead: '用手机号注册，之后可以用手机号和密码登录。',
  mobile: '手机号',
  password: '设置密码',
  agreeBefore: '我已阅读并同意',
  protocol: '《用户协议》',
  and: '与',
  privacy: '《隐私政策》',
  agreeMissing: '请先阅读并同意用户协议与隐私政策',
  submit: '注册并登录',
  byMail: '改用邮箱注册',
  byMobile: '改用手机号注册',
  mailLead: '用邮箱注册：我们会发送一个链接，打开后设置密码即可。',
  email: '邮箱',
  sendLink: '发送注册链接',
  sent: '注册链接已发送',
  sentLead: (email: string) => `请查收 ${email} 的邮件，24 小时内打开链接设置密码，完成注册。没有收到？检查垃圾邮件。`,
  again: '换一个邮箱',
  elsewhere: '请在平台的控制台上注册，然后回到本页登录。',
  toConsole: '前往注册',
  hasAccount: '已有账号？',
  login: '去登录',
});
