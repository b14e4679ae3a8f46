import { translate } from '../../../src/text/words';
import type { starRulesText } from './rules.text';

translate<typeof starRulesText>('starRules', {
  rules: 'Subsidy rules',
  lower: (from, to) => `${from}–${to} GB`,
  upper: (above) => `Above ${above} GB`,
  percentOf: (percent) => `${percent}% of the day’s income`,
  least: 'From',
  leastOf: (yuan) => `An income of ${yuan} CNY a day`,
  period: 'How long',
  periodOf: (days, last) => `${days} days from joining, until ${last} at the latest`,
  campaign: 'Campaign',
  campaignOf: (from, to) => `${from} to ${to}`,
  over: (to) => `The subsidy campaign ended on ${to}. Who joins now gets income, and no subsidy.`,
  before: (from) => `The subsidy campaign begins on ${from}. Who joins before gets income, and no subsidy.`,
});
