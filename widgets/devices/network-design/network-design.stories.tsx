import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { NetworkDesign } from './network-design';
import { networkDesignContract } from './network-design.contract';
import { networkDesignAnswers as answers } from './network-design.fixture';

export default { title: 'devices / network-design' };

export const Ordinary: LadleStory<PropsOf<typeof networkDesignContract>> = (props) => (
  <Story answers={answers}>
    <NetworkDesign {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(networkDesignContract);

/** One design. */
export const One = () => (
  <Story answers={answers}>
    <NetworkDesign design="d1" manage />
  </Story>
);

/** The operator has entered no models. */
export const Unknown = () => (
  <Story answers={{ ...answers, '/api/v3/design/models': { list: [], total: 0 } }}>
    <NetworkDesign design="d1" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/design/list': { list: [], total: 0 } }}>
    <NetworkDesign manage />
  </Story>
);

export const Missing = () => (
  <Story answers={answers}>
    <NetworkDesign design="gone" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/design/detail/d1': 500 }}>
    <NetworkDesign design="d1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <NetworkDesign design="d1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <NetworkDesign design="d1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <NetworkDesign design="d1" manage />
  </Story>
);
