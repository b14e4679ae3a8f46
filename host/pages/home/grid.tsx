import { styled } from 'styled-components';
import { PaneGroup } from '../../../src/ui/pane';
import type { HomeCard } from './cards';
import { rowsOf } from './layout';

/** Cards in rows; those of one row share their hairlines. */
export const HomeGrid = ({ cards }: { cards: readonly HomeCard[] }) => (
  <Rows>
    {rowsOf(cards).map((row) => (
      <Row key={row.map(({ key }) => key).join()} row={row} />
    ))}
  </Rows>
);

function Row({ row }: { row: readonly HomeCard[] }) {
  if (row.some(({ apart }) => apart)) return row.map(({ key, node }) => <Fixed key={key}>{node}</Fixed>);
  const columns = row.map(({ weight }) => `minmax(0, ${weight}fr)`).join(' ');
  return (
    <PaneGroup $columns={columns}>
      {row.map(({ key, node }) => (
        <Fixed key={key}>{node}</Fixed>
      ))}
    </PaneGroup>
  );
}

const Rows = styled.div`
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
