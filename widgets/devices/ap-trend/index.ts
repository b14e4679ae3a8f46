export { ApTrend } from './ap-trend';
export { apTrendContract } from './ap-trend.contract';
