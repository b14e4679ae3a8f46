import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { messageListText } from './message-list.text';

translate<typeof messageListText>('messageList', {
  heading: 'Messages',
  search: 'Search titles',
  state: 'State',
  states: { all: 'All', unread: 'Unread', read: 'Read' },
  title: 'Title',
  kind: 'Kind',
  allKinds: 'All kinds',
  kinds: { system: 'System', service: 'Service', activity: 'Campaign', security: 'Security' },
  at: 'Time',
  readAll: 'Mark all read',
  readAllAsk: (count) => counts`Mark all ${count} unread messages as read?`,
  readAllDone: (count) => `${count} marked as read`,
  markRead: 'Mark read',
  none: 'No messages',
  noneReason: 'New messages appear here.',
});
