import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Checkbox } from '../../checkbox';
import { VisuallyHidden } from '../../visually-hidden';
import type { Columns, ShownColumn } from '../hooks/use-columns';
import { nextSort, type Sort } from '../model/list-state';
import { tableText } from '../table.text';
import { classOf } from './cell';
import { Grip, SortButton } from './cells.styles';

/** Props of `Head`. */
export interface HeadProps<Row> {
  columns: Columns<Row>;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  /** How many rows of this page are ticked. */
  page: 'none' | 'some' | 'all';
  onSelectPage: (on: boolean) => void;
  /** Column of the focused cell, if it is in the head. */
  focusCol: number | undefined;
}

/** The head: stays on top, sorts, resizes. It is row -1 of the grid's keyboard. */
export function Head<Row>({ columns, sort, onSort, page, onSelectPage, focusCol }: HeadProps<Row>) {
  let col = 0;
  const tabIndex = () => (focusCol === col++ ? 0 : -1);
  return (
    <thead part="table-head">
      <tr aria-rowindex={1} data-row={-1}>
        {columns.lead.map((lead) => (
          <th
            part="header-cell"
            key={lead.key}
            scope="col"
            className="lead stick"
            style={columns.wide ? { left: lead.left } : undefined}
            tabIndex={tabIndex()}
          >
            {lead.key === 'expand' && <VisuallyHidden>{tableText.expandHead}</VisuallyHidden>}
            {lead.key === 'number' && tableText.number}
            {lead.key === 'select' && (
              <Checkbox
                tabIndex={-1}
                checked={page === 'all'}
                mixed={page === 'some'}
                onChange={() => onSelectPage(page !== 'all')}
                aria-label={tableText.selectPage}
              />
            )}
          </th>
        ))}
        {columns.shown.map((shown) => (
          <HeadCell
            key={shown.column.key}
            shown={shown}
            sort={sort?.key === shown.column.key ? sort : undefined}
            onSort={() => onSort(nextSort(sort, shown.column.key))}
            onResize={(width) => columns.resize(shown.column.key, width)}
            tabIndex={tabIndex()}
          />
        ))}
        {columns.actions > 0 && (
          <th part="header-cell" scope="col" className="end" tabIndex={tabIndex()}>
            {tableText.actions}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  shown: ShownColumn<Row>;
  sort: Sort | undefined;
  onSort: () => void;
  onResize: (width: number) => void;
  tabIndex: number;
}

function HeadCell<Row>({ shown, sort, onSort, onResize, tabIndex }: HeadCellProps<Row>) {
  const { column, width, left } = shown;
  /** Where the edge was taken hold of: the width then, and the pointer's place, px. */
  const [held, setHeld] = useState<{ width: number; at: number }>();
  const resize = (wanted: number) => onResize(Math.min(800, Math.max(column.minWidth ?? 64, wanted)));
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // No text is marked meanwhile, and the pointer may leave the edge.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({ width, at: event.clientX });
  };
  const next = nextSort(sort, column.key);
  const title = (
    <>
      {column.title}
      {column.unit && <span className="unit"> {column.unit}</span>}
    </>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    event.stopPropagation();
    resize(width + (event.key === 'ArrowLeft' ? -16 : 16));
  };
  return (
    <th
      part="header-cell"
      scope="col"
      className={classOf({ ...column, mono: false, strong: false }, left !== undefined)}
      style={left === undefined ? undefined : { left }}
      data-column={column.key}
      aria-sort={sort ? (sort.desc ? 'descending' : 'ascending') : undefined}
      tabIndex={tabIndex}
      onKeyDown={onKeyDown}
    >
      {column.sortable ? (
        <SortButton
          type="button"
          tabIndex={-1}
          data-on={sort ? '' : undefined}
          title={tableText.sort(column.title, next ? (next.desc ? 'desc' : 'asc') : 'none')}
          onClick={onSort}
        >
          {title}
          <SortMark sort={sort} />
        </SortButton>
      ) : (
        title
      )}
      <Grip
        aria-hidden
        title={tableText.resize(column.title)}
        data-on={held ? '' : undefined}
        onPointerDown={take}
        onPointerMove={held && (({ clientX }) => resize(held.width + clientX - held.at))}
        onLostPointerCapture={() => setHeld(undefined)}
      />
    </th>
  );
}

const SortMark = ({ sort }: { sort: Sort | undefined }) => (
  <svg width="10" height="14" viewBox="0 0 10 14" aria-hidden fill="currentColor">
    <path d="M5 2 8 5.5H2z" opacity={sort && !sort.desc ? 1 : 0.45} />
    <path d="M5 12 2 8.5h6z" opacity={sort?.desc ? 1 : 0.45} />
  </svg>
);
