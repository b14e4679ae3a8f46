export { IncomeSummary } from './income-summary';
export { incomeSummaryContract } from './income-summary.contract';
