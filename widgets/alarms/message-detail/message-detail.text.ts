import { words } from '../../../src/text/words';

/** Words of a message's page. */
export const messageDetailText = words('messageDetail', {
  kinds: { system: '系统', service: '服务', activity: '活动', security: '安全' },
  newer: '上一条',
  older: '下一条',
  back: '返回列表',
  remove: '删除',
  removeAsk: (title: string) => `删除消息“${title}”？`,
  removed: '删除成功！',
  gone: '没有找到这条消息',
  goneReason: '消息可能已被删除。',
});
