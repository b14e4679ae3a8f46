import type { ApiError, ClientOptions } from '../api';
import { session } from './session';

const calls = new Map<object, ApiError>();

/** Calls of ours that the server does not have, as far as this session tried them; the given ones are always there. */
export const absent: ClientOptions['absent'] = {
  known: (e) => calls.get(e),
  async find(e, error) {
    if (e.origin !== 'ours' || !['notFound', 'unfit', 'other'].includes(error.kind)) return undefined;
    const { absentOf } = await import('./find-absent');
    const found = absentOf(e, error);
    if (found) calls.set(e, found);
    return found;
  },
};

/** Remembers that a page has nothing to stand on here: menus, tiles and search offer it no more. */
export function noteAbsentPage(name: string): void {
  if (!session.absentPages.includes(name)) session.absentPages.push(name);
}

/** Forgets what was missing: all of it is tried again, and the page of that name (all unless told) is offered again. */
export function forgetAbsent(page?: string): void {
  calls.clear();
  session.absentPages = session.absentPages.filter((name) => page !== undefined && name !== page);
}
