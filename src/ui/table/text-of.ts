import { dateTime, nothing } from '../../format';
import type { Column } from './types';

/** Plain text of a cell: what `text` says, else the field of the column's name. */
export function textOf<Row>(column: Column<Row>, row: Row): string | number | null | undefined {
  if (column.text) return column.text(row);
  if (column.at) return filled(dateTime(column.at(row)));
  const value = (row as Record<string, unknown>)[column.key];
  return typeof value === 'string' || typeof value === 'number' ? value : value == null ? undefined : String(value);
}

const filled = (text: string): string | undefined => (text === nothing ? undefined : text);
