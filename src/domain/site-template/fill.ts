import {
  checkDocument,
  createdVlans,
  readRows,
  settingsRow,
  type ConfigDocument,
  type ConfigRow,
  type ConfigValue,
} from '../config';
import { printAddress, printBlock, type Block } from './blocks';
import {
  fillText,
  gapsOf,
  modelSection,
  namesWrong,
  siteKeys,
  siteSections,
  type ModelProblem,
  type SiteModel,
  type SiteVariable,
} from './model';

/** What makes a site out of a model. */
export interface SiteFacts {
  /** Name of the gateway. */
  site: string;
  /** Its own addresses; null: it has none. */
  block: Block | null;
  /** Values by name; what is not there is as the model says. */
  values: Readonly<Record<string, string>>;
}

/** What a gap of a text stands for at a site. */
const valuesOf =
  ({ variables }: SiteModel, { site, block, values }: SiteFacts) =>
  (name: string, offset: number | undefined): string | undefined => {
    if (name === 'site') return site;
    if (name === 'block') {
      if (!block) return undefined;
      return offset === undefined ? printBlock(block) : printAddress(block.from + offset);
    }
    const variable = variables.find((one) => one.name === name);
    return variable && (values[name] || variable.initial);
  };

/** The rows that a site gets: whole, in one spelling. */
export function fillModel(model: SiteModel, facts: SiteFacts): ConfigDocument {
  const valueOf = valuesOf(model, facts);
  return Object.fromEntries(
    siteSections.flatMap((section) => {
      const rows = model.sections[section.key];
      if (!rows) return [];
      const filled = rows.map((row): ConfigRow => ({
        ...(Object.fromEntries(
          Object.entries(row).map(([field, value]) => [
            field,
            typeof value === 'string' && field !== 'id' ? fillText(value, valueOf) : value,
          ]),
        ) as ConfigRow),
      }));
      return [[section.key, readRows(section, filled) ?? filled]];
    }),
  );
}

/** Fields of a network that a site has as its own. */
export const fillFields = (
  model: SiteModel,
  facts: SiteFacts,
  fields: Readonly<Record<string, ConfigValue>>,
): Record<string, ConfigValue> => {
  const valueOf = valuesOf(model, facts);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? fillText(value, valueOf) : value]),
  );
};

/** A site that shows what a model makes: values as typed where there are some, else something of the kind. */
export const sampleFacts = (model: SiteModel, site: string, pool?: Block): SiteFacts => ({
  site,
  block: model.pool === null ? null : { from: pool?.from ?? sampleFrom, prefix: model.prefix },
  values: Object.fromEntries(model.variables.map((one) => [one.name, one.initial || samples[one.kind](one)])),
});

/** 10.0.0.0 */
const sampleFrom = 10 * 2 ** 24;
const samples: Readonly<Record<SiteVariable['kind'], (variable: SiteVariable) => string>> = {
  text: ({ name }) => name.slice(0, 24),
  number: () => '1',
  ip: () => '192.0.2.10',
  choice: ({ options }) => options[0] ?? '',
  secret: () => 'Sample-1-secret',
};

/** Rows of a model in one spelling, known fields only; undefined: what came is no such thing. */
export function readModelRows(key: string, input: unknown): readonly ConfigRow[] | undefined {
  const section = siteSections.find((one) => one.key === key);
  if (!section || !Array.isArray(input)) return undefined;
  // A number of a form comes as text.
  const given: unknown[] = input.map((row: unknown) =>
    typeof row === 'object' && row !== null
      ? Object.fromEntries(
          Object.entries(row).map(([name, value]: [string, unknown]) => [
            name,
            typeof value === 'number' ? String(value) : value,
          ]),
        )
      : row,
  );
  return readRows(modelSection(section), given);
}

/** Everything wrong with a model as far as it shows before it has sites. */
export function modelProblems(model: SiteModel): ModelProblem[] {
  const wrong = namesWrong(model);
  const twice = siteSections.flatMap(({ key }) => {
    const seen = new Set<string>();
    const field = siteKeys[key]!;
    return (model.sections[key] ?? []).flatMap((row): ModelProblem[] => {
      const own = rowKey(key, row);
      const isKnown = seen.has(own);
      seen.add(own);
      return isKnown ? [{ kind: 'rowTwice', section: key, row: row.id, field, text: String(row[field]) }] : [];
    });
  });
  if (wrong.length > 0 || twice.length > 0) return [...wrong, ...twice];
  const document = fillModel(model, sampleFacts(model, 'site'));
  return checkDocument('gateway', { document, vlans: createdVlans(document.vlan) }).flatMap((problem) => {
    const row = model.sections[problem.section]?.find(({ id }) => id === problem.row);
    // What a site says is checked with what it says.
    if (!row || Object.values(row).some(isOpen)) return [];
    const { section, field, failure } = problem;
    return [{ kind: 'field' as const, section, row: row.id, field, text: '', failure }];
  });
}

const isOpen = (value: ConfigValue): boolean =>
  typeof value === 'string' && gapsOf(value).some(({ name }) => name !== 'block');

/** How a row is known on any gateway. */
export const rowKey = (section: string, row: ConfigRow): string =>
  String(row[siteKeys[section] ?? ''] ?? settingsRow)
    .trim()
    .toLowerCase();
