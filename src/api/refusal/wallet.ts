import { sayings } from './table';

/** The wallet: bank cards, withdrawals, what is booked. */
export const wallet = sayings({
  balanceLow: { code: 4402, zh: '余额不足', en: 'The balance is too low' },
  bookedAlready: { code: 4407, zh: '该笔款项已入账', en: 'This sum was booked already' },
  withdrawalSettled: {
    code: 4403,
    zh: '该笔提现已处理，不能撤回',
    en: 'This withdrawal was settled and cannot be taken back',
  },
  withdrawalGone: {
    code: 4408,
    zh: '该笔提现不存在或已处理',
    en: 'This withdrawal does not exist or was settled',
  },
  realNameFirst: { code: 4404, zh: '请先完成实名认证', en: 'Verify your identity first' },
  cardsMost: { code: 4405, zh: '最多绑定 {most} 张银行卡', en: 'At most {most} bank cards' },
  cardWaits: {
    code: 4420,
    zh: '有提现正等待打款到这张卡，请在到账或撤回后解绑',
    en: 'A withdrawal to this card waits. Unbind it once that was paid or taken back',
  },
  withdrawalRange: { zh: '单笔提现金额应为 10–50,000 元', en: 'A withdrawal is 10–50,000 CNY' },
  payMissing: { code: 4661, status: 422, zh: '未配置支付方式', en: 'No way to pay is configured' },
  payUnfit: {
    code: 4662,
    status: 422,
    zh: '该支付方式不可用，请换一种',
    en: 'This way to pay is not available. Choose another',
  },
  payAway: {
    code: 4663,
    status: 422,
    zh: '支付服务商暂时没有响应，请稍后重试或换一种支付方式',
    en: 'The payment provider does not answer now. Try again later, or choose another way',
  },
  paymentsMost: {
    code: 4664,
    zh: '待支付的款项过多，请先支付或取消',
    en: 'Too many payments wait. Pay or cancel some first',
  },
  paymentEnded: { code: 4665, zh: '该笔支付已结束', en: 'This payment has ended' },
  paymentPaid: { code: 4666, zh: '该笔款项已到账，不能取消', en: 'This money has arrived and cannot be cancelled' },
  paymentUnfit: {
    code: 4667,
    zh: '没有这笔等待确认的银行转账，或金额不符',
    en: 'No bank transfer of this amount waits under this number',
  },
  rechargeRange: { zh: '单笔充值金额应为 1–50,000 元', en: 'A recharge is 1–50,000 CNY' },
  chooseCard: { zh: '请选择已绑定的银行卡', en: 'Choose one of your bank cards' },
  holderDiffers: { zh: '持卡人必须与实名认证的姓名一致', en: 'The holder must be the verified person' },
  cardBound: { zh: '该银行卡已绑定', en: 'This card is bound already' },
});
