import { Story } from '../../../src/element/story';
import { answers, failing } from '../shared/products.fixture';
import { PromotionLink } from './promotion-link';

export default { title: 'promotion / promotion-link' };

export const Ordinary = () => (
  <Story answers={answers}>
    <PromotionLink />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ '/api/v3/promotion/products': { list: [], total: 0 } }}>
    <PromotionLink />
  </Story>
);

export const Failing = () => (
  <Story answers={failing}>
    <PromotionLink />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PromotionLink />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <PromotionLink />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <PromotionLink />
  </Story>
);
