export { IncomeDetails } from './income-details';
export { incomeDetailsContract } from './income-details.contract';
