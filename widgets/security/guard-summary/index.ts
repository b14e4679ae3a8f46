export { GuardSummary } from './guard-summary';
export { guardSummaryContract } from './guard-summary.contract';
