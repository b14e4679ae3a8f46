import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { GuestSms } from './guest-sms';
import { guestSmsContract } from './guest-sms.contract';
import { answers, nothing } from './guest-sms.fixture';

export default { title: 'guest / guest-sms' };

export const Ordinary: LadleStory<PropsOf<typeof guestSmsContract>> = (props) => (
  <Story answers={answers}>
    <GuestSms {...props} gwid="g1" />
  </Story>
);
Ordinary.argTypes = storyControls(guestSmsContract);

export const Nothing = () => (
  <Story answers={nothing}>
    <GuestSms gwid="g1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/guest/sms/summary/g1': 500 }}>
    <GuestSms gwid="g1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <GuestSms gwid="g1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <GuestSms gwid="g1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <GuestSms gwid="g1" />
  </Story>
);
