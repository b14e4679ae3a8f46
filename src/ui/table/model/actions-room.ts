import type { RowAction } from '../types';

/** Actions of a row that stand in words; the others are behind three dots. */
export const actionsShown = 2;

/** Pixels that the actions of the first rows need, with the edges of their column; letters are taken for broad ones. */
export const actionsRoom = <Row>(rows: readonly Row[], actionsOf: (row: Row) => readonly RowAction[]): number =>
  Math.max(0, ...rows.slice(0, 20).map((row) => roomOf(actionsOf(row))));

function roomOf(actions: readonly RowAction[]): number {
  const words = actions.filter(({ danger }) => !danger).slice(0, actionsShown);
  const room = words.reduce((sum, { label }) => sum + gap + widthOf(label), edges);
  return actions.length > words.length ? room + gap + dots : room;
}

const edges = 22;
const gap = 14;
const dots = 16;

const widthOf = (text: string) => [...text].reduce((sum, one) => sum + (one > '\u2e80' ? 13 : 8), 0);
