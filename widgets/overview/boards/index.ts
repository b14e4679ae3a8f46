export { Boards } from './boards';
export { boardsContract } from './boards.contract';
export { BoardCardsContext } from '../shared/board/cards';
