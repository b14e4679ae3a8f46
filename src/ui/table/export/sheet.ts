import { isSimulated, simulatedText } from '../../simulated';
import { textOf } from '../text-of';
import type { Column } from '../types';
import { betweenText } from '../../../text/between.text';
import type { ExportValue } from './csv';

/** What is written of a list: the names of its columns, and the line of a row. */
interface Sheet<Row> {
  head: string[];
  lineOf: (row: Row) => ExportValue[];
}

/** The columns of a file: those of the list, the gateway of each row by its id, and what the simulator drives. */
export function sheetOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet<Row> {
  const written = columns
    .filter((column) => column.exported !== false)
    .flatMap((column) => column.parts ?? [column])
    .map((column) => ({ key: column.key, title: titleOf(column), value: (row: Row) => exportOf(column, row) }));
  if (rows.some(gwidOf) && !written.some(({ key }) => key === 'gwid')) {
    written.push({ key: 'gwid', title: 'GWID', value: gwidOf });
  }
  // A file of real devices has no column for it.
  if (rows.some(isSimulated)) {
    const { mark } = simulatedText;
    written.push({ key: 'simulated', title: mark, value: (row) => (isSimulated(row) ? mark : '') });
  }
  return { head: written.map(({ title }) => title), lineOf: (row) => written.map(({ value }) => value(row)) };
}

const titleOf = <Row>({ title, unit }: Column<Row>) =>
  unit ? `${title}${betweenText.open}${unit}${betweenText.close}` : title;

const gwidOf = (row: unknown): string | undefined => {
  const { gwid } = row as { gwid?: unknown };
  return typeof gwid === 'string' ? gwid : undefined;
};

const exportOf = <Row>(column: Column<Row>, row: Row): ExportValue =>
  typeof column.exported === 'function' ? column.exported(row) : textOf(column, row);
