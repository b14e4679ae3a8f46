import { words } from '../../../src/text/words';

/** Words of MessagePopups. */
export const messagePopupsText = words('messagePopups', {
  title: '系统消息',
  of: (number: number, count: number) => `${number} / ${count}`,
  detail: '查看详情',
  readAll: '全部标为已读',
});
