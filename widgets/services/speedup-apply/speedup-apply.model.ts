import { appliedFields, checkApplied, mostApplied, type AppliedMember } from '../../../src/domain/speedup';
import { normalMac, type RuleFailure } from '../../../src/rules';

/** A line of a pasted list or a file. */
export interface AppliedLine {
  /** From 1, as it stands in the text. */
  line: number;
  row: AppliedMember;
}

/** Rows of a text: name, MAC, purpose and Mbps between commas, tabs or semicolons; a head line and empty ones are left out. */
export function linesOf(text: string): AppliedLine[] {
  return text.split(/\r?\n/).flatMap((whole, at) => {
    if (whole.trim() === '') return [];
    const cells = whole.split(/[,，;；\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    if (/^mac/i.test(cells[1] ?? '')) return [];
    const [name = '', mac = '', purpose = '', mbps = ''] = cells;
    return [{ line: at + 1, row: { name, mac, purpose, mbps } }];
  });
}

/** Something wrong with a line: a rule, or the line with the same MAC. */
export interface LineFault {
  line: number;
  field: (typeof appliedFields)[number];
  failure?: RuleFailure;
  twin?: number;
}

/** Everything that is wrong, by line. `most`: Mbps of the group. */
export function faultsOf(lines: readonly AppliedLine[], most: number): LineFault[] {
  const first = new Map<string, number>();
  return lines.flatMap(({ line, row }) => {
    const wrong = checkApplied(row, most);
    const faults = appliedFields.flatMap((field) => {
      const failure = wrong[field];
      return failure ? [{ line, field, failure }] : [];
    });
    if (wrong.mac) return faults;
    const twin = first.get(normalMac(row.mac));
    if (twin !== undefined) return [...faults, { line, field: 'mac' as const, twin }];
    first.set(normalMac(row.mac), line);
    return faults;
  });
}

/** Whether a list is longer than one application may be. */
export const isTooLong = (lines: readonly AppliedLine[]): boolean => lines.length > mostApplied;
