import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { TvBoxes } from './tv-boxes';
import { tvBoxesContract } from './tv-boxes.contract';
import { noBoxes, tvBoxesAnswers as answers } from './tv-boxes.fixture';

export default { title: 'services / tv-boxes' };

export const Ordinary: LadleStory<PropsOf<typeof tvBoxesContract>> = (props) => (
  <Story answers={answers}>
    <TvBoxes {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(tvBoxesContract);

export const Nothing = () => (
  <Story answers={noBoxes}>
    <TvBoxes manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/tv/boxes': 500 }}>
    <TvBoxes />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TvBoxes />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TvBoxes manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <TvBoxes manage />
  </Story>
);
