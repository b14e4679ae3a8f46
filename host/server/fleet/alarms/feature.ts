import type { globalSearch } from '../../../../src/api/contract/search';
import type { DataOf } from '../../../../src/api/endpoint';
import { alarmStates } from '../../../../src/domain/alarm';
import type { Context, Feature } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import type { GroupUse } from '../../account/tree/uses';
import { searchPatterns } from '../../kit/sql/search';
import { iso } from '../../../../src/domain/time';
import { alarmTarget, levelOf, type AlarmParts } from './alarm-words';

type Found = DataOf<typeof globalSearch>['alarms'];

/** States of alarms that are not over. */
const openStates = alarmStates.filter((state) => state !== 'cleared');

async function findAlarms({ db, caller }: Context, q: string, most: number): Promise<Found> {
  const rows = await db.query<Omit<Found[number], 'level'> & { rank: number }>(
    // The index has those of a state with the worst and newest first: a word that all carry is found at its beginning.
    `SELECT a.id, a.rank, a.content, a.remark, a.raised_at, a.simulated
     FROM unnest($3::text[]) AS s(state) CROSS JOIN LATERAL (
       SELECT id, rank, content, remark, raised_at, simulated FROM alarm
       WHERE account_id = $1 AND state = s.state AND state <> 'cleared' AND search LIKE ANY($2::text[])
       ORDER BY rank DESC, raised_at DESC, id LIMIT ${most}
     ) a
     ORDER BY a.rank DESC, a.raised_at DESC, a.id LIMIT ${most}`,
    [caller.accountId, searchPatterns(q), openStates],
  );
  return rows.map(({ rank, ...alarm }) => ({ ...alarm, level: levelOf(rank) ?? 'GENERAL' }));
}

const groupUses = (sql: Sql, accountId: string, group: string, now: number): Promise<GroupUse[]> =>
  sql.query<GroupUse>(
    `SELECT 'alarmSubscription' AS noun, name FROM alarm_subscription WHERE account_id = $1 AND group_id = $2
     UNION ALL SELECT 'maintenanceWindow', name FROM alarm_silence
     WHERE account_id = $1 AND group_id = $2 AND (ends_at IS NULL OR ends_at > $3) ORDER BY 1, 2`,
    [accountId, group, iso(now)],
  );

/** Alarms. */
export const alarms: Feature = {
  sources: { alarms: { scope: 'alarm:read', find: findAlarms } },
  actions: {
    '/api/v3/alarm/acknowledge': { text: '确认告警', en: 'Acknowledge alarms' },
    '/api/v3/alarm/assign': { text: '转交告警', en: 'Hand alarms over' },
    '/api/v3/alarm/note': { text: '备注告警', en: 'Write a note to an alarm' },
    '/api/v3/alarm/mute': { text: '静默告警对象', en: 'Mute what alarms are about' },
    '/api/v3/alarm/window/save': { text: '保存维护窗口', en: 'Save a maintenance window' },
    '/api/v3/alarm/silence/end': { text: '结束静默', en: 'End a silence' },
    '/api/v3/alarm/rule/save': { text: '修改告警规则', en: 'Change an alarm rule' },
    '/api/v3/alarm/flap/save': { text: '修改抖动抑制', en: 'Change flap damping' },
    '/api/v3/alarm_subscribe/channel/save': { text: '保存告警通道', en: 'Save an alarm channel' },
    '/api/v3/alarm_subscribe/channel/code': { text: '发送通道验证码', en: 'Send a code to a channel' },
    '/api/v3/alarm_subscribe/channel/confirm': { text: '确认告警通道', en: 'Confirm an alarm channel' },
    '/api/v3/alarm_subscribe/channel/rotate': { text: '更换 Webhook 密钥', en: 'Change a webhook’s key' },
    '/api/v3/alarm_subscribe/channel/remove': { text: '删除告警通道', en: 'Delete an alarm channel' },
    '/api/v3/alarm_subscribe/channel/test': { text: '测试告警通道', en: 'Test an alarm channel' },
    '/api/v3/alarm_subscribe/save': { text: '保存告警订阅', en: 'Save an alarm subscription' },
    '/api/v3/alarm_subscribe/remove': { text: '删除告警订阅', en: 'Delete an alarm subscription' },
    '/api/v3/alarm_subscribe/delivery/retry': { text: '重发告警通知', en: 'Send an alarm notice again' },
  },
  groupUses,
  names: ['alarm_channel', 'alarm_subscription', 'alarm_silence'].map(
    (table) => `SELECT name, NULL AS device FROM ${table} WHERE account_id = $1 AND id = $2`,
  ),
  told: {
    names: `SELECT remark || '：' || content, device_id, jsonb_build_object('remark', remark, 'kind', kind, 'facts', facts)
      FROM alarm WHERE account_id = $1 AND id = $2`,
    said: (parts) => alarmTarget(parts as AlarmParts),
  },
};
