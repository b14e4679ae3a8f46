export { ClientTrend } from './client-trend';
export { clientTrendContract } from './client-trend.contract';
