import { words } from './words';

/** Names of the ways for guests to sign in, by their names in the calls (specification, section 1). */
export const methodWords = words('methodWords', {
  phone: '手机号',
  wechat: '微信',
  simple_key: '一键认证',
  hotel: '酒店房号',
  coupon: '优惠券',
  trial: '试用',
  local: '本地账号',
  fixed: '固定密码',
  countdown: '倒计时',
  redpacket: '红包',
  qq: 'QQ',
  weibo: '微博',
  facebook: 'Facebook',
});

/** The name of a method; one that is not known stays as it came. */
export const methodWord = (method: string): string =>
  method in methodWords ? methodWords[method as keyof typeof methodWords] : method;
