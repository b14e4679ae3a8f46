import { boardOfCards } from '../../../src/domain/board';
import { usePlace } from '../../../src/session/place';
import { IconButton } from '../../../src/ui/button';
import { Maximize, Maximize2, X } from '../../../src/ui/icon';
import { BoardView } from '../../../widgets/overview/board-view';
import { go } from '../../navigation';
import type { HomeCard } from '../home/cards';
import { BoardScreen, toggleFull } from './board-screen';
import { Corner, Fill, Wall, WallTools } from './board.styles';
import { boardText as text } from './board.text';
import { BoardCards } from './cards';
import { BoardSource, type Board } from './source';

/**
 * `/quanping` and `/tv_show`: a board over the whole screen, in a session (`?board=…`) or by the key of a link; where
 * none is named, the product's own board of the overview's cards. They refresh themselves and keep their data while
 * the connection is lost.
 */
export const BoardPage = () => <BoardSource>{(board) => <WholeBoard board={board} />}</BoardSource>;

function WholeBoard({ board }: { board: Board }) {
  const { query } = usePlace();
  const inSession = board.link === undefined;
  if (board.built || (inSession && query.board)) return <BuiltBoard board={inSession ? query.board : ''} />;
  return (
    <BoardScreen
      board={board}
      title={board.link || text.title}
      plain
      back={inSession ? { label: text.leave, to: '/' } : undefined}
    >
      <Fill>
        <BoardCards corner={enlargeButton}>
          <BoardView bare shown={{ name: board.link || text.title, document: boardOfCards(board.cards) }} />
        </BoardCards>
      </Fill>
    </BoardScreen>
  );
}

/** A board of the builder: nothing but itself; the buttons come when they are pointed at or have the focus. */
export function BuiltBoard({ board, tile = '' }: { board: string | undefined; tile?: string }) {
  return (
    <Wall>
      <h1 hidden>{text.title}</h1>
      <BoardCards>
        <BoardView board={board ?? ''} tile={tile} />
      </BoardCards>
      <WallTools>
        <IconButton label={text.full} onClick={() => void toggleFull()}>
          <Maximize />
        </IconButton>
        {board && (
          <IconButton label={text.toBoard} onClick={() => go(`/open/cloud_show?board=${encodeURIComponent(board)}`)}>
            <X />
          </IconButton>
        )}
      </WallTools>
    </Wall>
  );
}

const enlargeButton = ({ key, title }: HomeCard) => (
  <Corner>
    <IconButton size="sm" label={text.enlarge(title)} onClick={() => go(`/enlarge?card=${key}${location.hash}`)}>
      <Maximize2 />
    </IconButton>
  </Corner>
);
