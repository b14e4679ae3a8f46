/** Padding and title of a tile, and a line of a list, px of the picture. */
const outside = 62;
const line = 56;

/** Lines of a list that fit into a tile of this height, px of the picture. */
export const rowsOf = (height: number): number => Math.max(1, Math.floor((height - outside) / line));

/** Room below the title of a tile of this height. */
export const bodyOf = (height: number): number => Math.max(40, height - outside);
