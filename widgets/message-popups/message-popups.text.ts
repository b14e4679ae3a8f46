/** Words of MessagePopups. */
export const messagePopupsText = {
  title: '系统消息',
  of: (number: number, count: number) => `${number} / ${count}`,
  detail: '查看详情',
  readAll: '全部标为已读',
};
