import { words } from '../../../src/text/words';

/** Words of the subsidy's rules. */
export const starRulesText = words('starRules', {
  rules: '补贴规则',
  lower: (from: number, to: number) => `${from}–${to} GB`,
  upper: (above: number) => `大于 ${above} GB`,
  percentOf: (percent: number) => `当天收入的 ${percent}%`,
  least: '起付',
  leastOf: (yuan: string) => `当天收入不少于 ${yuan} 元`,
  period: '期限',
  periodOf: (days: number, last: string) => `加入起 ${days} 天，最晚到 ${last}`,
  campaign: '活动时间',
  campaignOf: (from: string, to: string) => `${from} 至 ${to}`,
  over: (to: string) => `补贴活动已于 ${to} 结束，现在加入只有收入，没有补贴。`,
  before: (from: string) => `补贴活动 ${from} 开始，之前加入只有收入，没有补贴。`,
});
