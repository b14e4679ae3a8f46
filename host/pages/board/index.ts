export { BoardPage } from './board';
export { TvBoardPage } from './tv-board';
