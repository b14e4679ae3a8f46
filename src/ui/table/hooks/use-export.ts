import { startWork } from '../../tasks';
import { useToast } from '../../toast';
import type { ExportKind } from '../export/file';
import type { Selection } from '../model/selection';
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
    void startWork(tableText.exportTask(name, kind.toUpperCase()), async (...work) => {
      // Nobody exports before the list is there.
      const { runExport } = await import('../export/run');
      return runExport({ kind, name, columns, source, keyOf, selection }, ...work);
    });
  };
}
