import { words } from '../../../src/text/words';

/** Words of the login widget. */
export const loginText = words('login', {
  title: '登录',
  ways: '登录方式',
  account: '账号登录',
  code: '验证码登录',
  experience: '体验 SD-WAN',
  experienceHint: '用手机号登录后即可进入体验环境。',
  toQr: '扫码登录',
  toForm: '密码登录',
  name: '账号',
  namePlaceholder: '邮箱或手机号',
  password: '密码',
  mobile: '手机号',
  remember: '七天内自动登录',
  forgot: '忘记密码',
  submit: '登录',
  noAccount: '还没有账号？',
  register: '免费注册',

  setPassword: {
    title: '设置登录密码',
    body: (mobile: string) => `${mobile} 是新手机号，设置密码后即完成注册。`,
    ok: '确定',
    cancel: '取消',
  },

  twoStep: {
    title: '两步验证',
    body: '打开验证器 App，输入账号对应的 6 位动态码；也可以输入一个恢复码。',
    code: '动态码或恢复码',
    ok: '验证并登录',
    cancel: '取消',
  },

  qr: {
    title: '扫码登录',
    lead: '用 Netpane App 或微信服务号扫一扫，并在手机上确认。',
    image: '登录二维码，用手机扫描',
    steps: [
      ['打开 App', '首页右上角“扫一扫”'],
      ['扫描左侧二维码', '二维码 60 秒内有效'],
      ['在手机上确认登录', '确认后本页自动跳转'],
    ] as const,
    waiting: '等待扫码',
    scanned: '已扫码，请在手机上确认',
    left: (seconds: number) => `，剩余 ${seconds} 秒`,
    expired: '二维码已失效',
    refused: '手机上已拒绝本次登录',
    failed: '二维码获取失败',
    reload: '重新加载',
    loading: '正在获取二维码',
  },
});
