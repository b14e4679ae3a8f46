import { told } from '../../../../src/api/said';

type Said = Parameters<typeof told>[1];

/** A line: where it ends and what it is called, in the reader's language where the product named it. */
export const lineWords = (row: { region: string; region_said?: Said; name: string; name_said?: Said }): string =>
  `${told(row.region, row.region_said)} · ${told(row.name, row.name_said)}`;

/** The line of a group. */
export const lineOfGroup = (row: { region: string; region_said?: Said; line_name: string; line_said?: Said }): string =>
  lineWords({ ...row, name: row.line_name, name_said: row.line_said });
