import { isSimulated, simulatedText } from '../../simulated';
import { useToast } from '../../toast';
import { startWork } from '../../tasks';
import type { ExportKind } from '../export/file';
import { has, type Selection } from '../model/selection';
import type { Source } from '../source/source';
import { tableText } from '../table.text';
import { exportOf } from '../text-of';
import type { Column } from '../types';

/** Exports the whole filtered set, or the ticked rows of it; a task with progress and a way to stop. */
export type ExportList = (kind: ExportKind, selection?: Selection) => void;

/** The way to export a list; undefined where the table has no name for the file. */
export function useExport<Row>(
  name: string | undefined,
  columns: readonly Column<Row>[],
  source: Source<Row>,
  keyOf: (row: Row) => string,
): ExportList | undefined {
  const toast = useToast();
  if (!name) return undefined;
  const written = columns.filter((column) => column.exported !== false);
  return (kind, selection) => {
    toast.info(tableText.exportStarted);
    const title = tableText.exportTask(name, kind.toUpperCase());
    void startWork(title, async (signal, onProgress) => {
      const head = written.map(({ title: text, unit }) => (unit ? `${text}（${unit}）` : text));
      // Nobody exports before the list is there.
      const [{ collect }, { exportFile, fileName, saveFile }] = await Promise.all([
        import('../export/collect'),
        import('../export/file'),
      ]);
      const found: Row[] = [];
      for await (const rows of collect({
        fetchPage: source.fetchPage,
        keyOf,
        size: source.fetchSize,
        signal,
        onProgress,
      })) {
        found.push(...(selection ? rows.filter((row) => has(selection, keyOf(row))) : rows));
        await nextFrame();
      }
      // Known once all are there: a file of real devices has no column for it.
      const marked = found.some(isSimulated);
      const file = await exportFile(kind, name, marked ? [...head, simulatedText.mark] : head);
      const lineOf = (row: Row) => written.map((column) => exportOf(column, row));
      const mark = (row: Row) => (isSimulated(row) ? simulatedText.mark : '');
      for (let at = 0; at < found.length; at += piece) {
        const rows = found.slice(at, at + piece);
        file.add(rows.map((row) => (marked ? [...lineOf(row), mark(row)] : lineOf(row))));
        await nextFrame();
      }
      const saved = fileName(name, kind, new Date());
      saveFile(file.finish(), saved);
      return tableText.exported(saved, found.length);
    });
  };
}

/** Rows that are written between two frames. */
const piece = 500;

/** Lets the page paint and take clicks (cancel) between two pieces. */
const nextFrame = () => new Promise<void>((resolve) => setTimeout(resolve));
