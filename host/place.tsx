import { useMemo, type ReactNode } from 'react';
import { useSession } from '../src/session';
import { PlaceContext, type Place } from '../src/session/place';
import { addressOf, leads } from './destinations';
import { currentTarget, go, leaveFor, type Address } from './navigation';

/** Turns destinations into addresses of the console and keeps list state in the query. */
export function ConsolePlace({ at, children }: { at: Address; children: ReactNode }) {
  const { absentPages } = useSession();
  const place = useMemo<Place>(() => {
    const query = Object.fromEntries(new URLSearchParams(at.search));
    return {
      href: addressOf,
      leads: (to) => !absentPages.includes(to.name) && leads(to),
      go: (to, options) => leaveFor(addressOf(to) ?? '/404', options),
      query,
      setQuery: (changes, options) => {
        // A page that is on its way out must not write into the address of the next one.
        const { pathname, search, hash } = new URL(currentTarget(), location.href);
        if (pathname !== at.path) return;
        go(at.path + changed(search, changes) + hash, options);
      },
      here: (fields) => new URL(at.path + changed('', fields), location.href).href,
    };
  }, [at.path, at.search, absentPages]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

function changed(search: string, changes: Record<string, string | undefined>): string {
  const fields = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === '') fields.delete(key);
    else fields.set(key, value);
  }
  const text = fields.toString();
  return text && `?${text}`;
}
