import { useRead, type ApiError } from '../../../src/api';
import { complex, income } from '../../../src/api/contract/stats';

/** Income in fen; of the summary only yesterday's is known. */
interface Income {
  yesterday_fen: number;
  before_fen?: number;
  month_fen?: number;
}

interface Shown {
  data: Income | undefined;
  /** Neither call gave anything. */
  error: ApiError | undefined;
  loading: boolean;
  refresh: () => unknown;
}

/**
 * Income by day, where a back end doesn't have that of the overview summary. It is counted once a day; every ten minutes is
 * often enough.
 */
export function useIncome(): Shown {
  const { data, error, loading, refresh } = useRead(income, {}, { every: 600_000, onFocus: true });
  const summary = useRead(complex, error ? {} : null);
  const yuan = summary.data?.income;
  return {
    data: data ?? (yuan === undefined ? undefined : { yesterday_fen: Math.round(yuan * 100) }),
    error: summary.error,
    loading: loading || summary.loading,
    refresh: () => Promise.all([refresh(), summary.refresh()]),
  };
}
