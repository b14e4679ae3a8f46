/** A row of a file that says anything; `line` counts from 1, as spreadsheet programs do. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** Columns that are read of a row. */
export const mostColumns = 64;
