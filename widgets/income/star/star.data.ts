import { useMemo } from 'react';
import { useRead, useServerTime } from '../../../src/api';
import { campaignDetail } from '../../../src/api/contract/ad';
import { incomeDetails, incomeSummary, type Earned } from '../../../src/api/contract/income';
import { addDays, beijingDay } from '../../../src/domain/time';

/** Milliseconds between two looks. */
const every = 60_000;
/** Days of the chart. */
const drawn = 30;

/** What sharing brought in: in all, this month, on each of the last thirty days that are over. */
export function useStar() {
  const now = useServerTime();
  const today = beijingDay(now ?? Date.now());
  const days = useMemo(
    () =>
      ({ source: 'star', by: 'day', from: addDays(today, -drawn), to: addDays(today, -1), per_page: drawn }) as const,
    [today],
  );
  const all = useRead(incomeDetails, { source: 'star', by: 'day', per_page: 1 }, { every, keep: true });
  const recent = useRead(incomeDetails, days, { every, keep: true });
  const month = useRead(incomeSummary, {}, { every, keep: true });
  const small = useRead(campaignDetail, {});
  const earned = useMemo(() => recent.data && filled(recent.data.list, days.from), [recent.data, days.from]);
  const failed = [all, recent, month].find(({ data, error }) => !data && error);
  return {
    error: failed?.error,
    refresh: () => [all, recent, month].forEach((read) => void read.refresh()),
    all: all.data,
    /** Fen of each of the days, oldest first. */
    earned,
    month: month.data,
    /** Gateways whose disk is too small; not told yet: undefined. */
    small: small.data?.lt_32g_router_num,
  };
}

/** A day on which nothing was earned has no row. */
function filled(rows: readonly Earned[], from: string): { day: string; fen: number; simulated: boolean }[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: drawn }, (_, at) => {
    const day = addDays(from, at);
    const row = known.get(day);
    return { day, fen: row?.fen ?? 0, simulated: row?.simulated ?? false };
  });
}
