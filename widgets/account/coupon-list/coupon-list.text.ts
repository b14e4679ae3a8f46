import { words } from '../../../src/text/words';

/** Words of the coupon list. */
export const couponListText = words('couponList', {
  heading: '优惠券',
  states: { usable: '可用', used: '已使用', expired: '已过期' },
  all: '全部',
  state: '状态',
  title: '名称',
  amount: '面额',
  least: '使用门槛',
  anyOrder: '无门槛',
  from: (amount: string) => `满 ${amount}`,
  service: '适用业务',
  anyService: '全部业务',
  expires: '有效期至',
  unit: '元',
  none: '没有优惠券',
  noneReason: '参加活动获得的优惠券会出现在这里。',
});
