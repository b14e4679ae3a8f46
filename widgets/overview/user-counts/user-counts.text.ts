import { words } from '../../../src/text/words';

/** Words of UserCounts. */
export const userCountsText = words('userCounts', {
  label: '用户',
  auth: '当前认证用户',
  online: '当前在线用户',
  authToday: '今日累计认证',
  onlineToday: '今日累计在线',
  times: (count: string) => `${count} 人次`,
  spoken: (what: string, values: readonly number[]) =>
    `${what}，今日逐小时：${values.length > 0 ? values.join('、') : '暂无数据'}`,
});
