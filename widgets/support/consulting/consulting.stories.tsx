import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { user } from '../../../src/session/user.fixture';
import { Consulting } from './consulting';
import { consultingContract } from './consulting.contract';

export default { title: 'support / consulting' };

const channel = {
  status: 'success',
  nickName: '客服 0317',
  userId: 'u1',
  accessId: 'netpane-console',
  peerId: 'peer-1',
  phone: '400-000-0000',
  return_type: 'free',
};

const answers = { '/api/v3/user': user, '/api/v3/customer_service': channel };

export const Ordinary: LadleStory<PropsOf<typeof consultingContract>> = (props) => (
  <Story answers={answers}>
    <Consulting open {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(consultingContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/customer_service': 500 }}>
    <Consulting open />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <Consulting open />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <Consulting open />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <Consulting open />
  </Story>
);
