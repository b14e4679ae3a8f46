export { SpeedupDetail } from './speedup-detail';
export { speedupDetailContract } from './speedup-detail.contract';
