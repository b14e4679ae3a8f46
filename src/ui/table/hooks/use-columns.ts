import { layOut, type Layout } from '../model/column-layout';
import { edges, headRoom } from '../model/words-room';
import type { Column } from '../types';
import type { ColumnChoice } from './use-column-choice';
import { useKept } from '../../../session/use-kept';
import type { Room } from './use-room';

/** Columns in front of the data. */
export interface Lead {
  key: 'expand' | 'select' | 'number';
  width: number;
}

/** A data column as it is shown now. */
export interface ShownColumn<Row> {
  column: Column<Row>;
  width: number;
  /** Distance from the left edge where it stays; undefined: it scrolls away, or nothing scrolls. */
  left?: number;
}

/** From so many times the usual size of letters on, rows are not numbered. */
const roomyLetters = 1.6;

/** Everything about columns that head and body need. */
export interface Columns<Row> {
  lead: readonly (Lead & { left: number })[];
  shown: readonly ShownColumn<Row>[];
  /** Width of the actions column, 0 without one. */
  actions: number;
  layout: Layout;
  /** The columns need more than the room there is: they scroll sideways, the first and the actions stay. */
  wide: boolean;
  /** Each row is a card: there is no room for columns side by side. */
  narrow: boolean;
  /** Cells per row. */
  span: number;
  /** Sets a width by hand, px. */
  resize: (key: string, width: number) => void;
}

/** What the columns depend on. */
export interface ColumnOptions<Row> {
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
  lead: readonly Lead[];
  actions: number;
  room: Room;
  narrow: boolean;
  cacheKey: string | undefined;
}

/** Columns, their widths and where they stand; rows are rendered straight from the data. */
export function useColumns<Row>(options: ColumnOptions<Row>): Columns<Row> {
  const { columns, choice, narrow, cacheKey } = options;
  const { letters } = options.room;
  const actions = Math.round(options.actions * letters);
  const room = narrow ? 0 : options.room.width;
  // With letters of twice the size the room is for names.
  const isLeft = ({ key }: Lead) => (narrow ? key === 'expand' : key !== 'number' || letters < roomyLetters);
  const lead = options.lead
    .filter(isLeft)
    .map((one) => (one.key === 'number' ? { ...one, width: Math.round(one.width * letters) } : one));
  const [sizing, setSizing] = useKept<Readonly<Record<string, number>>>(cacheKey && `widths.${cacheKey}`, {});
  const wanted = columns.filter(
    ({ key, priority }) => choice.shown.includes(key) && (!narrow || choice.chosen || priority !== 3),
  );
  const leadWidth = lead.reduce((sum, { width }) => sum + width, 0);
  const layout = layOut(
    wanted.map((column) => ({
      ...column,
      width: lettered(Math.max(column.width ?? 120, headRoom(column)), letters),
      minWidth: lettered(column.minWidth ?? 64, letters),
    })),
    Math.max(0, room - leadWidth - actions),
    { resized: sizing, chosen: choice.chosen },
  );
  const wide = room > 0 && leadWidth + layout.total + actions > room;
  let left = 0;
  const placedLead = lead.map((one) => ({ ...one, left: (left += one.width) - one.width }));
  const isWanted = new Set(wanted.map(({ key }) => key).filter((key) => !layout.hidden.has(key)));
  const shown = columns
    .filter(({ key }) => isWanted.has(key))
    .map((column, i) => ({
      column,
      width: layout.widths[column.key] ?? 120,
      ...(i === 0 && wide && { left: leadWidth }),
    }));
  return {
    lead: placedLead,
    shown,
    actions,
    layout,
    wide,
    narrow,
    span: lead.length + shown.length + (actions ? 1 : 0),
    resize: (key, width) => setSizing({ ...sizing, [key]: width }),
  };
}

/** A width for letters of another size, to which the edges of cells do not grow. */
const lettered = (width: number, letters: number): number => edges + (width - edges) * letters;
