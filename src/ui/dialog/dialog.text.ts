import { words } from '../../text/words';

/** Words of dialogs and drawers. The delete question is the specification's (section 8). */
export const dialogText = words('dialog', {
  close: '关闭',
  confirm: '确定',
  cancel: '取消',
  warning: '警告',
  question: '是否执行此操作?',
  typeToConfirm: (word: string) => `请输入“${word}”以确认`,
});
