import { contract } from '../../../src/element/contract';

/** Unread system messages that want to be seen. */
export const messagePopupsContract = contract({
  tag: 'np-message-popups',
  name: 'MessagePopups',
  family: 'alarms',
  summary: '系统消息弹窗：右下角一次一条，不自动关闭，关闭即标为已读；没有消息时不占位置',
  status: 'beta',
  scopes: ['message:read'],
  props: {},
  events: {},
  parts: {},
});
