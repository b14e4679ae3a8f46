export { TwoLines, type TwoLinesProps } from './two-lines';
