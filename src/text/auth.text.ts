import { words } from './words';

/** Methods of guest authentication in words, by their names in the calls (specification, section 1). */
export const authText: Readonly<Record<string, string>> = words('auth', {
  trial: '试用',
  wechat: '微信',
  qq: 'QQ',
  microblog: '微博',
  phone: '手机短信',
  key: '一键上网',
  local: '本地账号',
  fixed: '固定密码',
  countdown: '倒计时',
  coupon: '优惠券',
  red_packet: '红包',
  hotel: '酒店房号',
  facebook: 'Facebook',
});
