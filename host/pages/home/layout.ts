/** Something that takes a part of a row. */
export interface Sized {
  key: string;
  /** Sixtieths of a row; 60 stands alone. */
  weight: number;
  /** Low ones share no row with high ones: there would be a hole below them. */
  low?: boolean;
}

/** Width of a full row. */
const fullRow = 60;

/** Puts cards into rows in their order, each row as full as it gets; a row that is not full is stretched. */
export function rowsOf<C extends Sized>(cards: readonly C[]): C[][] {
  const rows: C[][] = [];
  let left = 0;
  for (const card of cards) {
    const before = rows.at(-1)?.[0];
    if (!before || card.weight > left || Boolean(before.low) !== Boolean(card.low)) {
      rows.push([]);
      left = fullRow;
    }
    rows.at(-1)?.push(card);
    left -= card.weight;
  }
  return rows;
}

/** A card's place and whether it is seen. */
export interface Placed {
  key: string;
  shown: boolean;
}

/**
 * Reads a kept arrangement: keys in order, hidden ones with a `-` in front. Keys that no longer exist are left out;
 * cards that are newer than the arrangement come at the end, seen.
 */
export function arrangementOf(keys: readonly string[], kept: readonly string[] | undefined): Placed[] {
  const known = new Set(keys);
  const placed = new Map<string, boolean>();
  for (const entry of kept ?? []) {
    const key = entry.replace(/^-/, '');
    if (known.has(key) && !placed.has(key)) placed.set(key, !entry.startsWith('-'));
  }
  for (const key of keys) if (!placed.has(key)) placed.set(key, true);
  return [...placed].map(([key, shown]) => ({ key, shown }));
}

/** The arrangement as it is kept; empty where it is the product's own, which forgets the choice. */
export function keptOf(keys: readonly string[], placed: readonly Placed[]): string[] {
  const own = placed.every(({ key, shown }, i) => shown && key === keys[i]);
  return own ? [] : placed.map(({ key, shown }) => (shown ? key : `-${key}`));
}

/** The list with the entry at `from` at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  const entry = list[from];
  if (entry === undefined || to < 0 || to > rest.length) return [...list];
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}
