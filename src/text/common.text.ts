import { words } from './words';

/** Buttons, questions and messages that many parts share (specification, sections 2, 5 and 8). */
export const commonText = words('common', {
  ok: '确定',
  cancel: '取消',
  confirm: '确认',
  save: '保存',
  edit: '编辑',
  remove: '删除',
  batchRemove: '批量删除',
  add: '添加',
  search: '搜索',
  refresh: '刷新',
  retry: '重试',
  reload: '重新加载',
  close: '关闭',
  back: '返回',
  more: '更多',
  copy: '复制',
  all: '全部',
  nothing: '—',
  noData: '暂无数据',

  copied: '复制成功！',
  copyFailed: '复制失败，请手动选择复制！',
  filtered: '筛选成功！',
  removed: '删除成功！',
  saved: '保存成功！',
  noColumn: '请勾选筛选类型',
  noSelection: '请选择要操作的数据！',

  warning: '警告',
  sureToRemove: '是否执行此操作?',

  captchaFailed: '点击重新加载',
  smsSent: '短信验证码发送成功，请从手机上查看。',
  sendSms: '获取验证码',
  resendSms: (seconds: number) => `重新发送 (${seconds}s)`,
  chunkFailed: '页面资源加载失败，请刷新后重试',

  total: (count: string | number) => `共 ${count} 条`,
});
