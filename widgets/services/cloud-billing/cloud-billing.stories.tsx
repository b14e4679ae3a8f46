import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { CloudBilling } from './cloud-billing';
import { cloudBillingContract } from './cloud-billing.contract';
import { cloudBillingAnswers as answers, nobody } from './cloud-billing.fixture';

export default { title: 'services / cloud-billing' };

export const Ordinary: LadleStory<PropsOf<typeof cloudBillingContract>> = (props) => (
  <Story answers={answers}>
    <CloudBilling {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(cloudBillingContract);

export const Nothing = () => (
  <Story answers={nobody}>
    <CloudBilling manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/billing/subscriber/list': 500 }}>
    <CloudBilling />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <CloudBilling />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <CloudBilling manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <CloudBilling />
  </Story>
);
