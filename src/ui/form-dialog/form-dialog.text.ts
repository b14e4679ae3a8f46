import { words } from '../../text/words';

/** Words of form dialogs. */
export const formDialogText = words('formDialog', {
  cancel: '取消',
  drop: {
    title: '放弃填写',
    body: '填写的内容尚未保存',
    detail: '关闭后这些内容会丢失。',
    confirm: '放弃',
    cancel: '继续填写',
    danger: true,
  },
});

/** What the button of a form dialog does, where one word says it. `update` is for what is open and saved later as a whole. */
export const formDialogVerbs = words('formDialogVerbs', {
  save: '保存',
  create: '新建',
  add: '添加',
  update: '更新',
  bind: '绑定',
  move: '移动',
});
