import { choice, contract, event, flag, text } from '../../../src/element/contract';

/** Detail of `sessionStart`. */
export interface SessionStart {
  /** Bearer token of the new session. */
  token: string;
  /** Seven-day sign-in was ticked: keep the token seven days, else until the browser is closed. */
  remember: boolean;
}

/** Detail of `siteStart`. */
export interface SiteStart {
  /** Embed token of this page, for what its visitor agreed to. */
  token: string;
  /** Seconds. */
  expires_in: number;
  scopes: string[];
}

/** Signing in. */
export const loginContract = contract({
  tag: 'np-login',
  name: 'Login',
  family: 'account',
  summary: '登录：在本平台是账号密码、短信验证码、扫码；在其他网站是“去登录”，由本人在控制台同意后给出该网站的令牌',
  status: 'beta',
  scopes: ['public'],
  props: {
    mode: choice('先显示哪一种登录方式', ['account', 'code', 'qr'], 'account'),
    scene: text('来源场景；设置后只提供验证码登录，并随登录一起上报（SD-WAN 体验链接为 sdwan_experience）'),
    gwid: text('来源网关的 GWID，随验证码登录上报'),
    partner: text('合作方编号（pt_…）；在其他网站上必须填写'),
    want: text('在其他网站上申请的权限，以空格分隔，如 device:read alarm:read', 'device:read'),
    inPlace: flag('在其他网站上不开新窗口，由本页前往控制台再回来（内置浏览器不能开窗口时用）'),
    compact: flag('不显示页脚'),
  },
  events: {
    sessionStart: event<SessionStart>(
      '在本平台登录成功；组件自己不保存令牌，也不跳转。其他网站上不会发生',
      '{ token: string; remember: boolean }',
    ),
    siteStart: event<SiteStart>(
      '在其他网站上登录并同意；令牌只有同意的权限，只在该网站有效。没有给 connect() 写 token 时，页面上的组件自动使用它',
      '{ token: string; expires_in: number; scopes: string[] }',
    ),
  },
  parts: { panel: '整个登录区', form: '表单区', footer: '页脚' },
});
