import type { Story as LadleStory } from '@ladle/react';
import type { Activation } from '../../../src/api/contract/message';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { MessageActivation } from './message-activation';
import { messageActivationContract } from './message-activation.contract';
import { offer } from './message-activation.fixture';

export default { title: 'alarms / message-activation' };

const path = '/api/v3/messages/activation/act_1';

const running: Activation = {
  ...offer,
  state: 'active',
  activated_at: '2026-11-20T02:00:00Z',
  ends_at: '2026-12-20T02:00:00Z',
};

export const Ordinary: LadleStory<PropsOf<typeof messageActivationContract>> = (props) => (
  <Story answers={{ [path]: offer }}>
    <MessageActivation {...props} activationId="act_1" />
  </Story>
);
Ordinary.argTypes = storyControls(messageActivationContract);

export const Active = () => (
  <Story answers={{ [path]: running }}>
    <MessageActivation activationId="act_1" />
  </Story>
);

export const Nothing = () => (
  <Story>
    <MessageActivation activationId="act_1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <MessageActivation activationId="act_1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <MessageActivation activationId="act_1" />
  </Story>
);

export const Dark = () => (
  <Story answers={{ [path]: running }} dark>
    <MessageActivation activationId="act_1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={{ [path]: offer }} width={320}>
    <MessageActivation activationId="act_1" />
  </Story>
);
