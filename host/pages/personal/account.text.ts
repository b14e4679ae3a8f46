/** Words of the account page. */
export const accountText = {
  views: '账户内容',
  statement: '收支明细',
  payments: '付款记录',
  coupons: '优惠券',
  cards: '银行卡',
  withdrawals: '提现记录',
};
