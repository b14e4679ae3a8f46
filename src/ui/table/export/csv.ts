/** A value in an exported file. Dates are written as the reader sees them, so they come as text. */
export type ExportValue = string | number | boolean | null | undefined;

/** UTF-8 mark: without it spreadsheet programs read Chinese wrongly. */
export const csvMark = '\uFEFF';

/** Lines of a CSV file (RFC 4180, CRLF), the last one ended too. */
export const csvLines = (rows: readonly (readonly ExportValue[])[]): string =>
  rows.map((row) => row.map(csvField).join(',') + '\r\n').join('');

/**
 * One field. Text that a spreadsheet program would run as a formula gets a leading apostrophe: exported remarks may
 * have been typed by anybody.
 */
export function csvField(value: ExportValue): string {
  if (value === null || value === undefined) return '';
  const text =
    typeof value === 'string' && /^[=+\-@＝＋－＠\t\r\n]/.test(value) && !isNumber(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text);
