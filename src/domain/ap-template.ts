import { newRow, readRows, sectionOf, type ConfigRow, type ConfigSection, type ConfigValue } from './config';

/** What a template is about: one wireless network, or both radios of access points. */
export const apTemplateKinds = ['ssid', 'radio'] as const;
export type ApTemplateKind = (typeof apTemplateKinds)[number];

/** Whom a template is for. */
export const apTemplateTargets = ['all', 'group', 'gateway', 'ap'] as const;
export type ApTemplateTarget = (typeof apTemplateTargets)[number];

/** Levels below the account that may differ from a template, the nearest to an access point last. */
export const overrideLevels = ['group', 'gateway', 'ap'] as const;
export type OverrideLevel = (typeof overrideLevels)[number];

/**
 * How an access point stands to a template. `missing`: not there; `left`: there, though no longer meant for it; `unable`: its
 * gateway cannot do what the template wants, so nothing is changed.
 */
export const apTemplateStates = ['same', 'differs', 'missing', 'left', 'unable'] as const;
export type ApTemplateState = (typeof apTemplateStates)[number];

/** Templates of one kind that an account has; an access point carries at most 16 networks. */
export const mostApTemplates = 100;
/** Groups, gateways and access points that differ from one template. */
export const mostOverrides = 200;

/** Rows of a template by kind. */
const rowIds: Readonly<Record<ApTemplateKind, readonly string[]>> = { ssid: ['ssid'], radio: ['2g', '5g'] };
const sectionKeys: Readonly<Record<ApTemplateKind, string>> = { ssid: 'ssids', radio: 'radio' };
/**
 * A network is called like its template, and plans let the password before hold on. Radios are switched off and on at times
 * by control strategies.
 */
const ownFields: Readonly<Record<ApTemplateKind, readonly string[]>> = {
  ssid: ['name', 'password_before', 'password_until'],
  radio: ['enabled'],
};

/** Fields by row; of an override only those that differ. */
export type ApTemplateRows = Readonly<Record<string, Readonly<Record<string, ConfigValue>>>>;

/** Rows of templates of a kind: `ssid`, or `2g` and `5g`. */
export const templateRowIds = (kind: ApTemplateKind): readonly string[] => rowIds[kind];

/** The section of an access point's document that templates of a kind are about. */
export const templateSection = (kind: ApTemplateKind): ConfigSection => sectionOf('ap', sectionKeys[kind])!;

/** Fields that a template decides and levels below may have otherwise. */
export const templateFields = (kind: ApTemplateKind): ConfigSection['fields'] =>
  templateSection(kind).fields.filter(({ name }) => !ownFields[kind].includes(name));

/** What a gateway has to say that it can do before access points behind it get such a row, by the field that asks for it. */
export const rowNeeds = (row: ConfigRow): { field: string; ability: string }[] =>
  Object.entries(abilities).flatMap(([field, [ability, asks]]) => (asks(row) ? [{ field, ability }] : []));

const abilities: Readonly<Record<string, readonly [ability: string, asks: (row: ConfigRow) => boolean]>> = {
  security: ['ppsk', ({ security }) => security === 'ppsk'],
  limit_down: ['ssid_limit', ({ limit_down = 0 }) => Number(limit_down) > 0],
  limit_up: ['ssid_limit', ({ limit_up = 0 }) => Number(limit_up) > 0],
  portal_name: ['ssid_portal', ({ portal = '' }) => portal !== ''],
  balance: ['radio_balance', ({ balance = 'off' }) => balance !== 'off'],
};

/** Rows of a new template. */
export const newTemplateRows = (kind: ApTemplateKind): ApTemplateRows =>
  Object.fromEntries(
    rowIds[kind].map((id) => {
      const row = newRow(templateSection(kind), id);
      return [id, Object.fromEntries(templateFields(kind).map(({ name }) => [name, row[name]!]))];
    }),
  );

/** A template's rows with those of levels below laid over them, the nearest last. */
export const layered = (rows: ApTemplateRows, ...over: readonly ApTemplateRows[]): ApTemplateRows =>
  Object.fromEntries(
    Object.entries(rows).map(([id, fields]) => [id, Object.assign({}, fields, ...over.map((one) => one[id] ?? {}))]),
  );

/** Rows as a document keeps them: whole, in one spelling. Undefined: what came is no such thing. */
export function documentRows(
  kind: ApTemplateKind,
  name: string,
  rows: ApTemplateRows,
): readonly ConfigRow[] | undefined {
  const own: Readonly<Record<string, ConfigValue>> = kind === 'ssid' ? { name } : { enabled: true };
  return readRows(
    templateSection(kind),
    rowIds[kind].map((id) => ({ ...rows[id], ...own, id })),
  );
}

/** One field that is not as the template says. */
export interface TemplateDiff {
  row: string;
  field: string;
  /** What the template says. */
  wanted: ConfigValue;
  /** What is there. */
  found: ConfigValue;
}

/** Fields in which a row is not as a template says; those that do not matter for either do not count. */
export function templateDiffs(kind: ApTemplateKind, wanted: ConfigRow, found: ConfigRow): TemplateDiff[] {
  const section = templateSection(kind);
  const [is] = readRows(section, [{ ...found, id: wanted.id }]) ?? [];
  return templateFields(kind).flatMap(({ name, initial, silent }) => {
    if (silent) return [];
    const [one, other] = [wanted[name] ?? initial, is?.[name] ?? initial];
    return one === other ? [] : [{ row: wanted.id, field: name, wanted: one, found: other }];
  });
}

/** The row of a document that a template's network stands in: its own, else one of the same name. */
export const rowOfNetwork = (rows: readonly ConfigRow[], id: string, name: string): ConfigRow | undefined =>
  rows.find((row) => row.id === id) ?? rows.find((row) => row.name === name);
