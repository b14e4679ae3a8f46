import type { Param } from './engine';

/** Parameters as text, so that both stores read them alike. */
export const toParams = (values: readonly unknown[]): Param[] => values.map(toParam);

function toParam(value: unknown): Param {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return value.some(isPlainObject) ? JSON.stringify(value) : toArray(value);
  if (isPlainObject(value)) return JSON.stringify(value);
  if (typeof value === 'number' && Math.abs(value) < leastReal) return '0';
  return String(value);
}

/** Of columns that are `real` the store refuses what lies nearer to nothing than they can hold. */
const leastReal = 2 ** -126;

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date || value instanceof Uint8Array);

function toArray(values: readonly unknown[]): string {
  const items = values.map((value) => {
    if (Array.isArray(value)) return toArray(value);
    const text = toParam(value);
    return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${items.join(',')}}`;
}

const moment = (text: string): string => (text.includes('infinity') ? text : new Date(text).toISOString());
const utc = (text: string): string => moment(text.includes('infinity') ? text : `${text.replace(' ', 'T')}Z`);
const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.slice(2), 'hex'));
const same = (text: string): string => text;

/** How a column's text becomes a value, by type id; anything absent stays what the driver makes of it. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  17: bytes, // bytea
  20: Number, // bigint: counters here stay below 2^53
  1082: same, // date
  1083: same, // time
  1114: utc, // timestamp
  1184: moment, // timestamptz
  1186: same, // interval
  1700: Number, // numeric, as sum() over bigint gives it
};

/** The array type of each of them. */
export const arrayTypes: Readonly<Record<number, number>> = {
  1001: 17,
  1016: 20,
  1182: 1082,
  1183: 1083,
  1115: 1114,
  1185: 1184,
  1187: 1186,
  1231: 1700,
};
