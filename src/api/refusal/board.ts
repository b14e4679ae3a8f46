import { sayings } from './table';

/** Boards that are built from widgets. */
export const board = sayings({
  noBoard: { code: 4004, zh: '没有找到这个看板', en: 'There is no such board' },
  boardChanged: {
    code: 4515,
    zh: '看板已在别处修改，请载入最新内容，或另存为新看板',
    en: 'The board was changed elsewhere. Load it again, or save yours under another name',
  },
  boardTaken: { zh: '已有同名的看板', en: 'There is a board of this name already' },
  boardsMost: { zh: '最多 {most} 个看板，请先删除不用的', en: 'At most {most} boards. Delete one first' },
  boardOutside: {
    zh: '第 {screen} 屏有组件超出网格或太小',
    en: 'On screen {screen} a widget is too small or outside of the grid',
  },
  boardOverlap: { zh: '第 {screen} 屏有组件互相重叠', en: 'On screen {screen} two widgets overlap' },
  boardTwice: { zh: '看板中有重复的编号', en: 'The board holds an id twice' },
  boardGroupGone: { zh: '看板引用的分组已不存在', en: 'A group of the board is gone' },
  boardOrCards: {
    zh: '看板链接只能显示一个看板，或概览中的几项内容',
    en: 'A link shows a board or parts of the overview, not both',
  },
});
