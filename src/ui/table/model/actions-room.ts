import type { RowAction } from '../types';

/** Actions of a row that stand in words; the others are behind three dots. */
export const actionsShown = 2;

/** Rows that are looked at: those that are on the screen at first. */
const looked = 20;

/** Pixels that the longest actions of rows need, with the edges of their column; letters are taken for broad ones. */
export const actionsRoom = <Row>(rows: readonly Row[], actionsOf: (row: Row) => readonly RowAction[]): number =>
  Math.max(0, ...rows.slice(0, looked).map((row) => roomOf(actionsOf(row))));

function roomOf(actions: readonly RowAction[]): number {
  const safe = actions.filter(({ danger }) => !danger);
  const words = safe.slice(0, actionsShown).map(({ label }) => widthOf(label));
  const parts = actions.length > words.length ? [...words, dots] : words;
  return edges + parts.reduce((sum, part) => sum + part, 0) + gap * Math.max(0, parts.length - 1);
}

const edges = 28;
const gap = 14;
const dots = 16;

const widthOf = (text: string) => Math.ceil([...text].reduce((sum, one) => sum + (one > '\u2e80' ? 13 : 7.2), 0));
