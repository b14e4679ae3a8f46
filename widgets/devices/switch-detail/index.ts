export { SwitchDetail } from './switch-detail';
export { switchDetailContract } from './switch-detail.contract';
