import { isWallboardCard } from '../../../src/domain/wallboard';
import { IconButton } from '../../../src/ui/button';
import { Maximize2 } from '../../../src/ui/icon';
import { go } from '../../navigation';
import { homeCards, type HomeCard } from '../home/cards';
import { HomeGrid } from '../home/grid';
import { BoardScreen } from './board-screen';
import { Corner } from './board.styles';
import { boardText as text } from './board.text';
import { BoardSource, type Board } from './source';

/**
 * `/quanping` and `/tv_show`: the overview's widgets over the whole screen, in a session or by the key of a link. They
 * refresh themselves and keep their data while the connection is lost.
 */
export const BoardPage = () => <BoardSource>{(board) => <WholeBoard board={board} />}</BoardSource>;

function WholeBoard({ board }: { board: Board }) {
  const inSession = board.link === undefined;
  const cards = homeCards.filter(({ key }) => isWallboardCard(key) && board.cards.includes(key));
  return (
    <BoardScreen
      board={board}
      title={board.link || text.title}
      back={inSession ? { label: text.leave, to: '/' } : undefined}
    >
      <HomeGrid cards={cards} corner={enlargeButton} />
    </BoardScreen>
  );
}

const enlargeButton = ({ key, title }: HomeCard) => (
  <Corner>
    <IconButton size="sm" label={text.enlarge(title)} onClick={() => go(`/enlarge?card=${key}${location.hash}`)}>
      <Maximize2 />
    </IconButton>
  </Corner>
);
