import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { IconButton } from '../button';
import { ChartLine, Table as TableIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { chartText } from './chart.text';

/** The data of a chart in words. */
export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Props of `ChartFigure`. */
export interface ChartFigureProps {
  /** What the chart shows, in one sentence. */
  label: string;
  table: ChartTable;
  /** Pixels, the same for both views. */
  height: number;
  /** Older data while newer ones load: drawn faintly. */
  stale?: boolean | undefined;
  children: ReactNode;
}

/** A drawn chart with the same data as a table: for screen readers always, for everybody on demand. */
export function ChartFigure({ label, table, height, stale, children }: ChartFigureProps) {
  const [asTable, setAsTable] = useState(false);
  const data = <DataOf table={table} label={label} />;
  return (
    <Box part="chart" $stale={Boolean(stale)} style={{ height }} aria-busy={Boolean(stale)}>
      {asTable ? (
        // Reachable by keyboard, since it scrolls.
        <Scroll tabIndex={0} role="region" aria-label={label}>
          {data}
        </Scroll>
      ) : (
        <>
          <Drawing role="img" aria-label={label}>
            {children}
          </Drawing>
          <VisuallyHidden as="div">{data}</VisuallyHidden>
        </>
      )}
      <Switch>
        <IconButton
          size="sm"
          label={asTable ? chartText.asChart : chartText.asTable}
          onClick={() => setAsTable((was) => !was)}
        >
          {asTable ? <ChartLine /> : <TableIcon />}
        </IconButton>
      </Switch>
    </Box>
  );
}

const DataOf = ({ table: { head, rows }, label }: { table: ChartTable; label: string }) => (
  <Data aria-label={label}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], row) => (
        <tr key={row}>
          <th scope="row">{name}</th>
          {cells.map((cell, i) => (
            <td key={head[i + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Data>
);

const Switch = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  opacity: 0;
  @media print {
    display: none;
  }
`;

const Box = styled.figure<{ $stale: boolean }>`
  position: relative;
  opacity: ${({ $stale }) => ($stale ? 0.4 : 1)};
  transition: opacity ${token('dur-slow')} ${token('ease-standard')};
  &:hover > ${Switch}, &:focus-within > ${Switch} {
    opacity: 1;
  }
`;

const Drawing = styled.div`
  height: 100%;
`;

const Scroll = styled.div`
  height: 100%;
  overflow: auto;
`;

const Data = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 12px;
  & th,
  & td {
    height: 28px;
    padding: 0 12px;
    border-bottom: 1px solid ${token('border-subtle')};
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  & th:first-child {
    text-align: start;
  }
  & thead th {
    position: sticky;
    top: 0;
    background: ${token('surface-base')};
    color: ${token('text-3')};
  }
`;
