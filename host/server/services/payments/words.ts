import type { PayMethod } from '../../../../src/domain/payment';
import { because, type Said } from '../../kit/refusal';

/** What the ways are called in the statement and in messages. */
export const payMethodSaid: Readonly<Record<PayMethod, Said>> = {
  alipay: because('byAlipay'),
  wechat: because('byWechat'),
  transfer: because('byTransfer'),
  test: because('byTestDesk'),
};
