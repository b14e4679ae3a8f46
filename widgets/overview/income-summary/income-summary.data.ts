import { useRead } from '../../../src/api';
import { complex, income } from '../../../src/api/contract/stats';

/** Income in fen; of the summary only yesterday's is known. */
interface Income {
  yesterday_fen: number;
  before_fen?: number;
  month_fen?: number;
}

/**
 * Income by day, where a back end doesn't have that of the overview summary. It is counted once a day; every ten minutes is
 * often enough.
 */
export function useIncome(): { data: Income | undefined; loading: boolean } {
  const { data, error, loading } = useRead(income, {}, { every: 600_000, onFocus: true });
  const summary = useRead(complex, error ? {} : null);
  const yuan = summary.data?.income;
  return {
    data: data ?? (yuan === undefined ? undefined : { yesterday_fen: Math.round(yuan * 100) }),
    loading: loading || summary.loading,
  };
}
