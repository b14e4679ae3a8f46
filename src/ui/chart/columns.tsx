import { styled } from 'styled-components';
import { token } from '../../theme';

/** One column. */
export interface Column {
  key: string;
  /** Below it. */
  label: string;
  /** At least 0. */
  value: number;
  /** Above it. */
  text: string;
}

/** A few values side by side, each with its number; the last one stands out. */
export function Columns({
  columns,
  label,
  height = 26,
}: {
  columns: readonly Column[];
  label: string;
  height?: number;
}) {
  const most = Math.max(0, ...columns.map(({ value }) => value));
  return (
    <List part="chart" aria-label={label}>
      {columns.map(({ key, label: name, value, text }, i) => (
        <li key={key}>
          <span>{text}</span>
          <i
            aria-hidden
            style={{
              height: most > 0 ? Math.max(1, (value / most) * height) : 1,
              opacity: i === columns.length - 1 ? 1 : 0.55,
            }}
          />
          <span>{name}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  justify-content: space-between;
  & > li {
    display: grid;
    flex: 1;
    grid-template-rows: 1fr auto auto;
    justify-items: center;
    align-items: end;
    color: ${token('chart-label')};
    font-size: 11px;
    line-height: 18px;
    white-space: nowrap;
  }
  & > li > i {
    width: 26px;
    max-width: 70%;
    background: ${token('chart-1')};
    forced-color-adjust: none;
  }
  & > li > span:last-child {
    justify-self: stretch;
    border-top: 1px solid ${token('chart-axis')};
    text-align: center;
  }
`;
