import { useCallback, useMemo, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import type { Draft, GridModel } from './grid-model';
import { useDrawnHeight } from './hooks/use-drawn-height';
import { placeOf, useGridFocus } from './hooks/use-grid-focus';
import type { Ticks } from './hooks/use-selection';
import { useStable } from './hooks/use-stable';
import { useWindow } from './hooks/use-window';
import type { Sort } from './model/list-state';
import { itemAt, itemCount, placeOf as placeInItems } from './model/items';
import { pageState } from './model/selection';
import { Body } from './parts/body';
import { Head } from './parts/head';
import { Grid as GridTable, Ruler, Scroller } from './table.styles';

/** Props of `Grid`. */
export interface GridProps<Row> {
  label: string;
  grid: GridModel<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Rows that match, on all pages; undefined: nobody knows. */
  total: number | undefined;
  /** Number of the first loaded row, from 1. */
  first: number;
  /** Row height in px at normal density, without open details. */
  rowHeight: number;
  maxHeight: string;
  stale: boolean;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  ticks: Ticks;
  drafts: Readonly<Record<string, Draft>>;
  /** Keys of open rows. */
  open: ReadonlySet<string>;
  onToggle: (key: string) => void;
  onOpen: ((row: Row) => void) | undefined;
  onDelete: (() => void) | undefined;
  scroller: RefObject<HTMLDivElement | null>;
  /** Instead of rows: skeleton, empty, failed. */
  children?: ReactNode;
}

const headHeight = 36;
/** Of a card or an open detail, until it was measured. */
const cardHeight = 120;
/** Of a heading between rows; its style says it too. */
const groupHeight = 32;

/** Head and rows in their scroller. Only the rows on the screen are in the page. */
export function Grid<Row>(props: GridProps<Row>) {
  const { grid, rows, keyOf, ticks, scroller } = props;
  const ruler = useRef<HTMLElement>(null);
  const rowHeight = useDrawnHeight(ruler, props.rowHeight);
  const table = useRef<HTMLTableElement>(null);
  const open = useMemo(() => openRows(rows, props.open, keyOf), [rows, props.open, keyOf]);
  const page = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const ticked = useMemo(() => pageState(ticks.selection, page), [ticks.selection, page]);

  const groups = useMemo(() => groupsOf(rows, grid), [rows, grid]);

  // The same functions as long as the rows are the same: a new one has every row counted again.
  const keyAt = useCallback(
    (place: number) => {
      const { row, detail } = itemAt(place, open);
      const key = page[row] ?? String(row);
      return detail ? `open ${key}` : key;
    },
    [page, open],
  );
  const heightAt = useCallback(
    (place: number) => {
      const { row, detail } = itemAt(place, open);
      if (detail || grid.columns.narrow) return cardHeight;
      return groups.has(row) ? rowHeight + groupHeight : rowHeight;
    },
    [open, rowHeight, grid.columns.narrow, groups],
  );
  const window = useWindow({
    count: itemCount(rows.length, open),
    scroller,
    heightAt,
    keyAt,
    covered: headHeight,
  });

  const at = (row: number, act: (row: Row) => void) => {
    const found = rows[row];
    if (found !== undefined) act(found);
  };
  const focus = useGridFocus(table, {
    rows: rows.length,
    cols: grid.columns.span,
    screen: Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 400) - headHeight) / rowHeight) - 1),
    scrollTo: (row) => window.scrollTo(placeInItems(row, open)),
    onSelect: (row, range) => grid.selectable && at(row, (found) => ticks.toggle(keyOf(found), range)),
    onSelectPage: () => grid.selectable && ticks.set(page, true),
    onOpen: (row) =>
      at(row, (found) => (props.onOpen ? props.onOpen(found) : grid.expand && props.onToggle(keyOf(found)))),
    onEdit: (row) => at(row, (found) => grid.editing.start(keyOf(found), found)),
    onSave: (row) => at(row, (found) => grid.editing.save(keyOf(found), found)),
    onCancel: (row) => at(row, (found) => grid.editing.cancel(keyOf(found))),
    onDelete: () => props.onDelete?.(),
  });

  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-do]');
    const row = control && rows[placeOf(control)?.row ?? -1];
    if (!control && grid.columns.narrow) return onDoubleClick(event);
    if (!control || row === undefined || row === null) return;
    if (control.dataset.do === 'select') ticks.toggle(keyOf(row), event.shiftKey);
    else props.onToggle(keyOf(row));
  };
  const onDoubleClick = (event: MouseEvent) => {
    const place = placeOf(event.target as Element);
    if (place && !(event.target as Element).closest('a, button, input')) at(place.row, (row) => props.onOpen?.(row));
  };

  const onSort = useStable(props.onSort);
  const onSelectPage = useStable((on: boolean) => ticks.set(page, on));
  const focusCol = focus.cell.row < 0 ? focus.cell.col : undefined;
  // Scrolling renders this component with each frame; the head stays out of it.
  const head = useMemo(
    () => (
      <Head
        columns={grid.columns}
        sort={props.sort}
        onSort={onSort}
        page={ticked}
        onSelectPage={onSelectPage}
        focusCol={focusCol}
      />
    ),
    [grid.columns, props.sort, onSort, ticked, onSelectPage, focusCol],
  );
  // The row with the focus stays in the page when it is scrolled away, else the focus would be lost.
  const focused = focus.inside.current && focus.cell.row >= 0 ? placeInItems(focus.cell.row, open) : undefined;
  const items = window.items(focused);
  const firstShown = itemAt(items[0]?.index ?? 0, open).row;
  const shownRows = items.map((item) => itemAt(item.index, open).row);
  const stop =
    shownRows.includes(focus.cell.row) || focus.cell.row < 0 ? focus.cell : { ...focus.cell, row: firstShown };
  const { columns } = grid;
  return (
    <Scroller
      ref={scroller}
      $min={props.children ? 160 : 0}
      $max={props.maxHeight}
      $head={columns.narrow ? 0 : headHeight}
      $left={(columns.shown[0]?.left ?? 0) + (columns.shown[0]?.width ?? 0)}
      data-stale={props.stale || undefined}
      aria-busy={props.stale || undefined}
    >
      <Ruler ref={ruler} aria-hidden $row={props.rowHeight} />
      <GridTable
        ref={table}
        $head={headHeight}
        $row={props.rowHeight}
        role="grid"
        part="table"
        aria-label={props.label}
        aria-rowcount={props.total === undefined ? -1 : props.total + 1}
        aria-colcount={columns.span}
        aria-multiselectable={grid.selectable || undefined}
        data-wide={columns.wide || undefined}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        style={columns.narrow ? undefined : { width: tableWidth(grid) }}
      >
        <colgroup>
          {columns.lead.map((lead) => (
            <col key={lead.key} style={{ width: lead.width }} />
          ))}
          {columns.shown.map(({ column, width }) => (
            <col key={column.key} style={{ width }} />
          ))}
          {columns.actions > 0 && <col style={{ width: columns.actions }} />}
        </colgroup>
        {head}
        {!props.children && (
          <tbody>
            <Body
              grid={grid}
              rows={rows}
              keyOf={keyOf}
              first={props.first}
              items={items}
              height={window.height}
              open={open}
              selection={ticks.selection}
              drafts={props.drafts}
              focus={stop}
              measure={window.measure}
              groups={groups}
            />
          </tbody>
        )}
      </GridTable>
      {props.children}
    </Scroller>
  );
}

function openRows<Row>(rows: readonly Row[], open: ReadonlySet<string>, keyOf: (row: Row) => string): number[] {
  if (open.size === 0) return [];
  return rows.flatMap((row, i) => (open.has(keyOf(row)) ? [i] : []));
}

/** Rows that begin a group. Cards say themselves what would head them. */
function groupsOf<Row>(rows: readonly Row[], { groupOf, columns }: GridModel<Row>): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (!groupOf || columns.narrow) return found;
  let last: string | undefined;
  rows.forEach((row, at) => {
    const name = groupOf(row);
    if (name !== last) found.set(at, name);
    last = name;
  });
  return found;
}

const tableWidth = <Row,>({ columns }: GridModel<Row>): number =>
  columns.lead.reduce((sum, lead) => sum + lead.width, 0) + columns.layout.total + columns.actions;
