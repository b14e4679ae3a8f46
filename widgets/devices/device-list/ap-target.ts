import type { Destination } from '../../../src/session/place';
import type { Picked } from '../../../src/ui/table';
import { toInput } from './device-filters';

/** Ids that fit into an address. More are told by the filter that they match. */
export const mostNamed = 500;

/** The page that asks what is to change at many access points; undefined: they are too many to be named. */
export function apTarget({ keys, except, state }: Picked, gwid: string): Destination | undefined {
  if ((keys ?? except).length > mostNamed) return undefined;
  if (keys) return { name: 'ap_batch_edit', query: { ids: keys.join(',') } };
  const { page: _, per_page: __, sort: ___, order: ____, ...rest } = toInput(state);
  const fields = { ...rest, ...(gwid && { gwid }), ...(except.length > 0 && { except: except.join(',') }) };
  // Of everything, something must be said: an empty filter would name nothing.
  const filter = new URLSearchParams({ kind: 'ap', ...(fields as Record<string, string>) }).toString();
  return { name: 'ap_batch_edit', query: { filter } };
}
