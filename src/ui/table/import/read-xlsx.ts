import { strFromU8, Unzip, UnzipInflate } from 'fflate';
import { mostColumns, type TableRow } from './table-row';
import { Unread } from './unread';

/** Bytes that the parts of a workbook may have in all once they are unpacked: a few kilobytes can be made into gigabytes. */
const mostUnpacked = 32 * 1024 * 1024;

/** Bytes that are unpacked in one step: it ends soon after there are too many. */
const step = 16 * 1024;

/** Rows of the first sheet of a workbook (ECMA-376, part 1). */
export function readXlsx(bytes: Uint8Array): TableRow[] {
  const parts = unpack(bytes);
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined) throw new Unread('broken');
  const sheet = parts.get(sheetPath(workbook, parts.get('xl/_rels/workbook.xml.rels') ?? ''));
  if (sheet === undefined) throw new Unread('broken');
  const shared = sharedStrings(parts.get('xl/sharedStrings.xml') ?? '');
  return rowsOf(sheet, shared);
}

/** The parts with text in them, by path. */
function unpack(bytes: Uint8Array): Map<string, string> {
  const parts = new Map<string, string>();
  let total = 0;
  const unzip = new Unzip((file) => {
    if (!/^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/.test(file.name)) {
      return;
    }
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, last) => {
      if (error) throw error;
      total += chunk.length;
      if (total > mostUnpacked) throw new Unread('large');
      chunks.push(chunk);
      if (last) parts.set(file.name, strFromU8(joined(chunks)));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += step) {
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    }
  } catch (error) {
    throw error instanceof Unread ? error : new Unread('broken');
  }
  return parts;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Where the first sheet lies. */
function sheetPath(workbook: string, relations: string): string {
  const [sheet = ''] = /<(?:\w+:)?sheet\b[^<>]*>/.exec(workbook) ?? [];
  const id = attribute(sheet, '\\w+:id');
  const found = (relations.match(/<(?:\w+:)?Relationship\b[^<>]*>/g) ?? []).find((one) => attribute(one, 'Id') === id);
  const target = found ? attribute(found, 'Target') : 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/**
 * Elements with one of these names, in their order, none within another. What is opened and never closed ends the
 * reading: to look to the end for it, and for each that follows, could take minutes.
 */
function* elementsOf(xml: string, ...names: string[]): Generator<{ name: string; head: string; inside: string }> {
  const open = new RegExp(`<(?:\\w+:)?(${names.join('|')})(?=[\\s/>])([^<>]*?)(/?)>`, 'g');
  for (let found = open.exec(xml); found; found = open.exec(xml)) {
    const [, name = '', head = '', empty] = found;
    if (empty) {
      yield { name, head, inside: '' };
      continue;
    }
    const close = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g');
    const start = (close.lastIndex = open.lastIndex);
    const end = close.exec(xml);
    if (!end) throw new Unread('broken');
    yield { name, head, inside: xml.slice(start, end.index) };
    open.lastIndex = close.lastIndex;
  }
}

/** Texts that cells name by their number. */
const sharedStrings = (xml: string): string[] => [...elementsOf(xml, 'si')].map(({ inside }) => textOf(inside));

/** Texts inside an element, without how they are read aloud (`rPh`). */
const textOf = (xml: string): string =>
  [...elementsOf(xml, 't', 'rPh')].map(({ name, inside }) => (name === 't' ? unescape(inside) : '')).join('');

function rowsOf(sheet: string, shared: readonly string[]): TableRow[] {
  const rows: TableRow[] = [];
  let before = 0;
  for (const { head, inside } of elementsOf(sheet, 'row')) {
    const line = Number(attribute(head, 'r')) || before + 1;
    before = line;
    const cells = cellsOf(inside, shared);
    if (cells.some(Boolean)) rows.push({ line, cells });
  }
  return rows;
}

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const { head, inside } of elementsOf(row, 'c')) {
    const place = attribute(head, 'r');
    const column = place ? columnOf(place) : cells.length;
    if (column >= mostColumns) continue;
    while (cells.length < column) cells.push('');
    cells[column] = valueOf(attribute(head, 't'), inside, shared).trim();
  }
  return cells;
}

function valueOf(type: string, inside: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return textOf(inside);
  const [first] = elementsOf(inside, 'v');
  const value = unescape(first?.inside ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  // 5.7480284E7 is how some programs write 57480284.
  return type === '' && /e/i.test(value) && Number.isSafeInteger(Number(value)) ? String(Number(value)) : value;
}

/** Column of a place, from 0: `C7` is 2. */
const columnOf = (place: string): number =>
  [...(/^[A-Z]{1,3}/.exec(place)?.[0] ?? 'A')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const attribute = (tag: string, name: string): string =>
  unescape(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean) ?? '');

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescape = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex?: string, digits?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole;
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
