export { BoardView } from './board-view';
export { boardViewContract } from './board-view.contract';
export { BoardCardsContext } from '../shared/board/cards';
