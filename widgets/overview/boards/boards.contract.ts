import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-boards>. */
export const boardsContract = contract({
  tag: 'np-boards',
  name: 'Boards',
  family: 'overview',
  summary: '云看板：用组件搭建大屏看板，选分组与范围，轮播，预览 1080p 与 4K，分享只读链接',
  status: 'beta',
  scopes: ['stats:read'],
  acts: ['account', 'device:read'],
  props: {
    board: text('看板编号；没有则显示看板列表'),
    manage: flag('显示新建、修改、分享与删除，需要登录的账号'),
  },
  events: {},
  parts: { panel: '外框' },
});
