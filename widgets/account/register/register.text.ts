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
  hasAccount: '已有账号？',
  login: '去登录',
});
