import { startTransition, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { PaneGroup } from '../../../src/ui/pane';
import { PageBoundary } from '../../page-boundary';
import { BrokenCard } from './broken-card';
import type { HomeCard } from './cards';
import { rowsOf } from './layout';

interface GridProps {
  cards: readonly HomeCard[];
}

/** Cards in rows; those of one row share their hairlines. */
export function HomeGrid({ cards }: GridProps) {
  const rows = rowsOf(cards);
  const come = useTurns(rows.length);
  return (
    <Rows $growing={come < rows.length}>
      {rows.slice(0, come).map((row) => (
        <Row key={row.map(({ key }) => key).join()} row={row} />
      ))}
    </Rows>
  );
}

/** Whether the rows were all drawn once: from then on code and data are here, and who comes back finds the page as it was. */
let drawn = false;

/** How many of `all` rows are drawn: at first one more at a time, so that a slow browser paints and answers in between. */
function useTurns(all: number): number {
  const [turns, setTurns] = useState(drawn ? all : 1);
  useEffect(() => {
    if (turns >= all) {
      drawn = true;
      return;
    }
    const timer = setTimeout(() => startTransition(() => setTurns(turns + 1)));
    return () => clearTimeout(timer);
  }, [turns, all]);
  return turns;
}

function Row({ row }: { row: readonly HomeCard[] }) {
  const fixed = row.map((card) => (
    <Fixed key={card.key}>
      <PageBoundary fallback={(retry) => <BrokenCard title={card.title} onRetry={retry} />}>{card.node}</PageBoundary>
    </Fixed>
  ));
  if (row.some(({ apart }) => apart)) return fixed;
  const columns = row.map(({ weight }) => `minmax(0, ${weight}fr)`).join(' ');
  return <PaneGroup $columns={columns}>{fixed}</PaneGroup>;
}

const Rows = styled.div<{ $growing: boolean }>`
  /* A page that is too short for a moment would lose its scrollbar, and all of it move aside. */
  min-height: ${({ $growing }) => ($growing ? '100dvh' : '0')};
  & > * {
    break-inside: avoid;
  }
  & > * + * {
    margin-top: 16px;
  }
`;

/** Gives a card the height of its row, and does not break it over two sheets of paper. */
const Fixed = styled.div`
  display: grid;
  min-width: 0;
  break-inside: avoid;
`;
