import { words } from '../../../src/text/words';

/** Words of TwinkleStar. */
export const twinkleStarText = words('twinkleStar', {
  apply: '申请参加',
  label: '繁星计划的收益',
  yesterday: '昨日收益',
  month: '本月收益',
  withSubsidy: '收入与补贴合计',
  pending: '待结算',
  pendingNote: '每天 09:00 结算前一天',
  booked: '累计到账',
  since: (day: string) => `自 ${day}`,
  notYet: '还没有收益',
  steps: '进度',
  agreed: (version: string, by: string, at: string) => `已同意第 ${version} 版，${by}，${at}`,
  notAgreed: (version: string) => `还没有同意第 ${version} 版`,
  disks: (free: string, all: string) => `${free} 块可参加，共上报 ${all} 块硬盘`,
  noDisks: '没有网关上报硬盘，不能申请',
  pendingOf: (count: string) => `${count} 份待审核`,
  noPending: '没有待审核的申请',
  joined: (joined: string, open: string) => `${joined} 台网关参加，${open} 台已生效`,
  noJoined: '还没有网关参加',
  configure: '上行带宽、时段与比例，可批量',
  demands: (count: string) => `${count} 条进行中的需求`,
  noDemands: '现在没有买家提出需求',
  disputes: (count: string) => `${count} 条申诉待答复`,
  bill: '按天查看收入、补贴与计算方法',
});
