/** What the layout needs to know about a column. Widths in px. */
export interface Measure {
  key: string;
  /** Wanted width. */
  width: number;
  /** Never narrower than this. */
  minWidth?: number | undefined;
  /** Share of spare room; columns without keep their width. */
  grow?: number | undefined;
  /** 1 always stays; 2 and 3 give way first when the room is short, the highest number and the last column first. */
  priority?: 1 | 2 | 3 | undefined;
}

/** Result: width per shown column, and what had to give way. */
export interface Layout {
  widths: Readonly<Record<string, number>>;
  hidden: ReadonlySet<string>;
  /** Width of all columns together; more than the room means horizontal scrolling. */
  total: number;
}

/** Room that a scroll bar takes which does not lie over the rows, px: as wide as any system draws it. */
const scrollBar = 18;

/** So many times its width a column grows before all columns get a part: nobody's eye leaps over an empty half of the page. */
const roomy = 2;

/**
 * Places columns in the room there is: columns that grow give as much as a scroll bar takes, then secondary ones give way
 * (unless the reader chose the columns, `chosen`), then the rest may scroll. Widths the reader set by hand are kept as
 * they are.
 */
export function layOut(
  columns: readonly Measure[],
  room: number,
  options: { resized?: Readonly<Record<string, number>>; chosen?: boolean } = {},
): Layout {
  const resized = options.resized ?? {};
  const widthOf = (column: Measure) => Math.max(column.minWidth ?? 48, resized[column.key] ?? column.width);
  const share = ({ key, grow = 0 }: Measure) => (resized[key] === undefined ? grow : 0);
  const elastic = columns.some(share) ? scrollBar : 0;
  // No room is no layout yet: nothing is known to be too narrow.
  const hidden = givingWay(columns, options.chosen || room <= 0 ? Infinity : room + elastic, widthOf);
  const shown = columns.filter((column) => !hidden.has(column.key));
  const used = sum(shown, widthOf);
  const total = room < used - elastic ? used : room;
  const spare = total - used;
  const grown = shareOut(
    shown,
    Math.min(
      spare,
      sum(shown, (one) => (share(one) ? widthOf(one) * (roomy - 1) : 0)),
    ),
    share,
  );
  const rest = spare - sum(shown, (one) => grown[one.key]!);
  // Where none grows, the last one takes it all.
  const evenly = (one: Measure) =>
    elastic ? (resized[one.key] === undefined ? widthOf(one) : 0) : Number(one === shown.at(-1));
  const wider = shareOut(shown, rest, evenly);
  const widths = Object.fromEntries(shown.map((one) => [one.key, widthOf(one) + grown[one.key]! + wider[one.key]!]));
  return { widths, hidden, total };
}

/** Whole pixels of the room for each column by its weight; all of them where any has one. */
function shareOut(columns: readonly Measure[], room: number, weight: (column: Measure) => number) {
  let weights = sum(columns, weight);
  const parts: Record<string, number> = {};
  for (const column of columns) {
    const part = weights > 0 ? Math.floor((room * weight(column)) / weights) : 0;
    parts[column.key] = part;
    room -= part;
    weights -= weight(column);
  }
  return parts;
}

const sum = (columns: readonly Measure[], of: (column: Measure) => number): number =>
  columns.reduce((all, column) => all + of(column), 0);

function givingWay(columns: readonly Measure[], room: number, widthOf: (column: Measure) => number): Set<string> {
  const hidden = new Set<string>();
  let used = sum(columns, widthOf);
  for (const priority of [3, 2]) {
    for (const column of columns.toReversed()) {
      if (used <= room) return hidden;
      if (column.priority !== priority) continue;
      hidden.add(column.key);
      used -= widthOf(column);
    }
  }
  return hidden;
}
