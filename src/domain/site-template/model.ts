import { cidr, ipv4, maxLength, required, type RuleFailure } from '../../rules';
import {
  newRow,
  sectionOf,
  type ConfigDocument,
  type ConfigRow,
  type ConfigSection,
  type ConfigValue,
} from '../config';
import type { SiteRole, VariableKind } from './names';

/** Something that differs from site to site. */
export interface SiteVariable {
  /** How rows name it: `{{site_code}}`. */
  name: string;
  /** What people call it; the name where it is empty. */
  label: string;
  kind: VariableKind;
  /** Value of a site that says nothing. */
  initial: string;
  required: boolean;
  /** Values of a `choice`. */
  options: readonly string[];
}

/** A wireless template that a site carries, and fields of its network that the site has as its own. */
interface SiteNetwork {
  template: string;
  fields: Readonly<Record<string, ConfigValue>>;
}

/** A whole site as a model. */
export interface SiteModel {
  variables: readonly SiteVariable[];
  /** The pool that sites get their addresses from; null: they have no block of their own. */
  pool: string | null;
  /** Length of the prefix of each site's block. */
  prefix: number;
  /** Rows of a gateway's configuration whose texts may name variables and addresses of the site's block. */
  sections: ConfigDocument;
  wireless: readonly SiteNetwork[];
  /** The template of radios; null: none. */
  radio: string | null;
  /** The SD-WAN network that sites join with these VLANs, `10,20`; empty: with all of them. */
  sdwan: { network: string; role: SiteRole; vlans: string } | null;
}

/** Sections that a model can have, each with the field by which a row is known on any gateway. */
export const siteKeys: Readonly<Record<string, string>> = {
  vlan: 'vlan',
  lan: 'name',
  acl: 'name',
  routes: 'name',
  wan: 'interface',
};

/** Sections that a model can have, in the order of the gateway's own. */
export const siteSections: readonly ConfigSection[] = Object.keys(siteKeys).map((key) => sectionOf('gateway', key)!);

/** Names that no variable may have: the gateway's name and its block of addresses. */
export const ownNames = ['site', 'block'] as const;

/** An empty model. */
export const newModel = (): SiteModel => ({
  variables: [],
  pool: null,
  prefix: 24,
  sections: {},
  wireless: [],
  radio: null,
  sdwan: null,
});

const named = /^[a-z][a-z0-9_]{0,31}$/;
/** `{{site_code}}`, `{{block}}`, `{{block+65}}`. */
const gap = /\{\{([a-z][a-z0-9_]{0,31})(?:\+(\d{1,8}))?\}\}/g;

/** What a text names: variables, and places in the site's block. */
export const gapsOf = (text: string): { name: string; offset: number | undefined }[] =>
  [...text.matchAll(gap)].map(([, name, offset]) => ({
    name: name!,
    offset: offset === undefined ? undefined : Number(offset),
  }));

/** A text with what its gaps stand for; what is not known stays as it is. */
export const fillText = (text: string, valueOf: (name: string, offset: number | undefined) => string | undefined) =>
  text.replace(gap, (whole, name: string, offset?: string) => {
    const value = valueOf(name, offset === undefined ? undefined : Number(offset));
    return value ?? whole;
  });

/** Whether a text leaves something open. */
export const hasGap = (value: unknown): boolean => typeof value === 'string' && gapsOf(value).length > 0;

/** What is wrong with the value of a variable. */
export function checkValue({ kind, required: needed, options }: SiteVariable, value: string): RuleFailure | undefined {
  if (value === '') return needed ? required('') : undefined;
  if (kind === 'number') return /^-?\d{1,15}(\.\d+)?$/.test(value) ? undefined : { rule: 'numeric' };
  if (kind === 'ip') return (value.includes('/') ? cidr : ipv4)(value);
  if (kind === 'choice') return options.includes(value) ? undefined : { rule: 'choice', text: value };
  return maxLength(200)(value);
}

/** Something wrong with a model. */
export interface ModelProblem {
  kind:
    | 'variableName'
    | 'variableTwice'
    | 'variableOptions'
    | 'variableInitial'
    | 'variableUnknown'
    | 'blockMissing'
    | 'blockSmall'
    | 'rowTwice'
    | 'field';
  /** The variable, or the section, row and field that it is about. */
  variable?: string;
  section?: string;
  row?: string;
  field?: string;
  /** The name or the number that is wrong. */
  text: string;
  failure?: RuleFailure;
}

/** What is wrong with the variables of a model, and with what its texts name. */
export function namesWrong(model: SiteModel): ModelProblem[] {
  const problems: ModelProblem[] = [];
  const names = new Set<string>();
  for (const one of model.variables) {
    const { name, kind, initial, options } = one;
    const tell = (problem: ModelProblem['kind'], failure?: RuleFailure) =>
      void problems.push({ kind: problem, variable: name, text: name, ...(failure && { failure }) });
    if (!named.test(name) || (ownNames as readonly string[]).includes(name)) tell('variableName');
    else if (names.has(name)) tell('variableTwice');
    names.add(name);
    if (kind === 'choice' && options.length === 0) tell('variableOptions');
    const failure = initial === '' ? undefined : checkValue(one, initial);
    if (failure) tell('variableInitial', failure);
  }
  for (const { section, row, field, text } of textsOf(model)) {
    for (const { name, offset } of gapsOf(text)) {
      const at = { section, row, field };
      if (name === 'block') {
        if (model.pool === null) problems.push({ kind: 'blockMissing', ...at, text: name });
        else if (offset !== undefined && offset >= 2 ** (32 - model.prefix))
          problems.push({ kind: 'blockSmall', ...at, text: String(offset) });
      } else if (offset !== undefined || (name !== 'site' && !names.has(name))) {
        problems.push({ kind: 'variableUnknown', ...at, text: offset === undefined ? name : `${name}+${offset}` });
      }
    }
  }
  return problems;
}

interface PlacedText {
  section: string;
  row: string;
  field: string;
  text: string;
}

/** Every text of a model that may name something. */
function textsOf({ sections, wireless }: SiteModel): PlacedText[] {
  const rows: [string, ConfigRow][] = [
    ...Object.entries(sections).flatMap(([section, list]) => list.map((row): [string, ConfigRow] => [section, row])),
    ...wireless.map(({ template, fields }): [string, ConfigRow] => ['wireless', { ...fields, id: template }]),
  ];
  return rows.flatMap(([section, row]) =>
    Object.entries(row).flatMap(([field, value]) =>
      field !== 'id' && typeof value === 'string' ? [{ section, row: row.id, field, text: value }] : [],
    ),
  );
}

/** Variables that something in the model names. */
export const usedNames = (model: SiteModel): ReadonlySet<string> =>
  new Set(textsOf(model).flatMap(({ text }) => gapsOf(text).map(({ name }) => name)));

/** A section as a form of a model has it: what leaves something open is checked when it is filled. */
export function modelSection(section: ConfigSection): ConfigSection {
  const { check: _check, ...rest } = section;
  return {
    ...rest,
    fields: section.fields.map(({ vlans: _vlans, ...field }) => ({
      ...field,
      // A number may be a variable, a choice may not.
      ...(field.kind === 'number' && { kind: 'text' as const, initial: String(field.initial), required: true }),
      ...(field.rules && {
        rules: field.rules.map((rule) => (text: string) => (hasGap(text) ? undefined : rule(text))),
      }),
      ...(field.lineRule && {
        lineRule: (line: string) => (hasGap(line) ? undefined : field.lineRule!(line)),
      }),
      ...(field.tidy && { tidy: (text: string) => (hasGap(text) ? text : field.tidy!(text)) }),
    })),
  };
}

/** A new row of a model. */
export const newModelRow = (section: ConfigSection, id: string): ConfigRow => newRow(modelSection(section), id);
