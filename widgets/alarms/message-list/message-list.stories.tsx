import { Story } from '../../../src/element/story';
import { MessageList } from './message-list';
import { box } from './message-list.fixture';

export default { title: 'alarms / message-list' };

const list = '/api/v3/messages';

const answers = {
  [list]: box,
  '/api/v3/messages/unread': { count: 1 },
  '/api/v3/messages/read_all': { count: 1 },
  '/api/v3/messages/remove': { count: 1 },
  '/api/v3/message/read': null,
};

export const Ordinary = () => (
  <Story answers={answers}>
    <MessageList />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, [list]: { list: [], total: 0 }, '/api/v3/messages/unread': { count: 0 } }}>
    <MessageList />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [list]: 500 }}>
    <MessageList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <MessageList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <MessageList />
  </Story>
);
