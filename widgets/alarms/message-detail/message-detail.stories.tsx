import { Story } from '../../../src/element/story';
import { MessageDetail } from './message-detail';

export default { title: 'alarms / message-detail' };

const answers = {
  '/api/v3/messages/m1': {
    _id: 'm1',
    kind: 'security',
    title: '新设备登录提醒',
    popup: 'NO',
    read: false,
    created_at: '2026-11-20T02:00:00Z',
    msg: '<p>你的账号在 <b>上海</b> 的一台新设备上登录。</p><ul><li>设备：Chrome · Windows</li></ul>',
    newer: null,
    older: 'm2',
  },
  '/api/v3/message/read': null,
  '/api/v3/messages/remove': { count: 1 },
};

export const Ordinary = () => (
  <Story answers={answers}>
    <MessageDetail msgId="m1" />
  </Story>
);

export const Gone = () => (
  <Story>
    <MessageDetail msgId="m9" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/messages/m1': 500 }}>
    <MessageDetail msgId="m1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <MessageDetail msgId="m1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <MessageDetail msgId="m1" />
  </Story>
);
