import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { order } from '../shared/after-sale.fixture';
import { AfterSaleForm } from './after-sale-form';
import { afterSaleFormContract } from './after-sale-form.contract';

export default { title: 'support / after-sale-form' };

const answers = { '/api/v3/after_sales/as_1': order, '/api/v3/after_sales/save': order };

export const Ordinary: LadleStory<PropsOf<typeof afterSaleFormContract>> = (props) => (
  <Story answers={answers}>
    <AfterSaleForm {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(afterSaleFormContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/after_sales/save': 500 }}>
    <AfterSaleForm />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <AfterSaleForm />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <AfterSaleForm />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <AfterSaleForm />
  </Story>
);
