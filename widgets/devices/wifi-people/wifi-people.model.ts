import { told } from '../../../src/api/said';
import type { WifiPersonProblem, WifiPersonRow } from '../../../src/api/contract/wifi-person';
import { passwordShapes, passwordSizes, type PasswordShape } from '../../../src/domain/wifi-password';
import { personColumns, type PersonColumn } from '../../../src/domain/wifi-person';
import type { TableRow } from '../../../src/ui/table/import/table-row';
import { wifiPeopleText as text } from './wifi-people.text';
import type { Make } from './wifi-people.data';

/** What a form says of passwords that are made. */
export interface MakeValues {
  shape?: PasswordShape;
  /** By what they are made of: each keeps its own. */
  sizes?: Partial<Record<PasswordShape, number>>;
}

/** Where such a form starts. */
export const usualMake = {
  shape: 'mixed' as PasswordShape,
  sizes: Object.fromEntries(passwordShapes.map((shape) => [shape, passwordSizes[shape].usual])),
};

/** The same as the server takes it. */
export const makeOf = ({ shape = 'mixed', sizes }: MakeValues): Make => ({
  shape,
  size: sizes?.[shape] ?? passwordSizes[shape].usual,
});

const bare = (title: string): string => title.toLowerCase().replace(/[\s_\-.（()）*]/g, '');

/** People out of a file: its first row says what the columns are; a file without such a row has them in their order. */
export function rowsOf(all: readonly TableRow[]): WifiPersonRow[] {
  const [first, ...rest] = all;
  const found = (first?.cells ?? []).map((title) =>
    personColumns.find((column) =>
      [column, text.fields[column], ...(text.aliases[column] ?? [])].map(bare).includes(bare(title)),
    ),
  );
  const titled = found.includes('name');
  const at = (column: PersonColumn) => (titled ? found.indexOf(column) : personColumns.indexOf(column));
  return (titled ? rest : all).map(({ line, cells }) => {
    const cell = (column: PersonColumn) => (cells[at(column)] ?? '').trim().slice(0, 200);
    return {
      line,
      ...{ name: cell('name'), password: cell('password'), vlan: cell('vlan') },
      ...{ devices: cell('devices'), until: cell('until') },
    };
  });
}

/** What is wrong with a cell, in the reader's language. */
export const wordsOf = (problem: WifiPersonProblem): string => told(problem.text, problem as object);
