import type { IncomeSource } from '../../../src/domain/income';
import { ink } from '../../../src/ui/chart';

/** A source of income has one colour on all pages. */
export const sourceInk: Readonly<Record<IncomeSource, string>> = {
  wechat: ink(1),
  star: ink(3),
  redpacket: ink(2),
  promotion: ink(4),
  other: ink('other'),
};
