import { contract, text } from '../../../src/element/contract';

/** One system message. */
export const messageDetailContract = contract({
  tag: 'np-message-detail',
  name: 'MessageDetail',
  family: 'alarms',
  summary: '消息详情：正文与前后消息，打开即标为已读',
  status: 'beta',
  scopes: ['message:read', 'account'],
  props: { msgId: text('消息编号') },
  events: {},
  parts: { panel: '外框' },
});
