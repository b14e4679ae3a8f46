import { useMemo, useState, type ReactNode } from 'react';
import { boardOfCards, boardOfSites } from '../../../src/domain/board';
import { usePlace } from '../../../src/session/place';
import { IconButton } from '../../../src/ui/button';
import { Maximize, Maximize2, Share2, X } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
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
 * none is named, the product's own: in a session how the sites stand, then the overview's cards, by a link the cards that
 * it was made with. They refresh themselves and keep their data while the connection is lost.
 */
export const BoardPage = () => <BoardSource>{(board) => <WholeBoard board={board} />}</BoardSource>;

const LinksDrawer = lazy(() => import('./links').then((m) => m.LinksDrawer));

function WholeBoard({ board }: { board: Board }) {
  const { query } = usePlace();
  const inSession = board.link === undefined;
  if (board.built || (inSession && query.board)) return <BuiltBoard board={inSession ? query.board : ''} />;
  if (inSession) return <OwnBoard cards={board.cards} />;
  return (
    <BoardScreen board={board} title={board.link || text.title} plain>
      <Fill>
        <BoardCards corner={enlargeButton}>
          <BoardView bare shown={{ name: board.link || text.title, document: boardOfCards(board.cards) }} />
        </BoardCards>
      </Fill>
    </BoardScreen>
  );
}

function OwnBoard({ cards }: Pick<Board, 'cards'>) {
  const [sharing, setSharing] = useState(false);
  const shown = useMemo(() => ({ name: text.title, document: boardOfSites(cards) }), [cards]);
  return (
    <>
      <OnWall
        corner={enlargeButton}
        tools={
          <>
            <IconButton label={text.links} onClick={() => setSharing(true)}>
              <Share2 />
            </IconButton>
            <FullButton />
            <IconButton label={text.leave} onClick={() => go('/')}>
              <X />
            </IconButton>
          </>
        }
      >
        <BoardView shown={shown} />
      </OnWall>
      <Suspense>{sharing && <LinksDrawer onClose={() => setSharing(false)} />}</Suspense>
    </>
  );
}

/** A board of the builder: nothing but itself; the buttons come when they are pointed at or have the focus. */
export function BuiltBoard({ board, tile = '' }: { board: string | undefined; tile?: string }) {
  return (
    <OnWall
      tools={
        <>
          <FullButton />
          {board && (
            <IconButton label={text.toBoard} onClick={() => go(`/open/cloud_show?board=${encodeURIComponent(board)}`)}>
              <X />
            </IconButton>
          )}
        </>
      }
    >
      <BoardView board={board ?? ''} tile={tile} />
    </OnWall>
  );
}

interface OnWallProps {
  tools: ReactNode;
  /** Over the lower right corner of a card of the overview. */
  corner?: (card: HomeCard) => ReactNode;
  children: ReactNode;
}

const OnWall = ({ tools, corner, children }: OnWallProps) => (
  <Wall>
    <h1 hidden>{text.title}</h1>
    <BoardCards {...(corner && { corner })}>{children}</BoardCards>
    <WallTools data-np-theme="BLACK">{tools}</WallTools>
  </Wall>
);

const FullButton = () => (
  <IconButton label={text.full} onClick={() => void toggleFull()}>
    <Maximize />
  </IconButton>
);

const enlargeButton = ({ key, title }: HomeCard) => (
  <Corner>
    <IconButton size="sm" label={text.enlarge(title)} onClick={() => go(`/enlarge?card=${key}${location.hash}`)}>
      <Maximize2 />
    </IconButton>
  </Corner>
);
