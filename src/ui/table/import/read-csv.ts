import { mostColumns, type TableRow } from './table-row';

/** Rows of a CSV text (RFC 4180), whichever of comma, semicolon and tab stands between its fields. */
export function readCsv(whole: string): TableRow[] {
  const text = whole.replace(/^\uFEFF/, '');
  const between = delimiterOf(text);
  const rows: TableRow[] = [];
  let line = 1;
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    if (cells.length < mostColumns) cells.push(plain(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some(Boolean)) rows.push({ line, cells });
    cells = [];
    line += 1;
  };
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]!;
    if (quoted) {
      if (mark !== '"') cell += mark;
      else if (text[at + 1] === '"') cell += text[++at]!;
      else quoted = false;
    } else if (mark === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (mark === between) endCell();
    else if (mark === '\n' || mark === '\r') {
      if (mark === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
    } else cell += mark;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

/** What stands most often in the first line outside of quotes. */
function delimiterOf(text: string): string {
  const first = text
    .slice(0, 4096)
    .split(/[\r\n]/, 1)[0]!
    .replace(/"[^"]*"/g, '');
  const count = (mark: string) => first.split(mark).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0]!;
}

/** A leading apostrophe keeps spreadsheet programs from running a text: exported files have it. */
const plain = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');
