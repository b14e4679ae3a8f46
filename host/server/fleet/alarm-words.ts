import { alarmKinds, alarmLevels, type AlarmKind, type AlarmLevel } from '../../../src/domain/alarm';

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
}

/** Puts a condition into words. */
export function condition(kind: AlarmKind, { subject = '', detail = '', name = '' }: ConditionWords = {}): Condition {
  const [content, label] = words[kind](subject.toUpperCase(), detail, name);
  return { kind, subject, content, label };
}

/** Level and category of a kind, as the store keeps them. */
export const gradeOf = (kind: AlarmKind) => ({
  rank: rankOf(alarmKinds[kind].level),
  category: alarmKinds[kind].category,
});

type Words = (subject: string, detail: string, name: string) => readonly [content: string, label: string];

const words: Readonly<Record<AlarmKind, Words>> = {
  gateway_offline: () => ['设备离线', '离线'],
  wan_down: (line, other) => [
    `${line} 断开，${other ? `已切换到 ${other.toUpperCase()}` : '没有可用线路'}`,
    `${line} 断`,
  ],
  ap_lost: (_, count) => [`AC 与 ${count} 台 AP 失去连接`, 'AC 失联'],
  ap_offline: (_, __, name) => [`AP「${name}」离线`, '离线'],
  switch_offline: (_, __, name) => [`交换机「${name}」离线`, '离线'],
  firewall_offline: (_, __, name) => [`防火墙「${name}」离线`, '离线'],
  cpu_high: () => ['CPU 连续 10 分钟高于 90%', 'CPU 高'],
  memory_high: () => ['内存连续 10 分钟高于 90%', '内存高'],
  disk_high: () => ['硬盘使用率高于 90%', '硬盘将满'],
  port_loop: (port, _, name) => [`交换机「${name}」端口 ${port} 检测到环路，已阻断`, '环路'],
  radio_busy: (band, _, name) => [`AP「${name}」${band} 信道干扰严重`, '干扰'],
  line_loss: (line) => [`${line} 丢包率高于 2%`, `${line} 丢包`],
  firmware_new: (_, version) => [`固件 ${version} 可升级`, '可升级'],
  restarted: () => ['设备重新启动过', '重启过'],
};
