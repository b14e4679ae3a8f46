import { words } from '../../../src/text/words';

/** Words of the withdrawals. */
export const withdrawalListText = words('withdrawalList', {
  heading: '提现记录',
  at: '申请时间',
  amount: '金额',
  unit: '元',
  card: '到账银行卡',
  state: '状态',
  states: { pending: '处理中', paid: '已打款', failed: '失败', cancelled: '已撤回' },
  note: '说明',
  cancel: '撤回',
  askCancel: (amount: string) => `撤回 ${amount} 的提现？金额会退回余额。`,
  cancelled: '已撤回',
  none: '没有提现记录',
  noneReason: '在账户余额申请提现后，进度会显示在这里。',
});
