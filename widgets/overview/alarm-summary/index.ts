export { AlarmSummary } from './alarm-summary';
export { alarmSummaryContract } from './alarm-summary.contract';
