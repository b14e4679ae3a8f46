import { Story } from '../../../src/element/story';
import { PromotionSummary } from './promotion-summary';

export default { title: 'promotion / promotion-summary' };

const answers = {
  '/api/v3/promotion/summary': {
    ...{ code: 'NP8K2', level: '金牌代理', month_fen: 473_166, before_fen: 400_000, available_fen: 820_450 },
    ...{ pending_fen: 196_288, settles_on: '2026-12-05', customers: 166, customers_month: 23 },
    funnel: { visits: 6482, registered: 391, bound: 238, paid: 166 },
  },
  '/api/v3/promotion/trend': Array.from({ length: 30 }, (_, i) => ({
    date: `2026-11-${String(i + 1).padStart(2, '0')}`,
    fen: 12_000 + ((i * 7919) % 18_000),
    renewal_fen: 6_000 + ((i * 5003) % 8_000),
  })),
};
const failing = { '/api/v3/promotion/summary': 500, '/api/v3/promotion/trend': 500 };
const nothing = {
  '/api/v3/promotion/summary': {
    ...{ code: 'NP8K2', level: '代理', month_fen: 0, before_fen: 0, available_fen: 0, pending_fen: 0 },
    ...{ settles_on: '2026-12-05', customers: 0, customers_month: 0 },
    funnel: { visits: 0, registered: 0, bound: 0, paid: 0 },
  },
  '/api/v3/promotion/trend': [],
};

export const Ordinary = () => (
  <Story answers={answers}>
    <PromotionSummary />
  </Story>
);

export const Nothing = () => (
  <Story answers={nothing}>
    <PromotionSummary />
  </Story>
);

export const Failing = () => (
  <Story answers={failing}>
    <PromotionSummary />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PromotionSummary />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <PromotionSummary />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <PromotionSummary />
  </Story>
);
