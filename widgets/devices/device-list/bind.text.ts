import { words } from '../../../src/text/words';

/** Words of the dialog that binds gateways: only whoever opens it needs them. */
export const bindText = words('bindDevices', {
  bind: '绑定设备',
  howMany: '绑定方式',
  one: '单台',
  many: '批量',
  bindHelp: 'GWID 与绑定密钥印在设备底部的标签上。',
  gwid: 'GWID',
  gwidExample: '例如 7f3a9c21e04b',
  key: '绑定密钥',
  remarkOptional: '备注名称（选填）',
  groupOptional: '分组（选填）',
  noGroup: '不分组',
  labels: '设备标签',
  labelsHelp: '每行一台：GWID,绑定密钥,名称（选填）；可从表格直接粘贴，首行可以是列名。',
  labelsExample: '7f3a9c21e04b,X2k9…,城西店',
  /** Titles of columns of a sheet. */
  labelColumns: { key: ['绑定密钥', '密钥'], remark: ['备注名称', '名称'] },
  badLabels: (lines: readonly number[]) => `第 ${lines.join('、')} 行缺少 GWID 或绑定密钥，或与前面重复`,
  labelsMost: (most: number) => `一次最多 ${most} 台`,
  binding: (at: number) => `正在绑定第 ${at} 台…`,
  bound: '绑定成功',
  manyBound: (count: number) => `已绑定 ${count} 台`,
  notBound: (count: number) => `${count} 台没有绑定，修改后可以再试`,
  cancel: '取消',
  confirm: '绑定',
  kept: '30 天内解绑的网关',
  keptFact: (day: string, backups: number) => `${day} 前可恢复，含 ${backups} 份备份`,
  keptRestore: '恢复',
  keptDone: '已恢复',
});
