export { Below, TwoLines } from './two-lines';
