import { contract, text } from '../../../src/element/contract';

/** Links under which a screen shows the overview, or a board, without a session. */
export const wallboardLinksContract = contract({
  tag: 'np-wallboard-links',
  name: 'WallboardLinks',
  family: 'overview',
  summary: '看板链接：新建、查看与撤销只读的看板地址',
  status: 'beta',
  scopes: ['account'],
  props: {
    board: text('只管理这个看板的链接；没有则管理全部，新建的链接显示概览中的内容'),
  },
  events: {},
  parts: { panel: '外框' },
});
