import { useRead, type ApiError } from '../../../src/api';
import { apComplex, weekTraffic } from '../../../src/api/contract/stats';
import { weekFlow } from '../../../src/domain/week-flow';

/** Traffic of a week; what only some back ends tell may be missing. */
export interface Week {
  from?: string;
  to?: string;
  total: number;
  list: readonly { gwid?: string; remark: string; bytes: number; simulated?: boolean | undefined }[];
  others: { count: number; bytes: number };
}

interface Shown {
  data: Week | undefined;
  /** Neither call gave anything. */
  error: ApiError | undefined;
  loading: boolean;
  refresh: () => unknown;
}

/** The last seven whole days, which change at midnight; where a back end doesn't have the call, those of the wireless summary. */
export function useWeekTraffic(): Shown {
  const { data, error, loading, refresh } = useRead(weekTraffic, {}, { every: 600_000, onFocus: true });
  const wireless = useRead(apComplex, error ? {} : null);
  const shown = data ?? (wireless.data && weekOf(wireless.data.ap_flow.week_flow));
  return {
    data: shown,
    error: shown ? undefined : wireless.error,
    loading: loading || wireless.loading,
    refresh: () => Promise.all([refresh(), wireless.refresh()]),
  };
}

/** Networks in the list, as `WeekTraffic` has them (specification, section 2: "7-day top-3"). */
const most = 3;

function weekOf(flow: Parameters<typeof weekFlow>[0]): Week {
  const { total, networks } = weekFlow(flow);
  const rest = networks.slice(most);
  return {
    total,
    list: networks.slice(0, most).map(({ name, value }) => ({ remark: name, bytes: value })),
    others: { count: rest.length, bytes: rest.reduce((sum, { value }) => sum + value, 0) },
  };
}
