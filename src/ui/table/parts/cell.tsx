import type { ReactNode } from 'react';
import { number, time } from '../../../format';
import { Simulated } from '../../simulated';
import type { ShownColumn } from '../hooks/use-columns';
import { tableText } from '../table.text';
import { textOf } from '../text-of';
import type { Column } from '../types';
import { Marked } from './cells.styles';

/** Props of `Cell`. */
export interface CellProps<Row> {
  shown: ShownColumn<Row>;
  row: Row;
  /** Only the cell with the focus is a tab stop. */
  tabStop: boolean;
  /** The row is of something simulated, and this cell says so. */
  simulated?: boolean;
  /** What it is of a card, which has no head to name its columns. */
  card?: 'name' | 'field' | false;
  /** Instead of the column's own content: the field of a row being edited. */
  children?: ReactNode;
}

/** One cell: a single node when it is plain text. */
export function Cell<Row>({ shown, row, tabStop, simulated, card, children }: CellProps<Row>) {
  const { column, left } = shown;
  const text = column.render ? undefined : textOf(column, row);
  const bare = text === undefined || text === null || text === '';
  const content =
    children ??
    (column.render
      ? column.render(row)
      : bare
        ? tableText.none
        : column.at && !column.text
          ? time(column.at(row))
          : write(text));
  const faint = !column.render && bare;
  return (
    <td
      part="cell"
      className={classOf(column, left !== undefined, faint, card === 'name')}
      data-title={card === 'field' ? titleOf(column) : undefined}
      style={left === undefined ? undefined : { left }}
      title={typeof text === 'string' && text.length > 10 ? text : undefined}
      tabIndex={tabStop ? 0 : -1}
    >
      {simulated ? (
        <Marked>
          <span>{content}</span>
          <Simulated />
        </Marked>
      ) : (
        content
      )}
    </td>
  );
}

/** Classes of a column's cells, in head and body. */
export function classOf<Row>(column: Column<Row>, sticks: boolean, faint = false, names = false): string | undefined {
  const classes = [
    sticks && 'stick edge',
    column.align,
    column.mono && 'mono',
    column.strong && 'strong',
    faint && 'faint',
    names && 'name',
  ];
  return classes.filter((name) => name && name !== 'left').join(' ') || undefined;
}

const titleOf = <Row,>({ title, unit }: Column<Row>): string => (unit ? `${title} ${unit}` : title);

const write = (value: string | number): string => (typeof value === 'number' ? number(value, 2) : value);
