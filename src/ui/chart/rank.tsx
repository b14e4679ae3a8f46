import { styled } from 'styled-components';
import { token } from '../../theme';
import { Bar } from './bars';

/** One line of a ranking. */
export interface RankRow {
  key: string;
  label: string;
  /** Length of the bar, any scale of 0 or more: the longest fills its room. */
  size: number;
  /** The number in words. */
  value: string;
  /** Behind it, quieter. */
  note?: string | undefined;
}

/** Props of `RankBars`. */
export interface RankBarsProps {
  rows: readonly RankRow[];
  /** With places 1, 2, 3. */
  numbered?: boolean | undefined;
  /** The bar below its line instead of within it. */
  below?: boolean | undefined;
  /** Pixels for the labels within a line; 64 unless told. */
  labelWidth?: number | undefined;
}

/** Names, bars and numbers below each other. */
export function RankBars({ rows, numbered = false, below = false, labelWidth = 64 }: RankBarsProps) {
  const most = Math.max(0, ...rows.map(({ size }) => size));
  return (
    <List part="chart" $below={below} $numbered={numbered} $label={labelWidth} $noted={rows.some(({ note }) => note)}>
      {rows.map(({ key, label, size, value, note }, i) => (
        <li key={key}>
          {numbered && <small>{i + 1}</small>}
          <span title={label}>{label}</span>
          {!below && <Bar share={most > 0 ? size / most : 0} />}
          <b>{value}</b>
          {note && <small>{note}</small>}
          {below && <Bar share={most > 0 ? size / most : 0} height={4} />}
        </li>
      ))}
    </List>
  );
}

interface Shape {
  $below: boolean;
  $numbered: boolean;
  $label: number;
  $noted: boolean;
}

const columns = ({ $below, $numbered, $label, $noted }: Shape): string =>
  [
    $numbered && '16px',
    $below ? 'minmax(0, 1fr) auto 48px' : `${$label}px minmax(24px, 1fr) minmax(52px, auto)`,
    !$below && $noted && 'auto',
  ]
    .filter(Boolean)
    .join(' ');

/** One grid for all lines: bars can be compared when their room is the same. */
const List = styled.ol<Shape>`
  display: grid;
  grid-template-columns: ${columns};
  column-gap: 8px;
  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: 4px 8px;
    align-items: ${({ $below }) => ($below ? 'baseline' : 'center')};
    min-height: ${({ $numbered }) => ($numbered ? 24 : 28)}px;
    padding: ${({ $below }) => ($below ? '8px 0' : '0')};
  }
  & > li > :last-child {
    grid-column: ${({ $below }) => ($below ? '2 / -1' : 'auto')};
  }
  & > li > span:not([aria-hidden]) {
    overflow: hidden;
    color: ${({ $numbered }) => token($numbered ? 'text-1' : 'text-2')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & b {
    color: ${token('text-1')};
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
  }
  & b + small {
    text-align: end;
  }
`;
