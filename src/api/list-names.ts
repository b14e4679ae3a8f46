import type { Deployment, ListCall, ListNames } from '../domain/deployment';
import type { Endpoint } from './endpoint';
import { shapesOf } from './shapes';

type Fields = Readonly<Record<string, unknown>>;

/** How a call is made of a back end that names its lists otherwise, and how its answer becomes that of the contract. */
export interface Renamed {
  /** What is asked. */
  endpoint: Endpoint;
  input: Fields;
  /** What the answer is read as: rows are taken as far as they can be understood. */
  readAs: Endpoint;
  bodyOf: (body: Fields) => Fields;
}

const usual: ListNames = { page: 'page', perPage: 'per_page', list: 'data.list', total: 'data.total' };

/** A list call in the words of the back end; undefined for every other call. */
export function renamed(lists: NonNullable<Deployment['lists']>, e: Endpoint, input: Fields): Renamed | undefined {
  const entries = shapesOf(e).data?.entries;
  if (!entries?.list || !entries.total) return undefined;
  const { calls, ...names } = lists;
  const own: ListNames & ListCall = { ...usual, ...names, ...calls?.[e.path] };
  const { page, per_page, ...rest } = input;
  return {
    endpoint: { ...e, path: own.url ?? e.path, method: own.method ?? e.method },
    input: {
      ...rest,
      ...(page !== undefined && { [own.page]: page }),
      ...(per_page !== undefined && { [own.perPage]: per_page }),
    },
    readAs: { ...e, origin: 'given', success: 'thousands' },
    bodyOf: (body) => ({
      ...body,
      data: { ...mapAt(body.data), list: at(body, own.list), total: at(body, own.total) },
    }),
  };
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((from, name) => (from as Fields | null | undefined)?.[name], value);

const mapAt = (value: unknown) => (typeof value === 'object' && !Array.isArray(value) ? value : undefined);
