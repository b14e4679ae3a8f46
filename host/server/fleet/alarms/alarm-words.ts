import { defaultRules, type AlarmRule } from '../../../../src/domain/alarm-rule';
import { alarmLevels, type AlarmLevel } from '../../../../src/domain/alarm';
import { notices } from '../../../../src/domain/site';
import { alarmKinds, type AlarmKind } from '../../../../src/domain/alarm-kinds';

/** Alarms `a` that tell of something wrong: notices stand in no list and no count unless they are asked for. */
export const noNotice = `a.kind NOT IN (${notices.map((kind) => `'${kind}'`).join(', ')})`;

/** Levels as the store keeps them: 3 fatal, 2 middle, 1 general. */
export const rankOf = (level: AlarmLevel): number => 3 - alarmLevels.indexOf(level);
/** The level of a rank; null for 0. */
export const levelOf = (rank: number): AlarmLevel | null => alarmLevels[3 - rank] ?? null;

/** What is wrong, for one device at one moment. */
export interface Condition {
  kind: AlarmKind;
  /** What in the device: an interface, a radio, a port; empty: the device itself. */
  subject: string;
  /** The sentence. */
  content: string;
  /** What to call it in a list. */
  label: string;
}

/** What a sentence needs beside the kind. */
export interface ConditionWords {
  /** An interface, a radio, a port. */
  subject?: string;
  /** The line that took over, a count, a version. */
  detail?: string | undefined;
  /** Name of the device, for devices behind a gateway: lists show the gateway's name beside the sentence. */
  name?: string;
  /** The rule that it broke; the product's own unless told. */
  rule?: Readonly<AlarmRule>;
}

/** Puts a condition into words. */
export function condition(kind: AlarmKind, more: ConditionWords = {}): Condition {
  const { subject = '', detail = '', name = '', rule = defaultRules[kind] } = more;
  const [content, label] = words[kind](subject.toUpperCase(), detail, name, rule);
  return { kind, subject, content, label };
}

/** Level and category of a kind, as the store keeps them. */
export const gradeOf = (kind: AlarmKind) => ({
  rank: rankOf(alarmKinds[kind].level),
  category: alarmKinds[kind].category,
});

type Words = (
  subject: string,
  detail: string,
  name: string,
  rule: Readonly<AlarmRule>,
) => readonly [content: string, label: string];

/** `连续 10 分钟高于 90%`. */
const above = ({ threshold, hold }: Readonly<AlarmRule>) => `${hold ? `连续 ${hold} 分钟` : ''}高于 ${threshold}%`;

const words: Readonly<Record<AlarmKind, Words>> = {
  gateway_offline: () => ['设备离线', '离线'],
  wan_down: (line, other) => [
    `${line} 断开，${other ? `已切换到 ${other.toUpperCase()}` : '没有可用线路'}`,
    `${line} 断`,
  ],
  ap_lost: (_, count) => [`AC 与 ${count} 台 AP 失去连接`, 'AC 失联'],
  ap_offline: (_, __, name) => [`AP“${name}”离线`, '离线'],
  switch_offline: (_, __, name) => [`交换机“${name}”离线`, '离线'],
  firewall_offline: (_, __, name) => [`防火墙“${name}”离线`, '离线'],
  cpu_high: (_, __, ___, rule) => [`CPU ${above(rule)}`, 'CPU 高'],
  memory_high: (_, __, ___, rule) => [`内存${above(rule)}`, '内存高'],
  disk_high: (_, __, ___, rule) => [`硬盘使用率${above(rule)}`, '硬盘将满'],
  port_loop: (port, _, name) => [`交换机“${name}”端口 ${port} 检测到环路，已阻断`, '环路'],
  radio_busy: (band, _, name) => [`AP“${name}”${band} 信道干扰严重`, '干扰'],
  line_loss: (line, _, __, { threshold }) => [`${line} 丢包率高于 ${threshold}%`, `${line} 丢包`],
  firmware_new: (_, version) => [`固件 ${version} 可升级`, '可升级'],
  restarted: () => ['设备重新启动过', '重启过'],
  tunnel_down: (_, count, network) => [`组网“${network}”有 ${count} 条隧道断开`, '隧道断'],
  tunnel_loss: (_, to, network, { threshold }) => [`组网“${network}”到 ${to} 丢包率高于 ${threshold}%`, '隧道丢包'],
  tunnel_slow: (_, to, network, { threshold }) => [`组网“${network}”到 ${to} 时延高于 ${threshold} ms`, '隧道慢'],
  decoy_touched: (decoy, who) => [`蜜罐诱饵 ${decoy} 被 ${who} 访问`, '蜜罐被触碰'],
};
