import { defaultRules, type AlarmRule } from '../../../../src/domain/alarm-rule';
import { alarmLevels, type AlarmLevel } from '../../../../src/domain/alarm';
import { notices } from '../../../../src/domain/site';
import { alarmKinds, type AlarmKind } from '../../../../src/domain/alarm-kinds';
import { saidInBoth, type Said } from '../../kit/refusal';
import { alarmEnglish } from '../../../../src/text/alarm-english';
import { alarmSentences, type AlarmFacts } from '../../../../src/text/alarm-sentence.text';

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
  /** What the sentence is made of, for other languages. */
  facts: AlarmFacts;
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
  const { subject = '', detail, name, rule = defaultRules[kind] } = more;
  const facts: AlarmFacts = {
    ...(subject && { subject: subject.toUpperCase() }),
    ...(detail && { detail: kind === 'wan_down' ? detail.toUpperCase() : detail }),
    ...(name && { name }),
    ...(rule.threshold !== undefined && { threshold: rule.threshold }),
    ...(rule.hold !== undefined && { hold: rule.hold }),
  };
  const label = labels[kind];
  return {
    kind,
    subject,
    content: alarmSentences[kind](facts),
    label: lineKinds.has(kind) ? `${facts.subject} ${label}` : label,
    facts,
  };
}

/** Level and category of a kind, as the store keeps them. */
export const gradeOf = (kind: AlarmKind) => ({
  rank: rankOf(alarmKinds[kind].level),
  category: alarmKinds[kind].category,
});

/** Those that a list calls by their line too. */
const lineKinds: ReadonlySet<AlarmKind> = new Set(['wan_down', 'line_loss']);

const labels: Readonly<Record<AlarmKind, string>> = {
  gateway_offline: '离线',
  wan_down: '断',
  ap_lost: 'AC 失联',
  ap_offline: '离线',
  switch_offline: '离线',
  firewall_offline: '离线',
  cpu_high: 'CPU 高',
  memory_high: '内存高',
  disk_high: '硬盘将满',
  port_loop: '环路',
  radio_busy: '干扰',
  line_loss: '丢包',
  firmware_new: '可升级',
  restarted: '重启过',
  tunnel_down: '隧道断',
  tunnel_loss: '隧道丢包',
  tunnel_slow: '隧道慢',
  decoy_touched: '蜜罐被触碰',
};

/** What a line of a log needs of an alarm. */
export interface AlarmParts {
  remark: string;
  kind: string;
  facts: AlarmFacts | null;
}

/** The alarm of a device in one line, in English too; nothing where what it is made of was not kept. */
export function alarmTarget({ remark, kind, facts }: AlarmParts): Said | undefined {
  if (!facts || !Object.hasOwn(alarmEnglish, kind)) return undefined;
  const which = kind as keyof typeof alarmEnglish;
  return saidInBoth(`${remark}：${alarmSentences[which](facts)}`, `${remark}: ${alarmEnglish[which](facts)}`);
}
