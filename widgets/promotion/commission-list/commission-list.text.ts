import { words } from '../../../src/text/words';

/** Words of CommissionList. */
export const commissionListText = words('commissionList', {
  heading: '佣金明细',
  search: '客户名称或手机号',
  state: '状态',
  all: '全部',
  states: { pending: '待结算', settled: '已结算', refunded: '已退款' },
  kind: '全部类型',
  kinds: { first: '首次', renewal: '续费' },
  kindTitle: '类型',
  product: '产品',
  allProducts: '全部产品',
  customer: '客户',
  mobile: '手机号',
  at: '成交时间',
  paid: '实付',
  percent: '比例',
  amount: '佣金',
  yuan: '元',
  settled: '结算时间',
  totals: (paid: string, amount: string) => `实付 ${paid}，佣金 ${amount}`,
  none: '没有佣金记录',
  noneReason: '客户通过你的链接注册并付费后，佣金会出现在这里。',
});
