export { printCards, type PrintCard } from './print-cards';
