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
  withdrawalRange: { zh: '单笔提现金额应为 10–50,000 元', en: 'A withdrawal is 10–50,000 CNY' },
  chooseCard: { zh: '请选择已绑定的银行卡', en: 'Choose one of your bank cards' },
  holderDiffers: { zh: '持卡人必须与实名认证的姓名一致', en: 'The holder must be the verified person' },
  cardBound: { zh: '该银行卡已绑定', en: 'This card is bound already' },
});
