import type { PlaceCode } from '../../../src/domain/region';

/** Size of a tile and the room between two, in units of the drawing. */
export const tile = { width: 84, height: 58, gap: 6 } as const;

/** Column and row of each province in the grid: neighbours stand near each other, sizes mean nothing. */
const grid: Readonly<Record<PlaceCode, readonly [column: number, row: number]>> = {
  23: [7, 0],
  22: [7, 1],
  15: [3, 2],
  11: [5, 2],
  21: [7, 2],
  65: [0, 3],
  62: [1, 3],
  64: [2, 3],
  61: [3, 3],
  14: [4, 3],
  13: [5, 3],
  12: [6, 3],
  54: [0, 4],
  63: [1, 4],
  51: [2, 4],
  50: [3, 4],
  41: [4, 4],
  37: [5, 4],
  32: [6, 4],
  53: [2, 5],
  52: [3, 5],
  42: [4, 5],
  34: [5, 5],
  31: [6, 5],
  45: [3, 6],
  43: [4, 6],
  36: [5, 6],
  33: [6, 6],
  44: [4, 7],
  35: [5, 7],
  71: [7, 7],
  46: [3, 8],
  82: [4, 8],
  81: [5, 8],
  '00': [8, 4],
};

/** Room that all tiles take. */
export const ground = {
  width: 9 * (tile.width + tile.gap) - tile.gap,
  height: 9 * (tile.height + tile.gap) - tile.gap,
};

/** The middle of a province. */
export function middleOf(code: PlaceCode): { x: number; y: number } {
  const [column, row] = grid[code];
  return {
    x: column * (tile.width + tile.gap) + tile.width / 2,
    y: row * (tile.height + tile.gap) + tile.height / 2,
  };
}
