import { readCsv } from './read-csv';
import type { TableRow } from './table-row';
import { Unread } from './unread';

/** Greatest file, bytes. */
export const mostTableBytes = 5 * 1024 * 1024;

/**
 * Reads the rows of a CSV file, or of the first sheet of an XLSX file, at most `most` of them. Rejects with `Unread` for
 * what is no such file, or too large for one.
 */
export async function readTable(file: File, most: number): Promise<TableRow[]> {
  if (file.size > mostTableBytes) throw new Unread('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const rows = isZip ? (await import('./read-xlsx')).readXlsx(bytes) : readCsv(textOf(bytes));
  if (rows.length > most) throw new Unread('rows');
  if (rows.length === 0) throw new Unread('empty');
  return rows;
}

/** Chinese spreadsheet programs write CSV files in GB 18030 where nobody tells them otherwise. */
function textOf(bytes: Uint8Array): string {
  if (bytes.subarray(0, 4096).includes(0)) throw new Unread('broken');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
