import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { moveFocus, type Cell } from '../model/grid-focus';

/** What the keyboard of a grid may do. Rows are numbers of loaded rows, from 0. */
export interface GridKeys {
  rows: number;
  cols: number;
  /** Rows that fit on the screen. */
  screen: number;
  /** Brings a row into the page. */
  scrollTo: (row: number) => void;
  /** Space; `range` with Shift. */
  onSelect: (row: number, range: boolean) => void;
  onSelectPage: () => void;
  /** Enter on a cell without a control. */
  onOpen: (row: number) => void;
  onEdit: (row: number) => void;
  onSave: (row: number) => void;
  onCancel: (row: number) => void;
  onDelete: () => void;
}

/** The grid pattern: one tab stop, arrows move, Enter acts, Space ticks (WAI-ARIA Authoring Practices). */
export function useGridFocus(grid: RefObject<HTMLTableElement | null>, keys: GridKeys) {
  const [cell, setCell] = useState<Cell>({ row: 0, col: 0 });
  const wanted = useRef<Cell>(undefined);
  const inside = useRef(false);

  // A row far away is rendered some moments after it was scrolled to: try with each render until it is there.
  useLayoutEffect(() => {
    const target = wanted.current && cellNode(grid.current, wanted.current);
    if (!target) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const go = (to: Cell) => {
    wanted.current = to;
    if (to.row >= 0) keys.scrollTo(to.row);
    setCell(to);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (target.matches('input:not([type="checkbox"]), textarea, select')) return onFieldKey(event, keys);
    const onCell = target.matches('td, th');
    const to = event.altKey ? undefined : moveFocus(cell, event.key, event.ctrlKey || event.metaKey, keys);
    if (to) {
      event.preventDefault();
      if (event.shiftKey && to.row !== cell.row && to.row >= 0) keys.onSelect(to.row, true);
      return go(to);
    }
    if (act(event, onCell, cell, keys)) event.preventDefault();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    inside.current = true;
    const at = placeOf(event.target);
    if (at && (at.row !== cell.row || at.col !== cell.col)) setCell(at);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    inside.current = event.currentTarget.contains(event.relatedTarget as Node | null);
  };
  return { cell, inside, onKeyDown, onFocus, onBlur };
}

function act(event: KeyboardEvent<HTMLElement>, onCell: boolean, cell: Cell, keys: GridKeys): boolean {
  const target = event.target as HTMLElement;
  const inner = onCell ? target.querySelector<HTMLElement>('a[href], button, input') : null;
  const inBody = cell.row >= 0;
  switch (event.key) {
    case ' ':
      if (!onCell) return false;
      if (inBody) keys.onSelect(cell.row, event.shiftKey);
      else inner?.click();
      return true;
    case 'Enter':
      if (!onCell) return false;
      if (inner instanceof HTMLInputElement && inBody) inner.focus();
      else if (inner) inner.click();
      else if (inBody) keys.onOpen(cell.row);
      return true;
    case 'F2':
      if (inBody) keys.onEdit(cell.row);
      return inBody;
    case 'Delete':
      keys.onDelete();
      return true;
    case 'a':
      if (!event.ctrlKey && !event.metaKey) return false;
      keys.onSelectPage();
      return true;
    case 'Escape':
      if (onCell) return false;
      target.closest<HTMLElement>('td, th')?.focus();
      return true;
    default:
      return false;
  }
}

function onFieldKey(event: KeyboardEvent<HTMLElement>, keys: GridKeys): void {
  const at = placeOf(event.target as HTMLElement);
  if (!at || (event.key !== 'Enter' && event.key !== 'Escape')) return;
  event.preventDefault();
  const cell = (event.target as HTMLElement).closest<HTMLElement>('td');
  if (event.key === 'Enter') keys.onSave(at.row);
  else keys.onCancel(at.row);
  cell?.focus();
}

/** Where in the grid a node stands; undefined in an open detail. */
export function placeOf(node: Element): Cell | undefined {
  const cell = node.closest<HTMLTableCellElement>('td, th');
  const row = cell?.parentElement?.dataset.row;
  return cell && row !== undefined ? { row: Number(row), col: cell.cellIndex } : undefined;
}

const cellNode = (grid: HTMLTableElement | null, { row, col }: Cell): HTMLElement | undefined =>
  grid?.querySelector<HTMLTableRowElement>(`tr[data-row="${row}"]`)?.cells[col];
