import { spaced } from '../../../../src/text/spaced';
import { words } from '../../../../src/text/words';
import { portalEnglish } from './portal-english';

/** Words of a guest's page. */
export const portalText = words('portal', {
  own: {
    phone: '手机号',
    code: '短信验证码',
    getCode: '获取验证码',
    codeSent: '预览不发送短信，请输入任意 6 位数字',
    room: '房号',
    roomWord: '姓名末字',
    coupon: '优惠券码',
    account: '账号',
    password: '密码',
    connect: '连接 Wi-Fi',
    agree: '已阅读并同意',
    terms: '《上网服务协议》',
    mustAgree: '请先同意《上网服务协议》',
    others: '其他方式',
    provided: '由 Netpane 提供上网服务',
    done: '已连接',
    doneNote: '可以开始上网了',
    again: '返回认证页',
    leads: '即将前往',
    close: '返回',
    fill: (label: string) => spaced`请填写${label}`,
    badPhone: '请输入 11 位手机号',
    badCode: '验证码为 6 位数字',
    wait: (seconds: number) => `${seconds} 秒后放行`,
    english: 'English',
    methods: {
      phone: '手机号',
      wechat: '微信',
      simple_key: '一键',
      hotel: '房号',
      coupon: '优惠券',
      trial: '试用',
      local: '账号',
      fixed: '密码',
      countdown: '倒计时',
      redpacket: '红包',
      qq: 'QQ',
      weibo: '微博',
      facebook: 'Facebook',
    },
    actions: {
      wechat: '微信连 Wi-Fi',
      simple_key: '一键上网',
      trial: '免费试用',
      redpacket: '领红包并上网',
      qq: '用 QQ 登录',
      weibo: '用微博登录',
      facebook: '用 Facebook 登录',
    },
  },
  english: { ...portalEnglish, english: '中文' },
});

/** Words of the page in one language. */
export type PortalWords = typeof portalText.own;

/** Words around the page, which are for who makes it. */
export const phoneText = words('phone', {
  label: '手机预览',
  time: '14:32',
  network: '5G',
  device: '预览设备',
  phone: '手机',
  computer: '电脑',
  moment: '预览时刻',
  before: '认证前',
  done: '成功页',
});
