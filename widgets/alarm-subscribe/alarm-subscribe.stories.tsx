import type { Story as LadleStory } from '@ladle/react';
import type { AlarmChannel, AlarmSubscription } from '../../src/api/contract/alarm-notice';
import type { PropsOf } from '../../src/element/contract';
import { storyControls } from '../../src/element/manifest';
import { Story } from '../../src/element/story';
import { AlarmSubscribe } from './alarm-subscribe';
import { alarmSubscribeContract } from './alarm-subscribe.contract';

export default { title: 'widgets / alarm-subscribe' };

const at = '2026-11-20T06:29:48Z';
export const channels: AlarmChannel[] = [
  {
    id: 'c1',
    type: 'mail',
    name: '运维组邮箱',
    target: 'ops@example.cn',
    enabled: true,
    created_at: at,
    last: { state: 'sent', at, error: '' },
  },
  {
    id: 'c2',
    type: 'webhook',
    name: '工单系统',
    target: 'https://hooks.example.com/netpane',
    enabled: true,
    created_at: at,
    last: { state: 'failed', at, error: '对方返回 503' },
  },
  { id: 'c3', type: 'sms', name: '值班手机', target: '13800138000', enabled: false, created_at: at, last: null },
];
export const subscriptions: AlarmSubscription[] = [
  {
    id: 's1',
    name: '门店值班',
    enabled: true,
    target: 'group',
    target_id: 'g1',
    target_name: '华东直营',
    categories: ['device', 'line'],
    matrix: { FATAL: ['c1', 'c2', 'c3'], MIDDLE: ['c1'], GENERAL: [] },
    cleared: true,
    quiet: { from: '22:00', to: '08:00' },
    zone: 'Asia/Shanghai',
    fatal_always: true,
  },
];
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
