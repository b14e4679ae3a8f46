import { contract, event, flag, text } from '../../../src/element/contract';

/** Detail of `sessionStart`. */
export interface RegisterSession {
  /** Bearer token of the new account's session. */
  token: string;
  /** Always false: a new account's session lasts until the browser is closed. */
  remember: boolean;
}

/** Making an account. */
export const registerContract = contract({
  tag: 'np-register',
  name: 'Register',
  family: 'account',
  summary: '注册：手机号、图形与短信验证码、密码、用户协议；或由发到邮箱的链接',
  status: 'beta',
  scopes: ['public'],
  props: {
    scene: text('来源场景，随注册一起上报'),
    compact: flag('不显示页脚'),
  },
  events: {
    sessionStart: event<RegisterSession>(
      '在本平台注册成功并已登录；组件自己不保存令牌，也不跳转。其他网站上不会发生',
      '{ token: string; remember: boolean }',
    ),
  },
  parts: { panel: '整个注册区', footer: '页脚' },
});
