export { MacInfo } from './mac-info';
export { macInfoContract } from './mac-info.contract';
