export { IncomeOverview } from './income-overview';
export { incomeOverviewContract } from './income-overview.contract';
