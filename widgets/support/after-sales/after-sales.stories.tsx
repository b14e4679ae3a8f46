import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { order } from '../shared/after-sale.fixture';
import { AfterSales } from './after-sales';
import { afterSalesContract } from './after-sales.contract';

export default { title: 'support / after-sales' };

const answers = { '/api/v3/after_sales': { list: [order], total: 1 }, '/api/v3/after_sales/as_1': order };

export const Ordinary: LadleStory<PropsOf<typeof afterSalesContract>> = (props) => (
  <Story answers={answers}>
    <AfterSales {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(afterSalesContract);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/after_sales': { list: [], total: 0 } }}>
    <AfterSales />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/after_sales': 500 }}>
    <AfterSales />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <AfterSales />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <AfterSales />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <AfterSales />
  </Story>
);
