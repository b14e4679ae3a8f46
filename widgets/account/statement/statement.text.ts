import { words } from '../../../src/text/words';

/** Words of the statement. */
export const statementText = words('statement', {
  heading: '收支明细',
  at: '时间',
  kind: '类型',
  all: '全部',
  kinds: {
    income: '收益',
    recharge: '充值',
    order: '消费',
    refund: '退款',
    withdraw: '提现',
    withdraw_back: '提现撤回',
    pay_back: '退回原支付方式',
    pay_back_failed: '退回未成功',
  },
  title: '说明',
  amount: '金额',
  balance: '余额',
  unit: '元',
  totals: (income: string, outgo: string) => `收入 ${income}，支出 ${outgo}`,
  none: '没有收支记录',
  noneReason: '充值、支付、退款和收益入账后，每一笔会记在这里。',
});
