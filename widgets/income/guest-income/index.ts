export { GuestIncome } from './guest-income';
export { guestIncomeContract } from './guest-income.contract';
