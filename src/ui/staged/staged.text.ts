import { words } from '../../text/words';

/** A blank between Chinese and Latin. */
const spaced = (word: string) => (/^\w/.test(word) ? ` ${word}` : word);

/** Words of staged configuration. */
export const stagedText = words('staged', {
  ops: { added: '新增', removed: '删除', changed: '修改', moved: '移动' },
  change: (op: 'added' | 'removed' | 'changed' | 'moved', label: string, name: string) =>
    `${{ added: '新增', removed: '删除', changed: '修改', moved: '移动' }[op]} ${name.startsWith(label) ? name : `${label} ${name}`}`,
  places: (from?: number, to?: number) =>
    from === undefined ? `第 ${to} 条` : to === undefined ? `原第 ${from} 条` : `第 ${from} 条 → 第 ${to} 条`,
  rowMarks: { added: '新增', removed: '将删除', changed: '已改', moved: '已移动' },
  mark: '变更',

  bar: '未下发的修改',
  unsaved: (count: number) => `有 ${count} 项修改未保存`,
  kept: (author: string, time: string) => `草稿由 ${author} 保留于 ${time}，下发后才生效`,
  stale: '草稿开始后设备换了版本，下发前请核对差异',
  troubles: (count: number) => `${count} 处问题`,
  discard: '放弃',
  check: '校验',
  checked: '校验通过，可以下发',
  apply: '保存并下发',
  discardTitle: (count: number) => `放弃 ${count} 项修改`,
  discardBody: '草稿中的修改会全部丢弃，设备上的配置不变。',
  discarded: '已放弃修改',
  and: (count: number) => `等 ${count} 项`,
  showAll: '查看差异',

  problemsTitle: '校验未通过',
  problemsNote: '改正下列问题后才能下发。',
  before: '修改前',
  after: '修改后',
  field: '字段',
  noChanges: '没有差异',

  unknown: '设备上的配置未知',
  unknownWhy: '设备没有上报它现在的配置，下发前无法比较',
  same: (time: string) => `设备上一致，${time} 读取`,
  notRead: '下发后设备还没有重新上报',
  unfit: '设备上报的配置无法识别',
  differs: (count: number) => `设备上有 ${count} 项与云端不同`,

  version: (version: number) => `版本 ${version}`,
  running: (version: number) => `运行版本 ${version}`,
  never: '还没有从云端下发过配置',
  by: (author: string, time: string) => `${author || '系统'}，${time}`,
  tries: (count: number) => `已尝试 ${count} 次`,
  waiting: '设备离线，恢复在线后自动下发',
  retry: '重新下发',
  retried: '已重新提交下发',
  takeBack: '取回修改',
  takenBack: '已取回到草稿',

  history: '历史版本',

  search: (noun: string) => `搜索${spaced(noun)}`,
  add: (noun: string) => `添加${spaced(noun)}`,
  edit: (noun: string) => `编辑${spaced(noun)}`,
  editAction: '编辑',
  removeAction: '删除',
  restoreAction: '撤销',
  copyAction: '复制',
  upAction: '上移',
  downAction: '下移',
  none: (label: string) => `还没有${spaced(label)}`,
  noneReason: '添加后先保存在草稿中，确认差异后再下发到设备。',
  toDraft: '存入草稿',
  drafted: '已存入草稿',
  removeDetail: '只从草稿中删除，下发后设备才会改变。',
  vlanUsed: 'VLAN 正在被使用',
  vlanUsedBody: (users: string) => `${users} 仍在使用它。删除后这些配置会校验不通过，需要一并修改。`,
  nothing: '—',
  missing: '设备没有这项配置',
  missingReason: '型号或固件不支持时没有这一项；其他配置从标签页打开。',
});
