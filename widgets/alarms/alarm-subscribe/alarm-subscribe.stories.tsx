import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { AlarmSubscribe } from './alarm-subscribe';
import { alarmSubscribeContract } from './alarm-subscribe.contract';
import { channels, subscriptions } from './alarm-subscribe.fixture';

export default { title: 'alarms / alarm-subscribe' };

const answers = { '/api/v3/alarm_subscribe/list': subscriptions, '/api/v3/alarm_subscribe/channels': channels };

export const Ordinary: LadleStory<PropsOf<typeof alarmSubscribeContract>> = (props) => (
  <Story answers={answers}>
    <AlarmSubscribe {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(alarmSubscribeContract);

export const Nothing = () => (
  <Story answers={{ '/api/v3/alarm_subscribe/list': [], '/api/v3/alarm_subscribe/channels': [] }}>
    <AlarmSubscribe />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/alarm_subscribe/list': 500, '/api/v3/alarm_subscribe/channels': 500 }}>
    <AlarmSubscribe />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <AlarmSubscribe />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <AlarmSubscribe />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <AlarmSubscribe />
  </Story>
);
