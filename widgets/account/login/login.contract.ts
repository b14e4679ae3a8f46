import { choice, contract, event, flag, text } from '../../../src/element/contract';

/** Detail of `sessionStart`. */
export interface SessionStart {
  /** Bearer token of the new session. */
  token: string;
  /** Seven-day sign-in was ticked: keep the token seven days, else until the browser is closed. */
  remember: boolean;
}

/** Signing in. */
export const loginContract = contract({
  tag: 'np-login',
  name: 'Login',
  family: 'account',
  summary: '登录：账号密码、短信验证码、扫码，含图形验证码与两步验证',
  status: 'beta',
  scopes: ['public'],
  props: {
    mode: choice('先显示哪一种登录方式', ['account', 'code', 'qr'], 'account'),
    scene: text('来源场景；设置后只提供验证码登录，并随登录一起上报（SD-WAN 体验链接为 sdwan_experience）'),
    gwid: text('来源网关的 GWID，随验证码登录上报'),
    compact: flag('不显示页脚'),
  },
  events: {
    sessionStart: event<SessionStart>('登录成功；组件自己不保存令牌，也不跳转', '{ token: string; remember: boolean }'),
  },
  parts: { panel: '整个登录区', form: '表单区', footer: '页脚' },
});
