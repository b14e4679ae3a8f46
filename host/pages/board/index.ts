export { BoardPage } from './board';
export { EnlargePage } from './enlarge';
