import type { ConfigDocument, ConfigRow, ConfigRows, ConfigValue } from './types';

/** A field that a control strategy keeps as it wants it for a while. */
export interface HeldField {
  section: string;
  row: string;
  field: string;
  /** As the strategy wants it, and as it is without. */
  value: ConfigValue;
  otherwise: ConfigValue;
}

/** Rules that control strategies bring bear their ids: they come and go with them, whatever else is set. */
const isHeld = ({ id }: ConfigRow): boolean => id.startsWith('stg_');

/** Sections as they are without what control strategies hold. */
export const withoutHeld = (document: ConfigDocument, fields: readonly HeldField[] = []): ConfigDocument =>
  each(document, (section, rows) => lain(section, rows, fields, 'otherwise'));

/** The same with what they hold now: the rules that stand in `now`, before all others, and these fields. */
export const withHeld = (document: ConfigDocument, now: ConfigDocument, fields: readonly HeldField[]): ConfigDocument =>
  each(document, (section, rows) => [...(now[section] ?? []).filter(isHeld), ...lain(section, rows, fields, 'value')]);

const each = (document: ConfigDocument, turn: (section: string, rows: ConfigRows) => ConfigRows): ConfigDocument =>
  Object.fromEntries(Object.entries(document).map(([section, rows]) => [section, turn(section, rows)]));

/** Rows but those that strategies brought; where a field is as held one way, it is the other. */
function lain(section: string, rows: ConfigRows, fields: readonly HeldField[], to: 'value' | 'otherwise'): ConfigRows {
  const from = to === 'value' ? 'otherwise' : 'value';
  return rows
    .filter((row) => !isHeld(row))
    .map((row) =>
      fields
        .filter((one) => one.section === section && one.row === row.id && row[one.field] === one[from])
        .reduce<ConfigRow>((done, one) => ({ ...done, [one.field]: one[to] }), row),
    );
}
