export { WithdrawalList } from './withdrawal-list';
export { withdrawalListContract } from './withdrawal-list.contract';
