import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ExportValue } from './csv';
import { fixedParts, sheetEnd, sheetRow, sheetStart } from './xlsx-parts';

/** A workbook with one sheet, written row by row. */
export interface Workbook {
  add(rows: readonly (readonly ExportValue[])[]): void;
  /** The whole file. Call it once, at the end. */
  finish(): Blob;
}

/**
 * Starts a workbook. Compression runs here, in small steps, and not in a worker: a page with a strict content security
 * policy allows no worker made of a blob, and libraries that use one never answer there.
 * @param widths column widths in characters
 */
export function workbook(name: string, head: readonly string[], widths: readonly number[]): Workbook {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [path, text] of fixedParts(name)) {
    const part = new ZipPassThrough(path);
    zip.add(part);
    part.push(strToU8(text), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(sheet);
  sheet.push(strToU8(sheetStart(widths) + sheetRow(1, head, true)));
  let line = 1;
  return {
    add: (rows) => sheet.push(strToU8(rows.map((row) => sheetRow(++line, row)).join(''))),
    finish: () => {
      sheet.push(strToU8(sheetEnd), true);
      zip.end();
      const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      return new Blob(chunks as BlobPart[], { type });
    },
  };
}
