import type { BoardDocument } from '../../../src/domain/board';
import { contract, data, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-board-view>. */
export const boardViewContract = contract({
  tag: 'np-board-view',
  name: 'BoardView',
  family: 'overview',
  summary: '大屏看板：按网格显示搭建好的看板，自动轮播、自动更新，写明几秒前更新',
  status: 'beta',
  scopes: ['stats:read'],
  props: {
    board: text('看板编号；没有则显示看板链接的令牌所属的看板'),
    tile: text('只放大显示其中一个组件的编号'),
    bare: flag('不显示下方的名称与更新时间'),
    shown: data<{ name: string; document: BoardDocument }>(
      '直接给出的看板，不再读取',
      '{ name: string; document: object }',
    ),
  },
  events: {},
  parts: { panel: '外框' },
});
