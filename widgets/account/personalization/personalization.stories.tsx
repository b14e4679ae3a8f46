import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { user } from '../../../src/session/user.fixture';
import { Personalization } from './personalization';
import { personalizationContract } from './personalization.contract';

export default { title: 'account / personalization' };

const answers = { '/api/v3/user': user, '/api/v3/personalization/update': user.personalization };

export const Ordinary: LadleStory<PropsOf<typeof personalizationContract>> = (props) => (
  <Story answers={answers}>
    <Personalization {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(personalizationContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/user': 500 }}>
    <Personalization />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <Personalization />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <Personalization />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <Personalization />
  </Story>
);
