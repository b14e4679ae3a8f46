import { contract, number, text } from '../../../src/element/contract';

/** What the subsidy campaign pays for a disk and a day's income. */
export const campaignCalculatorContract = contract({
  tag: 'np-campaign-calculator',
  name: 'CampaignCalculator',
  family: 'promotion',
  summary: '补贴试算：按硬盘容量与当日收益计算补贴',
  status: 'beta',
  scopes: [],
  props: {
    heading: text('标题，默认“补贴试算”'),
    disk: number('最初的硬盘容量，GB', 64),
    income: number('最初的当日收益，元', 1.4),
  },
  events: {},
  parts: { panel: '外框', result: '结果' },
});
