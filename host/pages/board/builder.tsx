import { Boards } from '../../../widgets/overview/boards';
import { BoardCards } from './cards';

/** `/open/cloud_show`: boards are built here; the overview's cards stand on them too. */
export const CloudShowPage = () => (
  <BoardCards>
    <Boards manage />
  </BoardCards>
);
