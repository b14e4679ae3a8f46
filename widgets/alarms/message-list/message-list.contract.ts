import { contract, event } from '../../../src/element/contract';

/** Detail of `messageOpen`. */
export interface MessageOpen {
  /** Id of the message. */
  id: string;
  title: string;
}

/** System messages of the account. */
export const messageListContract = contract({
  tag: 'np-message-list',
  name: 'MessageList',
  family: 'alarms',
  summary: '系统消息：未读在前，按状态与类型筛选，标为已读与删除',
  status: 'beta',
  scopes: ['message:read', 'account'],
  props: {},
  events: {
    messageOpen: event<MessageOpen>('点开一条消息；取消后不再前往消息详情', '{ id: string; title: string }', {
      cancelable: true,
    }),
  },
  parts: { panel: '外框' },
});
