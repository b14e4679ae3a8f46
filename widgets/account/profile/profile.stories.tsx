import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { user } from '../../../src/session/user.fixture';
import { Profile } from './profile';
import { profileContract } from './profile.contract';

export default { title: 'account / profile' };

const answers = { '/api/v3/user': user };

export const Ordinary: LadleStory<PropsOf<typeof profileContract>> = (props) => (
  <Story answers={answers}>
    <Profile {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(profileContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/user': 500 }}>
    <Profile />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <Profile />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <Profile />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <Profile />
  </Story>
);
