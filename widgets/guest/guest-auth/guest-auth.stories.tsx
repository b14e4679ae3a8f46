import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { GuestAuth } from './guest-auth';
import { guestAuthContract } from './guest-auth.contract';
import { answers, nothing } from './guest-auth.fixture';

export default { title: 'guest / guest-auth' };

export const Ordinary: LadleStory<PropsOf<typeof guestAuthContract>> = (props) => (
  <Story answers={answers}>
    <GuestAuth {...props} gwid="g1" />
  </Story>
);
Ordinary.argTypes = storyControls(guestAuthContract);

export const Nothing = () => (
  <Story answers={nothing}>
    <GuestAuth gwid="g1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/guest/gateway/g1': 500 }}>
    <GuestAuth gwid="g1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <GuestAuth gwid="g1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <GuestAuth gwid="g1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <GuestAuth gwid="g1" />
  </Story>
);
