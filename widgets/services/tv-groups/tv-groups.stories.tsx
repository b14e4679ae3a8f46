import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { TvGroups } from './tv-groups';
import { tvGroupsContract } from './tv-groups.contract';
import { noGroups, tvGroupsAnswers as answers } from './tv-groups.fixture';

export default { title: 'services / tv-groups' };

export const Ordinary: LadleStory<PropsOf<typeof tvGroupsContract>> = (props) => (
  <Story answers={answers}>
    <TvGroups {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(tvGroupsContract);

export const Nothing = () => (
  <Story answers={noGroups}>
    <TvGroups manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/tv/groups': 500 }}>
    <TvGroups />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TvGroups />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TvGroups manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <TvGroups manage />
  </Story>
);
