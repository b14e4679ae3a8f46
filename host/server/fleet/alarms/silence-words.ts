import { clockOf } from '../../../../src/domain/silence-window';
import type { Sql } from '../../kit/store/db';
import type { Facts } from '../../account/logs/facts';
import { alarmKindNames } from '../../../../src/text/alarm-kind.text';
import type { Silence } from './silences';

const days = '日一二三四五六';

/** What a mute or a maintenance window says, for the log of actions. */
export async function silenceFacts(sql: Sql, silence: SilenceTerms): Promise<Facts> {
  const kind = silence.kind as keyof typeof alarmKindNames | null;
  return {
    名称: silence.name,
    对象: await targetWords(sql, silence),
    告警类型: kind ? alarmKindNames[kind] : '全部',
    时间: timeWords(silence),
  };
}

type SilenceTerms = Pick<
  Silence,
  'account_id' | 'name' | 'device_id' | 'group_id' | 'kind' | 'zone' | 'starts_at' | 'ends_at'
> &
  Pick<Silence, 'days' | 'start_minute' | 'minutes'>;

/** The devices that something is for, in words: all of the account, a group's, or one. */
export async function targetWords(
  sql: Sql,
  { account_id, device_id, group_id }: Pick<Silence, 'account_id' | 'device_id' | 'group_id'>,
): Promise<string> {
  const id = device_id ?? group_id;
  if (!id) return '全部设备';
  const [row] = await sql.query<{ name: string }>(
    device_id
      ? 'SELECT remark AS name FROM device WHERE account_id = $1 AND id = $2'
      : 'SELECT name FROM device_group WHERE account_id = $1 AND id = $2',
    [account_id, id],
  );
  return `${device_id ? '设备' : '分组'} ${row?.name ?? id}`;
}

function timeWords({ days: on, start_minute, minutes, starts_at, ends_at, zone }: SilenceTerms): string {
  if (on) {
    const which = on.length === 7 ? '每天' : `每周${on.map((day) => days[day]).join('、')}`;
    return `${which} ${clockOf(start_minute ?? 0)} 起 ${minutes} 分钟（${zone}）`;
  }
  const at = (moment: string | null) => (moment ? wallClock(moment, zone) : '不限');
  return `${at(starts_at)} 至 ${at(ends_at)}（${zone}）`;
}

/** `2026-11-20 14:00`, by the clock of a zone. Sweden writes dates that way. */
const wallClock = (moment: string, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    Date.parse(moment),
  );
