import { Story } from '../../../src/element/story';
import { MessagePopups } from './message-popups';
import { answers, message } from './message-popups.fixture';

export default { title: 'alarms / message-popups' };

export const Ordinary = () => (
  <Story answers={answers}>
    <MessagePopups />
  </Story>
);

export const Single = () => (
  <Story answers={{ ...answers, '/api/v3/messages': { list: [message(1, '平台升级', 'YES')], total: 1 } }}>
    <MessagePopups />
  </Story>
);

export const Failing = () => (
  <Story>
    <MessagePopups />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <MessagePopups />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/messages': { list: [], total: 0 } }}>
    <MessagePopups />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <MessagePopups />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <MessagePopups />
  </Story>
);
