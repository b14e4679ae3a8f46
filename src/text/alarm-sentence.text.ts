import { spaced } from './spaced';
import { words } from './words';

/** What an alarm's sentence is made of, beside its kind. */
export interface AlarmFacts {
  /** An interface, a radio, a port, a decoy. */
  subject?: string | undefined;
  /** The line that took over, a count, a version, a place. */
  detail?: string | undefined;
  /** Name of a device behind the gateway, or of a network. */
  name?: string | undefined;
  /** The rule that was broken: its limit, and the minutes that it was. */
  threshold?: number | undefined;
  hold?: number | undefined;
}

const above = ({ threshold = '', hold }: AlarmLimit) =>
  spaced`${hold ? spaced`连续 ${hold} 分钟` : ''}高于 ${threshold}%`;
/** The rule that was broken. */
type AlarmLimit = { threshold?: number | string | undefined; hold?: number | undefined };

/** Sentences of alarms by their kinds. */
export const alarmSentences = words('alarmSentences', {
  gateway_offline: () => '设备离线',
  wan_down: ({ subject, detail }: AlarmFacts) => `${subject} 断开，${detail ? `已切换到 ${detail}` : '没有可用线路'}`,
  ap_lost: ({ detail }: AlarmFacts) => `AC 与 ${detail} 台 AP 失去连接`,
  ap_offline: ({ name }: AlarmFacts) => `AP“${name}”离线`,
  switch_offline: ({ name }: AlarmFacts) => `交换机“${name}”离线`,
  firewall_offline: ({ name }: AlarmFacts) => `防火墙“${name}”离线`,
  cpu_high: (facts: AlarmFacts) => `CPU ${above(facts)}`,
  memory_high: (facts: AlarmFacts) => spaced`内存${above(facts)}`,
  disk_high: (facts: AlarmFacts) => spaced`硬盘使用率${above(facts)}`,
  port_loop: ({ subject, name }: AlarmFacts) => `交换机“${name}”端口 ${subject} 检测到环路，已阻断`,
  radio_busy: ({ subject, name }: AlarmFacts) => `AP“${name}”${subject} 信道干扰严重`,
  line_loss: ({ subject, threshold }: AlarmFacts) => `${subject} 丢包率高于 ${threshold}%`,
  firmware_new: ({ detail }: AlarmFacts) => `固件 ${detail} 可升级`,
  restarted: () => '设备重新启动过',
  tunnel_down: ({ detail, name }: AlarmFacts) => `组网“${name}”有 ${detail} 条隧道断开`,
  tunnel_loss: ({ detail, name, threshold }: AlarmFacts) => `组网“${name}”到 ${detail} 丢包率高于 ${threshold}%`,
  tunnel_slow: ({ detail, name, threshold }: AlarmFacts) => `组网“${name}”到 ${detail} 时延高于 ${threshold} ms`,
  decoy_touched: ({ subject, detail }: AlarmFacts) => `蜜罐诱饵 ${subject} 被 ${detail} 访问`,
});
