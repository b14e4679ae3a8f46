import { words } from '../../../src/text/words';

/** Words of IncomeDetails. */
export const incomeDetailsText = words('incomeDetails', {
  heading: { wechat: '微信收益明细', redpacket: '红包收益明细' },
  settings: { wechat: '微信连 Wi-Fi 设置', redpacket: '红包认证设置' },
  search: '搜索网关、GWID',
  by: '查看方式',
  views: { each: '逐天逐网关', day: '按天', gateway: '按网关' },
  state: '全部状态',
  states: { pending: '待结算', settled: '已结算' },
  guests: '认证终端',
  unit: '台',
  each: '每台',
  yuan: '元',
  sums: (guests: string, fen: string, pending: string) =>
    `${guests} 台终端，收益 ${fen}${pending && `，其中待结算 ${pending}`}`,
  none: '没有记录',
  noneReason: '有客人用这种方式认证后，第二天起这里按天、按网关列出终端数与收益。',
});
