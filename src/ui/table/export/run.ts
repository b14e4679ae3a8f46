import type { Work } from '../../tasks';
import { has, type Selection } from '../model/selection';
import type { Source } from '../source/source';
import { exportRunText } from './run.text';
import type { Column } from '../types';
import { collect } from './collect';
import { exportFile, fileName, saveFile, type ExportKind } from './file';
import { sheetOf } from './sheet';

/** What an export needs. */
export interface Export<Row> {
  kind: ExportKind;
  /** Name of the file, without date and ending. */
  name: string;
  columns: readonly Column<Row>[];
  source: Source<Row>;
  keyOf: (row: Row) => string;
  /** Only these rows; all that match unless told. */
  selection: Selection | undefined;
}

/** Writes all rows that match, or the ticked ones, to a file; says which. */
export async function runExport<Row>(
  { kind, name, columns, source, keyOf, selection }: Export<Row>,
  ...[signal, onProgress]: Parameters<Work>
): Promise<string> {
  const found: Row[] = [];
  for await (const rows of collect({
    fetchPage: (page, size, stopped) => source.fetchPage(page, size, stopped, true),
    keyOf,
    size: source.fetchSize,
    signal,
    onProgress,
  })) {
    found.push(...(selection ? rows.filter((row) => has(selection, keyOf(row))) : rows));
    await nextFrame();
  }
  const { head, lineOf } = sheetOf(columns, found);
  const file = await exportFile(kind, name, head);
  for (let at = 0; at < found.length; at += piece) {
    file.add(found.slice(at, at + piece).map(lineOf));
    await nextFrame();
  }
  const saved = fileName(name, kind, new Date());
  saveFile(file.finish(), saved);
  return exportRunText.exported(saved, found.length);
}

/** Rows that are written between two frames. */
const piece = 500;

/** Lets the page paint and take clicks (cancel) between two pieces. */
const nextFrame = () => new Promise<void>((resolve) => setTimeout(resolve));
