import type { ConfigRow, ConfigSection } from '../../../src/domain/config';
import {
  fillModel,
  freeBlocks,
  modelProblems,
  newModel,
  placedAt,
  printPlaced,
  readBlock,
  readPlaced,
  sampleFacts,
  sizeOf,
  spanOfBlock,
  printBlock,
  type ModelProblem,
  type SiteModel,
  type SiteVariable,
} from '../../../src/domain/site-template';
import type { Model } from './site-template-editor.data';

/** The form. */
export interface Values {
  name?: string;
  note?: string;
  reason?: string;
  pool?: string;
  /** Length of the prefix of each site's block. */
  prefix?: string;
  radio?: string;
  network?: string;
  role?: 'hub' | 'branch';
  vlans?: string;
  /** The rest of it: variables, rows, wireless networks. */
  model: Model;
}

/** Where the form starts. */
export const valuesOf = (model: Model, of: Pick<Values, 'name' | 'note'> = {}): Values => ({
  ...{ name: of.name ?? '', note: of.note ?? '', reason: '', model },
  ...{ pool: model.pool ?? '', prefix: String(model.prefix), radio: model.radio ?? '' },
  ...{ network: model.sdwan?.network ?? '', role: model.sdwan?.role ?? 'branch', vlans: model.sdwan?.vlans ?? '' },
});

/** The model that the form says. */
export const modelOf = ({ model, pool, prefix, radio, network, role = 'branch', vlans = '' }: Values): Model => ({
  ...model,
  ...{ pool: pool || null, prefix: Number(prefix ?? model.prefix), radio: radio || null },
  sdwan: network ? { network, role, vlans } : null,
});

/** An empty model as it travels. */
export const emptyModel = (): Model => structuredClone(newModel()) as unknown as Model;

/** Sizes that a segment can have, by the length of their prefix. */
export const segmentPrefixes = (prefix: number): number[] =>
  Array.from({ length: 30 - Math.max(prefix, 16) }, (_, at) => Math.max(prefix, 16) + at);

/** The size of a segment as it is chosen: the length of its prefix, or that its address is written out. */
export const sizeOfRow = (row: ConfigRow): string => {
  const placed = readPlaced(row);
  return placed ? String(placed.prefix) : row.address === '' ? '24' : 'own';
};

/**
 * A segment with a size: where it lies stays as long as it fits, else it gets the first free place in the block. Undefined:
 * there is none.
 */
export function placeRow(model: Model, row: ConfigRow, size: string): ConfigRow | undefined {
  if (size === 'own') return row;
  const prefix = Number(size);
  const before = readPlaced(row);
  if (before?.prefix === prefix) return row;
  const taken = [...(model.sections.vlan ?? []), ...(model.sections.lan ?? [])].flatMap((other) => {
    const placed = other.id === row.id ? undefined : readPlaced(other as ConfigRow);
    return placed ? [{ from: placed.offset, to: placed.offset + sizeOf(placed.prefix) - 1 }] : [];
  });
  const free = freeBlocks([{ from: 0, prefix: model.prefix }], prefix, taken).next().value;
  return free && { ...row, ...printPlaced(placedAt(free.from, prefix)) };
}

/** Rows with one in its place, or at the end. */
export const withRow = <R extends { id: string }>(rows: readonly R[], row: R): R[] =>
  rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row];

/** A model with rows of a section; a section without any is not in it. */
export function withRows(model: Model, { key }: ConfigSection, rows: readonly ConfigRow[]): Model {
  const { [key]: _gone, ...others } = model.sections;
  return { ...model, sections: rows.length > 0 ? { ...others, [key]: [...rows] } : others };
}

/** Variables with one in its place, by the name that it had. */
export const withVariable = (model: Model, before: string | undefined, variable: SiteVariable): Model => {
  const next = { ...variable, options: [...variable.options] };
  const variables =
    before === undefined
      ? [...model.variables, next]
      : model.variables.map((one) => (one.name === before ? next : one));
  return { ...model, variables };
};

/** A site that shows what the model makes. */
export interface Sample {
  block: string;
  vlans: { id: string; name: string; address: string; pool: string }[];
  others: { key: string; names: string[] }[];
  problems: ModelProblem[];
  /** Addresses of the block that segments have, of how many. */
  used: number;
  size: number;
}

/** Site 1 of a model: everything filled, what is not known yet by an example. */
export function sampleOf(travelling: Model, site: string, pool: string | undefined): Sample {
  const model = travelling as unknown as SiteModel;
  const facts = sampleFacts(model, site, pool === undefined ? undefined : readBlock(pool));
  const { vlan = [], ...others } = fillModel(model, facts);
  const placed = (model.sections.vlan ?? []).flatMap((row) => readPlaced(row) ?? []);
  return {
    block: facts.block ? printBlock(facts.block) : '',
    vlans: vlan.map((row) => ({
      id: row.id,
      name: [row.vlan, row.name].join(' '),
      address: String(row.address),
      pool: row.dhcp === true ? String(row.pool) : '',
    })),
    others: Object.entries(others).map(([key, rows]) => ({
      key,
      names: rows.map((row) => String(row.name ?? row.interface ?? '')),
    })),
    problems: modelProblems(model),
    used: placed.reduce((sum, { prefix }) => sum + sizeOf(prefix), 0),
    size: facts.block ? spanOfBlock(facts.block).to - facts.block.from + 1 : 0,
  };
}
