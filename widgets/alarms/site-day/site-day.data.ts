import { useState } from 'react';
import { useRead } from '../../../src/api';
import { alarms, type AlarmRow } from '../../../src/api/contract/alarm';
import { day, iso, minute } from '../../../src/domain/time';

const every = 30_000;
/** More alarms of one site than this within a day are told by their first ones. */
const most = 200;

/** What was wrong with a site within a day: what was raised in it, and what has been open for longer. */
export function useSiteDay(gwid: string) {
  // To the minute, so that drawing again asks for nothing new.
  const [from] = useState(() => iso(Math.floor(Date.now() / minute) * minute - day));
  const raised = useRead(alarms, gwid ? { gwid, from, per_page: most } : null, { every });
  const open = useRead(alarms, gwid ? { gwid, state: 'open' as const, per_page: most } : null, { every });
  const known = new Map<string, AlarmRow>();
  for (const row of [...(raised.data?.list ?? []), ...(open.data?.list ?? [])]) known.set(row.id, row);
  return {
    rows: raised.data && open.data && [...known.values()],
    /** Nothing was ever heard of it: its day is nobody's to tell. */
    unheard: open.data?.unheard ?? false,
    at: raised.updatedAt ?? 0,
    error: raised.error ?? open.error,
    refresh: () => Promise.all([raised.refresh(), open.refresh()]),
  };
}
