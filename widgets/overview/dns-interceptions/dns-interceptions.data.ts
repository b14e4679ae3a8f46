import { useRead, type ApiError } from '../../../src/api';
import { complex, dnsIntercepted } from '../../../src/api/contract/stats';
import { deployment } from '../../../src/domain/deployment';

/** Intercepted requests; of the summary only those of this month are known. */
interface Interceptions {
  month: number;
  today?: number;
  last_month?: number;
}

interface Shown {
  data: Interceptions | undefined;
  /** Neither call gave anything. */
  error: ApiError | undefined;
  loading: boolean;
  refresh: () => unknown;
}

/** Interceptions of this month, every minute; where a back end doesn't have the call, what its overview summary says. */
export function useInterceptions(): Shown {
  const { data, error, loading, refresh } = useRead(dnsIntercepted, {}, { every: 60_000, onFocus: true });
  const summary = useRead(complex, error ? {} : null);
  const month = deployment.dnsMonth
    .split('.')
    .reduce<unknown>((from, name) => (from as Record<string, unknown> | null | undefined)?.[name], summary.reply);
  const told = month !== undefined && month !== null && month !== '' && Number.isFinite(Number(month));
  return {
    data: data ?? (told ? { month: Number(month) } : undefined),
    error: summary.error,
    loading: loading || summary.loading,
    refresh: () => Promise.all([refresh(), summary.refresh()]),
  };
}
