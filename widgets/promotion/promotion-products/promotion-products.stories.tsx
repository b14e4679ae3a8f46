import { Story } from '../../../src/element/story';
import { answers, failing } from '../shared/products.fixture';
import { PromotionProducts } from './promotion-products';

export default { title: 'promotion / promotion-products' };

export const Ordinary = () => (
  <Story answers={answers}>
    <PromotionProducts />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ '/api/v3/promotion/products': { list: [], total: 0 } }}>
    <PromotionProducts />
  </Story>
);

export const Failing = () => (
  <Story answers={failing}>
    <PromotionProducts />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PromotionProducts />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <PromotionProducts />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <PromotionProducts />
  </Story>
);
