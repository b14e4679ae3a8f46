import { useRead } from '../../../src/api';
import { promotionSummary, promotionTrend } from '../../../src/api/contract/promotion';

/** The figures, once a minute. */
export const useSummary = () => useRead(promotionSummary, {}, { every: 60_000, onFocus: true });
/** Commission by day; the former range stays until the other is here. */
export const useTrend = (days: 7 | 30) => useRead(promotionTrend, { days }, { every: 600_000, keep: true });
