import type { Contract } from './contract';
import reached from './parts.json';

/** Parts that the design system gives to all that is built of it. */
export const standardParts: Readonly<Record<string, string>> = {
  heading: '标题',
  button: '按钮',
  primary: '主要的按钮，也是 button',
  input: '输入框与选择框',
  form: '表单',
  field: '表单的一项：名称、输入框、说明',
  tabs: '标签页的一行',
  toolbar: '列表上方的一行',
  table: '列表的表格',
  'table-head': '表头',
  'header-cell': '表头的一格',
  row: '一行',
  cell: '一格',
  pager: '列表下方的分页',
  chart: '图表',
  empty: '没有内容时的说明',
  error: '没有加载出来时的说明',
  dialog: '对话框',
  drawer: '侧边栏',
};

/** All parts of an element: its own, and those of the design system that its code reaches (`parts.json`, kept by a test). */
export const partsOf = ({ tag, parts }: Contract): Readonly<Record<string, string>> => ({
  ...parts,
  ...Object.fromEntries(
    ((reached as Record<string, string[]>)[tag] ?? [])
      .filter((name) => !(name in parts))
      .map((name) => [name, standardParts[name] ?? '']),
  ),
});
