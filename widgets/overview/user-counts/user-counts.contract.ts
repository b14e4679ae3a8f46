import { contract } from '../../../src/element/contract';

/** How many users are authenticated and online. */
export const userCountsContract = contract({
  tag: 'np-user-counts',
  name: 'UserCounts',
  family: 'overview',
  summary: '当前认证用户与当前在线用户，今日累计与逐小时走势，每 30 秒更新',
  status: 'stable',
  scopes: ['stats:read'],
  props: {},
  events: {},
  parts: { panel: '外框', figure: '一个关键数字' },
});
