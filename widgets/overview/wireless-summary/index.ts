export { WirelessSummary } from './wireless-summary';
export { wirelessSummaryContract } from './wireless-summary.contract';
