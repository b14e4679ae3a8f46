/**
 * Ways for guests to sign in (specification, section 1), in the order in which a new template offers them. `weibo` is the
 * microblog, `simple_key` one press, `local` an account of the house, `fixed` one password for all.
 */
export const guestMethods = [
  'phone',
  'wechat',
  'simple_key',
  'hotel',
  'coupon',
  'trial',
  'local',
  'fixed',
  'countdown',
  'redpacket',
  'qq',
  'weibo',
  'facebook',
] as const;
export type GuestMethod = (typeof guestMethods)[number];

/** Whether a word names a way to sign in. */
export const isGuestMethod = (word: unknown): word is GuestMethod => guestMethods.includes(word as GuestMethod);

/** Where a gateway and its page disagree: what is on but not on the page, so no guest sees it, and the other way round. */
export const methodsApart = (on: readonly string[], page: readonly string[]): { hidden: string[]; off: string[] } => ({
  hidden: on.filter((method) => !page.includes(method)),
  off: page.filter((method) => !on.includes(method)),
});

/** Names of the methods as lists and logs call them. */
export const methodNames: Readonly<Record<GuestMethod, string>> = {
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
};
