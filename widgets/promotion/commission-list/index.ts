export { CommissionList } from './commission-list';
export { commissionListContract } from './commission-list.contract';
