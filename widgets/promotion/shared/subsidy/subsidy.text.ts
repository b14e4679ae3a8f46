import { words } from '../../../../src/text/words';

/** Words of the subsidy calculator. */
export const subsidyText = words('subsidy', {
  heading: '补贴试算',
  disk: '硬盘容量（GB）',
  income: '当日收益（元）',
  joined: '加入日期',
  badDisk: '硬盘容量填写 0 以上的数字',
  badIncome: '当日收益填写金额，最多两位小数',
  result: '当日补贴',
  percent: '补贴比例',
  period: '补贴期',
  span: (from: string, to: string) => `${from} 至 ${to}`,
  notOpen: (from: string, to: string) => `加入日期须在 ${from} 至 ${to} 之间`,
  smallDisk: (least: number) => `硬盘小于 ${least} GB，不参加补贴`,
  smallIncome: (least: string) => `当日收益不足 ${least}，不发放补贴`,
});
