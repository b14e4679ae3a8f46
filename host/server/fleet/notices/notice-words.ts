import type { AlarmCategory, AlarmLevel } from '../../../../src/domain/alarm';
import type { Sql } from '../../kit/store/db';
import { targetWords } from '../alarms/silence-words';
import { enabledWord, type Facts } from '../../account/logs/facts';

const levelNames: Readonly<Record<AlarmLevel, string>> = { FATAL: '严重', MIDDLE: '中等', GENERAL: '一般' };
const categoryNames: Readonly<Record<AlarmCategory, string>> = {
  device: '设备',
  line: '线路',
  wireless: '无线',
  performance: '性能',
  switching: '交换',
  security: '安全',
  system: '系统',
};

/** A subscription as it is kept. */
export interface KeptSubscription {
  account_id: string;
  name: string;
  enabled: boolean;
  device_id: string | null;
  group_id: string | null;
  categories: AlarmCategory[];
  matrix: Readonly<Record<AlarmLevel, readonly string[]>>;
  cleared: boolean;
  quiet_from: string | null;
  quiet_to: string | null;
  zone: string;
  fatal_always: boolean;
}

/** What a subscription says, for the log of actions. */
export async function subscriptionFacts(sql: Sql, kept: KeptSubscription): Promise<Facts> {
  const channels = await sql.query<{ id: string; name: string }>(
    'SELECT id, name FROM alarm_channel WHERE account_id = $1',
    [kept.account_id],
  );
  const nameOf = new Map(channels.map(({ id, name }) => [id, name]));
  const matrix = Object.entries(levelNames).map(([level, name]): [string, string] => [
    `${name}告警通道`,
    kept.matrix[level as AlarmLevel].map((id) => nameOf.get(id) ?? '已删除的通道').join('、') || '不通知',
  ]);
  return {
    名称: kept.name,
    状态: enabledWord(kept.enabled),
    对象: await targetWords(sql, kept),
    告警分类: kept.categories.map((category) => categoryNames[category]).join('、') || '全部',
    ...Object.fromEntries(matrix),
    恢复通知: enabledWord(kept.cleared),
    免打扰: kept.quiet_from && kept.quiet_to ? `${kept.quiet_from}-${kept.quiet_to}（${kept.zone}）` : '无',
    免打扰时严重告警: kept.fatal_always ? '照常通知' : '不通知',
  };
}

/** What a channel says, for the log of actions: never its key, and its target as lists show it. */
export const channelFacts = (
  channel: { name: string; type: string; target: string; enabled: boolean },
  shown: (channel: { type: string; target: string }) => string,
): Facts => ({ 名称: channel.name, 地址: shown(channel), 状态: enabledWord(channel.enabled) });
