import { words } from '../../../src/text/words';

/** Words of the payments. */
export const paymentListText = words('paymentList', {
  heading: '付款记录',
  at: '发起时间',
  title: '用途',
  amount: '金额',
  unit: '元',
  method: '支付方式',
  state: '状态',
  all: '全部',
  paidAt: '到账时间',
  id: '支付单号',
  note: '说明',
  resume: '继续付款',
  view: '查看',
  none: '没有付款记录',
  noneReason: '充值和直接支付的订单会显示在这里。',
});
