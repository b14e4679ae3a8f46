import { words } from '../../../text/words';

/** Words of the saved views; they come with the list of them. */
export const viewsPanelText = words('tableViews', {
  noViews: '还没有保存的视图',
  saveView: '保存当前视图',
  viewName: '视图名称',
  viewShared: '账号内共享',
  viewSharedHelp: '共享后，以本账号嵌入的页面也能选用',
  viewSaved: '视图已保存',
  viewLink: '复制视图链接',
  copied: '复制成功！',
  notCopied: '复制失败，请手动选择复制！',
  viewNameNeeded: '必须填写视图名称',
  sharedMark: '共享',
  removeView: (name: string) => `删除视图 ${name}`,
});
