import { words } from '../../../src/text/words';

/** Words of a board on a wall. */
export const boardViewText = words('board-view', {
  nothing: '看板里还没有内容',
  nothingReason: '请在控制台的“云看板”中添加。',
  noTile: '没有这项内容',
  gone: '没有找到这个看板',
  goneReason: '它可能已被删除，请在控制台的“云看板”中查看。',
});
