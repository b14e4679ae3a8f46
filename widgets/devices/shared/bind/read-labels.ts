import { bindText as text } from './bind.text';

/** What is on the label of a gateway, and what it shall be called. */
export interface Label {
  gwid: string;
  key: string;
  remark?: string;
}

/** Most labels that are read at once. */
export const mostLabels = 200;

/** Names of columns that are read, besides those of the reader's language; others, such as the serial number, are passed over. */
const columns: Readonly<Record<string, keyof Label>> = { gwid: 'gwid', key: 'key', remark: 'remark', name: 'remark' };

const columnOf = (title: string): keyof Label | undefined => {
  const { key, remark } = text.labelColumns;
  return columns[title.toLowerCase()] ?? (key.includes(title) ? 'key' : remark.includes(title) ? 'remark' : undefined);
};

/**
 * Reads labels, one a line: `GWID,key[,name]`, or what a first line of column names says; commas, tabs or semicolons
 * between. `bad` are the numbers of lines, from 1, without GWID or key or with a GWID that stood before.
 */
export function readLabels(text: string): { labels: Label[]; bad: number[] } {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ line: at + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some(Boolean));
  const named = rows[0]?.cells.map((cell) => columnOf(cell)) ?? [];
  const hasNames = named.includes('gwid') && named.includes('key');
  const order = hasNames ? named : (['gwid', 'key', 'remark'] as const);
  const seen = new Set<string>();
  const labels: Label[] = [];
  const bad: number[] = [];
  for (const { line, cells } of rows.slice(hasNames ? 1 : 0)) {
    const label: Label = { gwid: '', key: '' };
    order.forEach((name, at) => name && cells[at] && (label[name] = cells[at]));
    label.gwid = label.gwid.toLowerCase();
    if (!label.gwid || !label.key || seen.has(label.gwid)) bad.push(line);
    else labels.push(label);
    seen.add(label.gwid);
  }
  return { labels, bad };
}

const cellsOf = (line: string): string[] =>
  line.split(/[,;\t\uff0c\uff1b]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** The same as text, for those that are left. */
export const labelLines = (labels: readonly Label[]): string =>
  labels.map(({ gwid, key, remark }) => [gwid, key, ...(remark ? [remark] : [])].join(',')).join('\n');
