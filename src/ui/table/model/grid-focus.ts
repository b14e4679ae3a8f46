/** A cell of the grid, both from 0; row -1 is the head. */
export interface Cell {
  row: number;
  col: number;
}

/** The grid that a key moves in. */
export interface Extent {
  rows: number;
  cols: number;
  /** Rows that fit on the screen: how far Page Up and Page Down go. */
  screen: number;
}

/** Where a key leads; undefined: the key does not move the focus. Follows the grid pattern of the ARIA practices. */
export function moveFocus(at: Cell, key: string, ctrl: boolean, extent: Extent): Cell | undefined {
  const { row, col } = at;
  const to = (r: number, c: number): Cell => ({ row: clamp(r, -1, extent.rows), col: clamp(c, 0, extent.cols) });
  switch (key) {
    case 'ArrowUp':
      return to(ctrl ? 0 : row - 1, col);
    case 'ArrowDown':
      return to(ctrl ? extent.rows - 1 : row + 1, col);
    case 'ArrowLeft':
      return to(row, col - 1);
    case 'ArrowRight':
      return to(row, col + 1);
    case 'PageUp':
      return to(row - extent.screen, col);
    case 'PageDown':
      return to(row + extent.screen, col);
    case 'Home':
      return to(ctrl ? 0 : row, 0);
    case 'End':
      return to(ctrl ? extent.rows - 1 : row, extent.cols - 1);
    default:
      return undefined;
  }
}

const clamp = (value: number, least: number, size: number) => Math.max(least, Math.min(size - 1, value));
