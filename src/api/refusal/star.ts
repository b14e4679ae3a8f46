import { sayings } from './table';

/** Star plan: disks and upload lent to a buyer. */
export const star = sayings({
  starNotAgreed: {
    code: 4780,
    zh: '请先阅读并同意当前版本的用户协议',
    en: 'Read and agree to the current agreement first',
  },
  starOldAgreement: {
    code: 4781,
    zh: '协议已更新，请刷新后阅读当前版本',
    en: 'The agreement has changed. Reload and read the current version',
  },
  starNotWaiting: { code: 4782, zh: '这份申请已处理', en: 'This application has been dealt with' },
  starStillWaiting: {
    code: 4783,
    zh: '这份申请还在审核或已通过',
    en: 'This application is under review or was approved',
  },
  starNotFailed: { code: 4784, zh: '没有下发失败的设置', en: 'No delivery has failed' },
  starAnswered: { code: 4785, zh: '这条申诉已答复，请另提一条', en: 'This objection was answered. Make a new one' },
  starSettled: {
    code: 4786,
    zh: '{day} 的结算已导入且金额不同：{gateways}',
    en: '{day} has been settled with other sums: {gateways}',
  },
  starDayOpen: { code: 4787, zh: '{day} 还没有结束', en: '{day} is not over' },
  starNotLent: {
    code: 4788,
    zh: '这些硬盘当天没有参加：{disks}',
    en: 'These disks took no part on that day: {disks}',
  },
  noStarApplication: { code: 4004, zh: '没有找到这份申请', en: 'There is no such application' },
  noStarDispute: { code: 4004, zh: '没有找到这条申诉', en: 'There is no such objection' },
  noStarGateway: { code: 4004, zh: '网关没有参加繁星计划', en: 'The gateway takes no part in the plan' },
  starWaits: { zh: '网关已有待审核的申请', en: 'An application for this gateway is under review' },
  starDiskUnfit: { zh: '硬盘不能参加', en: 'This disk cannot join' },
  starGbMost: { zh: '最多 {most} GB', en: 'At most {most} GB' },
  starTwice: { zh: '同一硬盘或网关只能出现一次', en: 'A disk or gateway may be named once only' },
  starUnable: { zh: '网关固件不支持繁星计划', en: 'The firmware of this gateway cannot take part' },
  starUpMost: { zh: '不超过上行带宽 {most} Mbps', en: 'At most the upload of {most} Mbps' },
  starBothTimes: { zh: '起止时间要一起设置', en: 'Set both times' },
  starNoBill: { zh: '这一天没有账单', en: 'There is no bill for this day' },
  starDisputed: { zh: '这一天已有待答复的申诉，请补充材料', en: 'An objection to this day waits. Add to it' },
});
