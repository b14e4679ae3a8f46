import type { Column } from '../types';

/** Pixels of a line in letters of 12 px: an estimate that seldom falls short. */
const lineOf = (line: string): number => [...line].reduce((sum, letter) => sum + roomOf(letter), 0);

function roomOf(letter: string): number {
  if (letter > '\u2e80') return 12;
  if (" ijltfrI.,:;|'’/()-".includes(letter)) return 4.2;
  return /[A-Zmw%]/.test(letter) ? 8.4 : 6.8;
}

/** Pixels of a cell left and right of what it says. */
export const edges = 24;
/** Behind the words of a head that sorts. */
const sortMark = 14;

/** Pixels that a column needs for its head: longer words of another language are not cut. */
export const headRoom = ({ title, unit, sortable }: Pick<Column<never>, 'title' | 'unit' | 'sortable'>): number =>
  Math.ceil(lineOf(unit ? `${title} ${unit}` : title) + (sortable ? sortMark : 0) + edges);

/** Letters of cells, to those of heads. */
const cellLetters = 13 / 12;
/** A shape of 10 px and its gap. */
const shape = 16;

/**
 * Width of a column that says one of a few words, in the language it is in: what the longest needs, and at least `width`.
 * `shaped`: a shape stands before the word.
 */
export const widthFor = (
  words: Readonly<Record<string, string>>,
  width: number,
  { shaped = false }: { shaped?: boolean } = {},
): number =>
  Math.max(
    width,
    ...Object.values(words).map((word) => Math.ceil(lineOf(word) * cellLetters + (shaped ? shape : 0) + edges)),
  );
