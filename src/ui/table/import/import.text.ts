import { words } from '../../../text/words';

/** Words of a file that is chosen, and of what is wrong in it. */
export const importText = words('tableImport', {
  pick: '选择文件',
  template: '下载空白模板',
  preview: '文件内容',
  line: '行',
  faults: '有错的单元格',
  fault: (line: number, column: string, why: string) => `第 ${line} 行「${column}」：${why}`,
  more: (count: number) => `再显示 ${count} 行`,
});
