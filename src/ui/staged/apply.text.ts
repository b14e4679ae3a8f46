import { spaced } from '../../text/spaced';
import type { ConfigWarning as Warning } from '../../api/contract/config';
import { words } from '../../text/words';

/** Names in a row: the first of them, and how many there are. */
const some = (names: readonly string[]) =>
  names.length > 5 ? `${names.slice(0, 5).join('、')} 等 ${names.length} 个` : names.join('、');

/** Words of what is asked before a draft is sent. */
export const applyText = words('stagedApply', {
  diffTitle: '核对并下发',
  warningsTitle: '下发前请确认：',
  warnings: {
    shadowed: (name, hits) => `“${name}”已覆盖后面的 ${some(hits)}，后者不会生效（动作相同）`,
    conflict: (name, hits) => `“${name}”挡在 ${some(hits)} 前面，后者动作不同，永远不会生效`,
    deny_all: (name, hits) =>
      spaced`“${name}”阻断全部流量${hits.length > 0 ? `，排在后面的 ${some(hits)} 不会生效` : '，前面没有任何允许的规则'}`,
    port_off: (name, hits) => spaced`关闭端口 ${name} 后，${hits.length > 0 ? some(hits) : '它连接的设备'}会断开`,
    uplink_off: (name, hits) =>
      spaced`端口 ${name} 是上联口：关闭后本交换机${hits.length > 0 ? `和 ${some(hits)} ` : ''}都会断开，也无法再从云端打开`,
    poe_off: (name, hits) =>
      spaced`关闭端口 ${name} 的 PoE 后，由它供电的设备${hits.length > 0 ? `（${some(hits)}）` : ''}会断电`,
    line_off: (name) => `停用线路 ${name} 后，经过它的上网与映射会中断；设备不会自动回退`,
    line_changed: (name) => `线路 ${name} 会重新接入。设备不会自动回退：设置有误而断开时，要到现场改回`,
    no_line: (name) => `没有启用的线路（原有 ${name}）：网关会断开，设备不会自动回退，也无法再从云端恢复`,
    lan_moved: (name, hits) =>
      `“${name}”（${some(hits)}）改变后，其中的终端要重新获取地址，静态地址会失效；设备不会自动回退`,
  } satisfies Record<Warning['kind'], (name: string, hits: readonly string[]) => string>,
  sure: '上述提醒的确认',
  sureText: '我已确认，仍要下发',
  target: (name: string) => `设备“${name}”`,
  online: '设备在线，确认后立即下发。',
  offline: '设备离线，确认后保持待下发，设备恢复在线时自动下发。',
  note: '变更说明',
  noteHelp: '记入历史，最多 200 个字符',
  confirm: (count: number) => `下发 ${count} 项修改`,
  sent: (version: number) => `版本 ${version} 已提交，等待设备确认`,
});
