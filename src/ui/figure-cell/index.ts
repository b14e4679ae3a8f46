export { FigureCell } from './figure-cell';
