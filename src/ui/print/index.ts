export { printCards, type PaperSize, type PrintCard } from './print-cards';
