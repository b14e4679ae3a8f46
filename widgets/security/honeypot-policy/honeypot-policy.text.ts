import { words } from '../../../src/text/words';

/** Words of the decoys. */
export const honeypotPolicyText = words('honeypotPolicy', {
  title: '诱饵服务',
  note: '内网里正常的设备不会访问诱饵，访问即可疑。',
  label: '蜜罐设置',
  enabled: '开启蜜罐',
  enabledHelp: '关闭后诱饵停止监听，设置会保留。',
  decoys: '诱饵',
  used: (used: number, most: number) => `${used} / ${most} 个`,
  kind: (n: number) => `第 ${n} 个诱饵的服务`,
  port: (n: number) => `第 ${n} 个诱饵的端口`,
  portHelp: '端口 1–65535，同一网关上不能重复',
  remove: (name: string) => `移除 ${name}`,
  add: '添加诱饵',
  full: '已达套餐上限，升级后可添加更多',
  save: '保存并下发',
  saved: '已保存，设备执行后生效',
  badPort: (n: number) => `第 ${n} 个诱饵的端口应为 1–65535 的整数`,
  twice: (n: number) => `第 ${n} 个诱饵的端口与其他诱饵重复`,
  none: '至少添加 1 个诱饵',
  most: (most: number) => `当前套餐最多 ${most} 个诱饵`,
  choose: '请选择网关',
  chooseReason: '诱饵按网关设置，从列表中选择一台。',
  gateway: '网关',
});
