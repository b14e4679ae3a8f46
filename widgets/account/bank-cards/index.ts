export { BankCards } from './bank-cards';
export { bankCardsContract } from './bank-cards.contract';
