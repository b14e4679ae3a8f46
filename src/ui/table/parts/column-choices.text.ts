import { words } from '../../../text/words';

/** Words of the choice of columns. */
export const columnChoicesText = words('columnChoices', {
  chooseColumns: '请勾选筛选类型',
  filtered: '筛选成功！',
  confirm: '确定',
  columnsTitle: (shown: number, all: number) => `显示的列（${shown} / ${all}）`,
  defaults: '恢复默认',
});
