import type { globalSearch } from '../../../../src/api/contract/search';
import type { DataOf, Scope } from '../../../../src/api/endpoint';
import { hasScope, type Context } from '../../kit/context/context';

export type Found = DataOf<typeof globalSearch>;

/** Where results of one kind come from. */
interface Source<Kind extends keyof Found> {
  /** What a token must be good for to see them; nothing unless told. */
  scope?: Scope;
  /** Those of the caller that carry what was typed, the best `most` of them. */
  find: (context: Context, q: string, most: number) => Promise<Found[Kind]>;
}

declare module '../../kit/context/context' {
  interface Feature {
    /** What a search finds, by kind. */
    sources?: { [Kind in keyof Found]?: Source<Kind> };
  }
}

/** Results of each kind. */
const most = 6;

/** A few of everything of the caller that carries what was typed. */
export async function findAll(context: Context, q: string): Promise<Found> {
  const { caller, features } = context;
  const may = (scope?: Scope) => !scope || hasScope(caller, scope);
  const found: Found = { devices: [], users: [], orders: [], alarms: [] };
  for (const { sources = {} } of features) {
    for (const [kind, source] of Object.entries(sources)) {
      if (may(source.scope)) Object.assign(found, { [kind]: await source.find(context, q, most) });
    }
  }
  return found;
}
