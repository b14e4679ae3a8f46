/** Words of the overview page. */
export const homeText = {
  refresh: '刷新',
  updated: (time: string) => `数据更新于 ${time}`,
  arrange: '自定义概览',
  arrangeHelp: '选择要显示的内容并调整顺序，保存后在其他设备登录也生效',
  print: '打印',
  board: '全屏看板',
  links: '看板链接',
  save: '保存',
  reset: '恢复默认',
  cancel: '取消',
  up: (title: string) => `上移“${title}”`,
  down: (title: string) => `下移“${title}”`,
  saved: '保存成功！',
  allHidden: '概览内容已全部隐藏',
  allHiddenReason: '可以在“自定义概览”中重新选择。',
};
