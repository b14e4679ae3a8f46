import { useMemo } from 'react';
import { addDays, beijingMidnight, iso } from '../../domain/time';
import { usePlace } from '../../session/place';

/** Two days, both included, `YYYY-MM-DD`; empty where not chosen. */
export interface Days {
  from: string;
  to: string;
  /** The moments they mean in China, ISO: at or after, and before. Only what is chosen. */
  span: { from?: string; to?: string };
  /** Both, by their fields in the address: what narrows a table that they stand in. */
  chosen: { from: string; to: string };
  /** Keeps a choice in the address, goes back to the first page and leaves the saved view. */
  choose: (days: { from?: string; to?: string }) => void;
}

/** The days a list is about, kept in the address under `from` and `to`; `prefix` is that of the list's own state there. */
export function useDays(prefix = ''): Days {
  const { query, setQuery } = usePlace();
  const [first, last] = [dayOf(query.from), dayOf(query.to)];
  const [from, to] = last && first > last ? [last, first] : [first, last];
  return useMemo(() => {
    const span = { ...(from && { from: startOf(from, 0) }), ...(to && { to: startOf(to, 1) }) };
    const choose = (days: { from?: string; to?: string }) => {
      const fields = Object.entries(days).map(([name, day]) => [name, day || undefined]);
      setQuery({ ...Object.fromEntries(fields), [`${prefix}page`]: undefined, [`${prefix}view`]: undefined });
    };
    return { from, to, span, chosen: { from, to }, choose };
  }, [from, to, setQuery, prefix]);
}

const dayOf = (text: string | undefined): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(Date.parse(text)) ? text : '';

/** When a day begins in China; `later` days after it. Numbers are counted by its days, wherever they are read. */
const startOf = (day: string, later: number): string => iso(beijingMidnight(addDays(day, later)));
