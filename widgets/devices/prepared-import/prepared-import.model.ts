import type { PreparedProblem, PreparedRow } from '../../../src/api/contract/prepared';
import { preparedSettingNames } from '../../../src/domain/prepared-names';
import { columnName } from '../../../src/ui/table/export/xlsx-parts';
import type { TableRow } from '../../../src/ui/table/import/table-row';
import { preparedImportText as text } from './prepared-import.text';

const ownFields = ['serial', 'kind', 'remark', 'group', 'location', 'copy_from', 'site'] as const;

/** What a column of a file can be. */
export const importFields = [...ownFields, ...preparedSettingNames] as const;

/** A file under work. */
export interface Sheet {
  name: string;
  /** Bytes. */
  size: number;
  head: readonly string[];
  /** What each column is; empty: nothing that is taken. */
  columns: readonly string[];
  rows: readonly TableRow[];
}

/** Takes a file's rows; the first one says what the columns are. */
export function sheetOf({ name, size }: Pick<File, 'name' | 'size'>, all: readonly TableRow[]): Sheet {
  const [first, ...rows] = all;
  const width = Math.max(first?.cells.length ?? 0, ...rows.map(({ cells }) => cells.length));
  const head = Array.from({ length: width }, (_, at) => first?.cells[at] ?? '');
  return { name, size, head, columns: matchColumns(head), rows };
}

/** What the columns are by their titles; each field once. */
export function matchColumns(head: readonly string[]): string[] {
  const taken = new Set<string>();
  return head.map((title) => {
    const typed = bare(title);
    // A variable of a model of a site is named as its texts name it.
    const variable = /^\{\{\s*([a-z][a-z0-9_]*)\s*\}\}$/.exec(title.trim())?.[1];
    if (variable) return `{{${variable}}}`;
    const field = importFields.find((one) => !taken.has(one) && typed !== '' && titlesOf(one).includes(typed));
    if (field) taken.add(field);
    return field ?? '';
  });
}

const titlesOf = (field: string): string[] => {
  const known = field as keyof typeof text.fields;
  return [field, text.fields[known], ...(text.aliases[known] ?? [])].map(bare);
};

const bare = (title: string): string => title.toLowerCase().replace(/[\s_\-.（()）*]/g, '');

/** Says that a column is something; what was that before is nothing now. */
export const withColumn = (sheet: Sheet, at: number, field: string): Sheet => ({
  ...sheet,
  columns: sheet.columns.map((one, i) => (i === at ? field : one === field ? '' : one)),
});

/** Changes a cell. */
export const withCell = (sheet: Sheet, line: number, at: number, value: string): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) =>
    row.line === line
      ? { ...row, cells: sheet.head.map((_, i) => (i === at ? value.trim() : (row.cells[i] ?? ''))) }
      : row,
  ),
});

/** Rows as they are sent. */
export const rowsOf = ({ columns, rows }: Sheet): PreparedRow[] =>
  rows.map(({ line, cells }) => {
    const value = (field: string) => cells[columns.indexOf(field)]?.slice(0, 200) ?? '';
    const [serial, kind, remark, group, location, copy_from, site] = ownFields.map(value) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const settings = Object.fromEntries(
      preparedSettingNames.flatMap((name) => (value(name) === '' ? [] : [[name, value(name)]])),
    );
    const values = Object.fromEntries(
      columns.flatMap((field) =>
        field.startsWith('{{') && value(field) !== '' ? [[field.slice(2, -2), value(field)]] : [],
      ),
    );
    return { line, serial, kind, remark, group, location, copy_from, settings, site, values };
  });

/** Rows that are not taken. */
export const badLines = (problems: readonly PreparedProblem[]): ReadonlySet<number> =>
  new Set(problems.filter(({ level }) => level === 'error').map(({ line }) => line));

/** Where a problem is: `5 行 G 列`; a field without a column has its row alone. */
export function placeOf({ columns }: Sheet, { line, field }: PreparedProblem): string {
  const at = columns.indexOf(field);
  return at < 0 ? text.atRow(line) : text.at(line, columnName(at));
}

/** What is wrong with a cell, the worst first. */
export function problemAt(
  { columns }: Sheet,
  problems: readonly PreparedProblem[],
  at: number,
): PreparedProblem | undefined {
  const own = problems.filter(({ field }) => field === columns[at]);
  return own.find(({ level }) => level === 'error') ?? own[0];
}

/** Problems by the line they are in. */
export function byLine(problems: readonly PreparedProblem[]): ReadonlyMap<number, readonly PreparedProblem[]> {
  const lines = new Map<number, PreparedProblem[]>();
  for (const problem of problems) lines.set(problem.line, [...(lines.get(problem.line) ?? []), problem]);
  return lines;
}
