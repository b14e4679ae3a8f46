export { CampaignCalculator } from './campaign-calculator';
export { campaignCalculatorContract } from './campaign-calculator.contract';
