import { csvLines, csvMark, type ExportValue } from './csv';
import { minute } from '../../../domain/time';

/** A file that grows by rows. */
export interface ExportFile {
  add(rows: readonly (readonly ExportValue[])[]): void;
  finish(): Blob;
}

/** Kinds of files a list is exported to. */
export type ExportKind = 'csv' | 'xlsx';

/** Starts a file; the spreadsheet writer is loaded on first use. */
export async function exportFile(kind: ExportKind, name: string, head: readonly string[]): Promise<ExportFile> {
  if (kind === 'xlsx') {
    const { workbook } = await import('./xlsx');
    return workbook(
      name,
      head,
      head.map((title) => Math.max(12, title.length * 2 + 4)),
    );
  }
  const parts = [csvMark + csvLines([head])];
  return {
    add: (rows) => void parts.push(csvLines(rows)),
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}

/** `路由器列表 2026-11-20 1432.csv`: sorts by time and is allowed on every system. */
export function fileName(name: string, kind: ExportKind | 'png', now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${name.replace(/[\\/:*?"<>|]/g, ' ')} ${day} ${two(now.getHours())}${two(now.getMinutes())}.${kind}`;
}

/** Hands a file to the reader. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), minute);
}
