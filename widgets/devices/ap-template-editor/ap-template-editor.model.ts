import type { ApTemplateDetail } from '../../../src/api/contract/ap-template';
import type { InputOf } from '../../../src/api';
import type { apTemplateSave } from '../../../src/api/contract/ap-template';
import {
  layered,
  newTemplateRows,
  templateFields,
  templateRowIds,
  templateSection,
  type ApTemplateKind,
  type ApTemplateRows,
  type ApTemplateTarget,
} from '../../../src/domain/ap-template';
import type { ConfigField, ConfigRow, ConfigValue } from '../../../src/domain/config';
import type { RuleFailure } from '../../../src/rules';
import { addDays, beijing, beijingMidnight, hour, iso } from '../../../src/domain/time';
import { templateWords } from '../shared/ap-template';
import { apTemplateEditorText as text } from './ap-template-editor.text';

/** When a change goes to the access points. */
export const starts = ['now', 'night'] as const;

/** The form. */
export interface Values {
  name?: string;
  note?: string;
  target: ApTemplateTarget;
  /** What is chosen, by target: each keeps its own. */
  chosen?: Readonly<Record<string, readonly string[]>>;
  models?: readonly string[];
  rows: ApTemplateRows;
  /** Fields that the chosen level has otherwise, `row field`. */
  own: readonly string[];
  start: (typeof starts)[number];
}

/** Name under which a field that a level has otherwise is kept. */
export const keyOf = (row: string, field: string): string => `${row} ${field}`;

/** Where the form starts: the template, or it with what a level below has otherwise. */
export function valuesOf(kind: ApTemplateKind, template: ApTemplateDetail | undefined, over: ApTemplateRows): Values {
  const rows = layered(newTemplateRows(kind), template?.rows ?? {}, over);
  return {
    ...{ name: template?.name ?? '', note: template?.note ?? '', target: template?.target ?? 'all' },
    chosen: template ? { [template.target]: template.target_ids } : {},
    models: template?.models ?? [],
    rows,
    own: Object.entries(over).flatMap(([row, fields]) => Object.keys(fields).map((field) => keyOf(row, field))),
    start: 'now',
  };
}

/** Which access points a new template is for at first: those of the gateway or the group that the address names, or all. */
export function reachOf({ gwid, in: group }: Readonly<Record<string, string>>): Pick<Values, 'target' | 'chosen'> {
  if (gwid) return { target: 'gateway', chosen: { gateway: [gwid] } };
  return group ? { target: 'group', chosen: { group: [group] } } : { target: 'all', chosen: {} };
}

/** The template as the server takes it. */
export function planOf(kind: ApTemplateKind, values: Values): Omit<InputOf<typeof apTemplateSave>, 'starts_at'> {
  const { name = '', note = '', target, chosen = {}, models = [] } = values;
  return {
    ...{ kind, name, note, target, models: [...models], rows: wholeRows(kind, values.rows) },
    target_ids: target === 'all' ? [] : [...(chosen[target] ?? [])],
  };
}

/** What a level has otherwise as the server takes it. */
export function overrideOf(kind: ApTemplateKind, { rows, own }: Values): ApTemplateRows {
  const whole = wholeRows(kind, rows);
  return Object.fromEntries(
    templateRowIds(kind).map((row) => [
      row,
      Object.fromEntries(
        templateFields(kind).flatMap(({ name }): [string, ConfigValue][] =>
          own.includes(keyOf(row, name)) ? [[name, whole[row]![name]!]] : [],
        ),
      ),
    ]),
  );
}

/** An empty box of a form is no value of it. */
const wholeRows = (kind: ApTemplateKind, rows: ApTemplateRows): ApTemplateRows =>
  Object.fromEntries(
    templateRowIds(kind).map((row) => [
      row,
      Object.fromEntries(
        templateFields(kind).map((field) => [
          field.name,
          rows[row]?.[field.name] ?? (field.kind === 'flag' ? false : ''),
        ]),
      ),
    ]),
  );

/** A field of a template as a field of the form, whose values reach into `rows`. */
export function formField(kind: ApTemplateKind, row: string, name: string): ConfigField {
  const field = templateWords(kind).fields.find((one) => one.name === name)!;
  const { when, options } = field;
  const bears = choices[name];
  return {
    ...field,
    name: `rows.${row}.${name}`,
    ...(when && { when: (values: ConfigRow) => when(rowOf(values, row)) }),
    ...(bears &&
      options && { options: options.filter(({ value }) => value === 'auto' || bears(Number(value), row === '2g')) }),
    ...(kind === 'radio' && name === 'power' && { help: text.powerHelp[row as '2g' | '5g'] }),
    ...(name === 'channels' && row === '5g' && { example: '36,44,149' }),
  };
}

/** What can be chosen on a band: its channels, and as wide as there is room. */
const choices: Readonly<Partial<Record<string, (value: number, low: boolean) => boolean>>> = {
  channel: (value, low) => value <= 13 === low,
  width: (value, low) => !low || value <= 40,
};

/** What goes across the fields of a row: asked with the form as it would be. */
export function acrossOf(kind: ApTemplateKind, row: string, name: string) {
  return (values: ConfigRow): RuleFailure | undefined => {
    const path = `rows.${row}.${name}`;
    const whole = { ...rowOf(values, row), ...(Object.hasOwn(values, path) && { [name]: values[path]! }) };
    const found = templateSection(kind).check?.([whole], { document: {}, vlans: new Set() }) ?? [];
    return found.find(({ field }) => field === name)?.failure;
  };
}

/** A row of the template out of the values of the form. */
const rowOf = (values: ConfigRow, row: string): ConfigRow => ({
  ...(values as unknown as Pick<Values, 'rows'>).rows?.[row],
  id: row,
});

/** The next three o'clock in the morning in China. */
export function nextNight(now: number): string {
  const { day } = beijing(now);
  const tonight = beijingMidnight(day) + 3 * hour;
  return iso(tonight > now ? tonight : beijingMidnight(addDays(day, 1)) + 3 * hour);
}

/** Fields beside each other under a heading. */
export interface FieldGroup {
  key: 'basics' | 'security' | 'guests' | 'roaming' | '2g' | '5g';
  row: string;
  fields: readonly string[];
}

const balanceFields = ['balance', 'balance_clients', 'balance_use', 'balance_gap'];
const radioFields = ['channel', 'channels', 'dfs', 'width', 'power', 'power_min', 'period', ...balanceFields];

/** Fields of a template by heading. */
export const groupsOf: Readonly<Record<ApTemplateKind, readonly FieldGroup[]>> = {
  ssid: [
    { key: 'basics', row: 'ssid', fields: ['enabled', 'hidden', 'band', 'vlan'] },
    { key: 'security', row: 'ssid', fields: ['security', 'password', 'radius', 'radius_port', 'radius_secret'] },
    { key: 'guests', row: 'ssid', fields: ['limit_down', 'limit_up', 'limit_share', 'portal'] },
    {
      key: 'roaming',
      row: 'ssid',
      fields: ['most', 'hours', 'signal', 'rate', 'isolate', 'roam_k', 'roam_v', 'roam_r'],
    },
  ],
  radio: [
    { key: '2g', row: '2g', fields: radioFields.filter((name) => name !== 'dfs') },
    { key: '5g', row: '5g', fields: radioFields },
  ],
};
