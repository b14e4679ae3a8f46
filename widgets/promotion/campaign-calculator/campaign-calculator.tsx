import type { PropsOf } from '../../../src/element/contract';
import { SubsidyCalculator } from '../shared/subsidy';
import type { campaignCalculatorContract } from './campaign-calculator.contract';

/** What the subsidy campaign pays for a disk and a day's income, worked out while typing. */
export const CampaignCalculator = (props: PropsOf<typeof campaignCalculatorContract>) => (
  <SubsidyCalculator {...props} />
);
