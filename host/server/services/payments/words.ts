import type { PayMethod } from '../../../../src/domain/payment';

/** What the ways are called in the statement and in messages. */
export const payMethodWords: Readonly<Record<PayMethod, string>> = {
  alipay: '支付宝',
  wechat: '微信支付',
  transfer: '银行转账',
  test: '测试收银台',
};
