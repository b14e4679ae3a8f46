import { useMemo } from 'react';
import { useRead, useServerTime, type DataOf } from '../../../src/api';
import { incomeSummary } from '../../../src/api/contract/income';
import { addDays, beijingDay, monthStart } from '../../../src/domain/time';
import { usePlace } from '../../../src/session/place';
import { useDays } from '../../../src/ui/day-range';

/** What all income comes to. */
export type IncomeSummary = DataOf<typeof incomeSummary>;

/** Milliseconds between looks at what guests bring in. */
const every = 60_000;

/** The days that are looked at, this month unless chosen, and what was booked on them. */
export function useIncomeOf() {
  // The list that is shown keeps its state under its name.
  const { view = 'gateway' } = usePlace().query;
  const chosen = useDays(`${view}.`);
  const input = useMemo(
    () => ({ ...(chosen.from && { from: chosen.from }), ...(chosen.to && { to: chosen.to }) }),
    [chosen.from, chosen.to],
  );
  const read = useRead(incomeSummary, input, { every, keep: true, onFocus: true });
  const server = useServerTime();
  const months = useMemo(() => {
    const now = server ?? Date.now();
    const last = { from: beijingDay(monthStart(now, -1)), to: addDays(beijingDay(monthStart(now)), -1) };
    return { this: { from: '', to: '' }, last };
  }, [server]);
  return { ...read, chosen, input, months };
}
