import type { Endpoint } from './endpoint';
import { shapesOf, type Shape } from './shapes';

type Fields = Readonly<Record<string, unknown>>;

/** Stands for what is not what was asked for. */
const unfit = Symbol('unfit');

/**
 * The body of a successful answer as its endpoint describes it; undefined when it is something else. Calls that the
 * specification names are answered by other people's servers too: what can be understood is taken, what is missing gets
 * its default. Ours have to fit, but for fields and words that a newer server may have added.
 */
export function answerOf(e: Endpoint, body: Fields): Fields | undefined {
  const { data, top } = shapesOf(e);
  if (e.origin === 'ours') return fits(data, body.data) && fits(top, body) ? body : undefined;
  const read = data && dataOf(data, body);
  if (read === unfit) return undefined;
  return { ...body, ...(top && fieldsOf(top, body)), ...(data && { data: read }) };
}

/** Whether a value has the structure. */
function fits(shape: Shape | undefined, raw: unknown): boolean {
  switch (shape?.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return typeof raw === shape.type;
    case 'picklist':
      return typeof raw === typeof shape.options?.[0];
    case 'array':
      return Array.isArray(raw) && raw.every((one) => fits(shape.item, one));
    case 'record':
      return isMap(raw) && Object.values(raw).every((one) => fits(shape.value, one));
    case 'object':
    case 'loose_object':
    case 'object_with_rest':
      return isMap(raw) && Object.entries(shape.entries!).every(([name, one]) => fits(one, raw[name]));
    case 'nullable':
    case 'optional':
      return raw === null || raw === undefined || fits(shape.wrapped, raw);
    case 'union':
      return shape.options!.some((one) => fits(one as Shape, raw));
    default:
      return true;
  }
}

/** What was asked for lies under `data`, under a second one, in its `list`, or beside `code`. */
function dataOf(shape: Shape, body: Fields): unknown {
  const data = body.data ?? undefined;
  const places = isMap(data) ? [data, data.data, data.list, body] : [data, body];
  for (const raw of places) {
    if (raw === undefined || (raw === body && shape.type !== 'object')) continue;
    const found = read(shape, raw);
    if (found !== unfit) return found;
  }
  return shape.fallback ?? (shape.type === 'nullable' ? null : unfit);
}

/** A value if it can be understood: a number that came as text, a list where a map was meant, a map where a list was. */
function read(shape: Shape, raw: unknown): unknown {
  switch (shape.type) {
    case 'string':
      return textOf(raw);
    case 'number':
      return numberOf(raw);
    case 'boolean':
      return typeof raw === 'boolean' ? raw : (truths.get(String(raw).toLowerCase()) ?? unfit);
    case 'picklist':
      return shape.options!.find((one) => one === raw || String(one) === raw) ?? unfit;
    case 'array':
      return listOf(shape.item!, raw);
    case 'tuple':
      return Array.isArray(raw) && raw.length > 0 ? shape.items!.map((one, at) => lenient(one, raw[at])) : unfit;
    case 'record':
      return recordOf(shape.value!, raw);
    case 'object':
      return objectOf(shape, raw);
    case 'union':
      return shape.options!.map((one) => read(one as Shape, raw)).find((one) => one !== unfit) ?? unfit;
    case 'nullable':
    case 'optional':
      return raw === null || raw === undefined ? otherwise(shape) : read(shape.wrapped!, raw);
    default:
      return raw;
  }
}

/** A value as far as it can be understood, else its default. */
function lenient(shape: Shape, raw: unknown): unknown {
  const found = read(shape, raw);
  return found === unfit ? otherwise(shape) : found;
}

/** The schema's own default, or the usual one. */
function otherwise(shape: Shape): unknown {
  if (shape.fallback !== undefined) return shape.fallback;
  switch (shape.type) {
    case 'string':
      return '';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'picklist':
      return shape.options![0];
    case 'array':
      return [];
    case 'record':
      return {};
    case 'object':
      return fieldsOf(shape, {});
    case 'union':
      return otherwise(shape.options![0] as Shape);
    case 'nullable':
      return null;
    default:
      return shape.default;
  }
}

const truths = new Map([
  ...['1', 'true', 'yes'].map((word) => [word, true] as const),
  ...['0', 'false', 'no', ''].map((word) => [word, false] as const),
]);

function textOf(raw: unknown): unknown {
  if (Array.isArray(raw) && raw.length > 0) return raw.map(textOf).includes(unfit) ? unfit : raw.join();
  return typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw : unfit;
}

function numberOf(raw: unknown): unknown {
  const value = typeof raw === 'string' && raw.trim() ? Number(raw) : typeof raw === 'boolean' ? Number(raw) : raw;
  return Number.isFinite(value) ? value : unfit;
}

const isMap = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A map, also from a list of names with values; PHP writes an empty map as an empty list. */
function mapOf(raw: unknown): Fields | undefined {
  if (!Array.isArray(raw)) return isMap(raw) ? raw : undefined;
  if (raw.length > 0 && !raw.some(isMap)) return undefined;
  return Object.fromEntries(raw.flatMap((one: unknown) => (isMap(one) ? [[String(one.name), one.value]] : [])));
}

function recordOf(value: Shape, raw: unknown): unknown {
  const map = mapOf(raw);
  if (!map) return unfit;
  const rows = Object.entries(map).map(([name, one]) => [name, read(value, one)] as const);
  return Object.fromEntries(rows.filter(([, one]) => one !== unfit));
}

/** A list without the rows that are something else; also from a map, by its names where the rows have one. */
function listOf(item: Shape, raw: unknown): unknown {
  if (!Array.isArray(raw) && !isMap(raw)) return unfit;
  const named = Object.entries(raw).map(([name, value]) => (isMap(value) ? { name, ...value } : { name, value }));
  const rows: unknown[] = Array.isArray(raw) ? raw : item.entries?.name ? named : Object.values(raw);
  const all = taken(rows, (one) => read(item, one));
  const found = item.entries?.name && item.entries.value ? perName(all as Fields[]) : all;
  return found.length > 0 || rows.length === 0 ? found : unfit;
}

/** The first of each name: it stands for one value. */
const perName = (rows: readonly Fields[]): Fields[] =>
  rows.filter(({ name }, at) => rows.findIndex((row) => row.name === name) === at);

/** Fields of an object; something without any of them is another thing. Sums may come as their items alone. */
function objectOf(shape: Shape, raw: unknown): unknown {
  const { total, items } = shape.entries!;
  const map = mapOf(raw);
  const known = (name: string) => map?.[name] !== undefined && map[name] !== null;
  if (map && Object.keys(shape.entries!).some(known)) return fieldsOf(shape, map);
  const found = total && items ? (read(items, raw) as { value: number }[] | typeof unfit) : unfit;
  if (found === unfit || found.length === 0) return unfit;
  return { total: found.reduce((sum, { value }) => sum + value, 0), items: found };
}

const fieldsOf = (shape: Shape, map: Fields): Fields => ({
  ...map,
  ...Object.fromEntries(Object.entries(shape.entries!).map(([name, one]) => [name, lenient(one, map[name])])),
});

/** What was made of each, without what could not be. */
const taken = <T, R>(all: readonly T[], make: (one: T) => R): Exclude<R, typeof unfit>[] =>
  all.map(make).filter((one): one is Exclude<R, typeof unfit> => (one as unknown) !== unfit);
