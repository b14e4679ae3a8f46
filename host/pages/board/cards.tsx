import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { WallboardCard } from '../../../src/domain/wallboard';
import { BoardCardsContext } from '../../../widgets/overview/board-view';
import { PageBoundary } from '../../page-boundary';
import { BrokenCard } from '../home/broken-card';
import { homeCards, type HomeCard } from '../home/cards';

interface BoardCardsProps {
  /** What stands over the lower right corner of a card. */
  corner?: (card: HomeCard) => ReactNode;
  children: ReactNode;
}

/** Lets boards show the cards of the overview. */
export const BoardCards = ({ corner, children }: BoardCardsProps) => {
  const draw = (key: WallboardCard): ReactNode => {
    const card = homeCards.find((one) => one.key === key);
    return (
      card && (
        <Fixed>
          <PageBoundary fallback={(retry) => <BrokenCard title={card.title} onRetry={retry} />}>
            {card.node}
          </PageBoundary>
          {corner?.(card)}
        </Fixed>
      )
    );
  };
  return <BoardCardsContext value={draw}>{children}</BoardCardsContext>;
};

/** Gives a card the height of its tile. */
const Fixed = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
`;
