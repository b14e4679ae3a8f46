export { SpeedupApply } from './speedup-apply';
export { speedupApplyContract } from './speedup-apply.contract';
