import { useToast } from '../../toast';
import { startWork } from '../../tasks';
import type { ExportKind } from '../export/file';
import { has, type Selection } from '../model/selection';
import type { Source } from '../source/source';
import { tableText } from '../table.text';
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
  return (kind, selection) => {
    toast.info(tableText.exportStarted);
    const title = tableText.exportTask(name, kind.toUpperCase());
    void startWork(title, async (signal, onProgress) => {
      // Nobody exports before the list is there.
      const [{ collect }, { exportFile, fileName, saveFile }, { sheetOf }] = await Promise.all([
        import('../export/collect'),
        import('../export/file'),
        import('../export/sheet'),
      ]);
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
      return tableText.exported(saved, found.length);
    });
  };
}

/** Rows that are written between two frames. */
const piece = 500;

/** Lets the page paint and take clicks (cancel) between two pieces. */
const nextFrame = () => new Promise<void>((resolve) => setTimeout(resolve));
