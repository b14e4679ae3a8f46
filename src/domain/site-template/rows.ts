import { newRow, type ConfigRow, type ConfigValue } from '../config';
import { sizeOf } from './blocks';
import { modelSection, siteSections } from './model';

/** Rows of a gateway as a model has them: known fields, numbers as texts, ids of the model's own. */
export function modelRowsOf(key: string, rows: readonly ConfigRow[]): ConfigRow[] {
  const section = modelSection(siteSections.find((one) => one.key === key)!);
  return rows.map((row, at) => {
    const fresh = newRow(section, `${key}${at + 1}`);
    for (const { name } of section.fields) {
      const value = row[name] ?? fresh[name]!;
      fresh[name] = typeof value === 'number' ? String(value) : value;
    }
    return fresh;
  });
}

/** Where a segment lies in the block of a site, and which of its addresses it gives out; counted from its first. */
export interface Placed {
  offset: number;
  prefix: number;
  /** The gateway's own. */
  host: number;
  from: number;
  to: number;
}

/** Reads where a segment of a model lies; undefined: it is written otherwise. */
export function readPlaced({ address = '', pool = '' }: Readonly<Record<string, ConfigValue>>): Placed | undefined {
  const [, at, length] = /^\{\{block\+(\d+)\}\}\/(\d+)$/.exec(String(address)) ?? [];
  if (at === undefined) return undefined;
  const prefix = Number(length);
  const offset = Math.floor(Number(at) / sizeOf(prefix)) * sizeOf(prefix);
  const [, from, to] = /^\{\{block\+(\d+)\}\}-\{\{block\+(\d+)\}\}$/.exec(String(pool)) ?? [];
  if (pool !== '' && from === undefined) return undefined;
  return {
    ...{ offset, prefix, host: Number(at) - offset },
    from: from === undefined ? 0 : Number(from) - offset,
    to: to === undefined ? 0 : Number(to) - offset,
  };
}

/** The same the other way round. */
export const printPlaced = ({ offset, prefix, host, from, to }: Placed): { address: string; pool: string } => ({
  address: `{{block+${offset + host}}}/${prefix}`,
  pool: to === 0 ? '' : `{{block+${offset + from}}}-{{block+${offset + to}}}`,
});

/** A segment of a size at a place: the gateway has the first address, the upper half is given out. */
export const placedAt = (offset: number, prefix: number): Placed => {
  const size = sizeOf(prefix);
  return { offset, prefix, host: 1, from: size / 2, to: size - 2 };
};
