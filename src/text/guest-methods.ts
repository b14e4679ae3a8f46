/** The ways for guests to sign in, in English. */
export const englishMethods = {
  phone: 'Mobile number',
  wechat: 'WeChat',
  simple_key: 'One tap',
  hotel: 'Hotel room',
  coupon: 'Coupon',
  trial: 'Trial',
  local: 'Local account',
  fixed: 'Fixed password',
  countdown: 'Countdown',
  redpacket: 'Red packet',
  qq: 'QQ',
  weibo: 'Weibo',
  facebook: 'Facebook',
};
