export { printCards, type PaperSize } from './print-cards';
