import { words } from '../../../src/text/words';

/** Words of the message list. */
export const messageListText = words('messageList', {
  heading: '系统消息',
  search: '搜索标题',
  state: '状态',
  states: { all: '全部', unread: '未读', read: '已读' },
  title: '标题',
  kind: '类型',
  allKinds: '全部类型',
  kinds: { system: '系统', service: '服务', activity: '活动', security: '安全' },
  at: '时间',
  readAll: '全部已读',
  readAllAsk: (count: number) => `把 ${count} 条未读消息全部标为已读？`,
  readAllDone: (count: number) => `已将 ${count} 条消息标为已读`,
  markRead: '标为已读',
  none: '没有消息',
  noneReason: '新的通知会出现在这里。',
});
