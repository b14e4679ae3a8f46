import { words } from '../../../src/text/words';

/** Words of Star. */
export const starPlanText = words('starPlan', {
  label: '流星计划的收益',
  yesterday: '昨日收益',
  before: (fen: string) => `前日 ${fen}`,
  month: '本月入账',
  monthNote: '已计入账户余额',
  pending: '待结算',
  pendingNote: (at: string) => `${at} 入账`,
  all: '累计收益',
  allNote: '含待结算',
  every: '全部收益',
  join: '繁星计划',
  shut: '现在不能申请加入：繁星计划还没有开放。已经加入的设备照常计收益。',
  nobody: '现在没有买家购买硬盘与带宽，收益是 0。有买家后从当天起计收益，不补算以前的。',
  simulated: '演示数据：买家与金额由模拟器生成，没有真实的钱。',
  trend: '近 30 天',
  day: '日期',
  fen: '收益',
  spoken: (fen: string) => `近 30 天收益 ${fen} 元`,
  list: '流星收益明细',
  search: '搜索网关、GWID',
  state: '全部状态',
  none: '没有收益',
  noneReason: '网关分享硬盘与带宽、并且有买家时，第二天起这里按天、按网关列出收益。',
  small: (count: string) => `你有 ${count} 台网关的硬盘小于 32 GB，不能加入。`,
  aboutLabel: '计划说明',
  about: [
    {
      title: '做什么',
      lines: [
        '把网关空闲的硬盘与上行带宽借给买家存放、分发内容，按天计收益。',
        '收益第二天 09:00 入账，可以提现；没有买家的日子没有收益。',
      ],
    },
    {
      title: '哪些设备',
      lines: ['带 32 GB 及以上硬盘的网关。', '没有上报硬盘的网关不能加入：平台不知道它有多大空间。'],
    },
    {
      title: '对网关的改变',
      lines: [
        '占用所分享的硬盘空间，并在所选时段占用所分享的上行带宽。',
        '不读取、不改动你自己的数据；访客认证、上网策略与其他设置不变。',
      ],
    },
    {
      title: '怎样结束',
      lines: ['随时可以暂停或退出，网关应答后停止分享。', '退出前已经产生的收益照常结算。'],
    },
  ],
});
