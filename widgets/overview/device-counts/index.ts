export { DeviceCounts } from './device-counts';
export { deviceCountsContract } from './device-counts.contract';
