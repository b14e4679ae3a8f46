export { TwoLines } from './two-lines';
