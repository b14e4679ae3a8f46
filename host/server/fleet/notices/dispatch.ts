import type { AlarmCategory, AlarmLevel } from '../../../../src/domain/alarm';
import { isBetween, nextClock } from '../../../../src/domain/silence-window';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';
import { levelOf } from '../alarms/alarm-words';
import { iso, minute } from '../../../../src/domain/time';
import { membersOf } from '../alarms/silences';
import { openTarget } from './kept-target';
import type { Item } from './message';
import { writeDelivery } from './write-delivery';

/** Messages to one channel within `stormSpan`; what comes beyond is gathered and sent as one after `gatherFor`. */
export const stormAfter = 5;
const stormSpan = 10 * minute;
export const gatherFor = 5 * minute;
/** Alarms that one message keeps; more are only counted. */
const mostItems = 100;

interface Subscription {
  id: string;
  device_id: string | null;
  group_id: string | null;
  categories: AlarmCategory[];
  matrix: Record<AlarmLevel, string[]>;
  cleared: boolean;
  quiet_from: string | null;
  quiet_to: string | null;
  zone: string;
  fatal_always: boolean;
}
interface Channel {
  id: string;
  type: string;
  target: string;
}
interface Notice extends Item {
  category: AlarmCategory;
  device_id: string;
}

/** Turns alarms that came or went into messages for those who subscribed. Gives how many alarms it looked at. */
export async function dispatchNotices({ db, vault }: Pick<Services, 'db' | 'vault'>, now: number): Promise<number> {
  return db.tx(async (sql) => {
    const rows = await sql.query<{ account_id: string; rank: number; quiet: string | null } & Omit<Notice, 'level'>>(
      `WITH taken AS (
         DELETE FROM alarm_notice WHERE id IN (SELECT id FROM alarm_notice ORDER BY id LIMIT 500 FOR UPDATE SKIP LOCKED)
         RETURNING id, alarm_id, event, at
       )
       SELECT t.alarm_id AS alarm, t.event, t.at, a.account_id, a.rank, a.kind, a.category, a.content, a.remark,
         a.gateway_id AS gwid, a.device_id, a.quiet
       FROM taken t JOIN alarm a ON a.id = t.alarm_id JOIN account o ON o.id = a.account_id AND o.state = 'active'
       ORDER BY t.id`,
    );
    const byAccount = new Map<string, Notice[]>();
    for (const { account_id, rank, quiet, ...row } of rows) {
      // Muted before anybody was told.
      if (quiet) continue;
      byAccount.set(account_id, [...(byAccount.get(account_id) ?? []), { ...row, level: levelOf(rank)! }]);
    }
    for (const [accountId, notices] of byAccount) await dispatch(sql, vault, now, accountId, notices);
    return rows.length;
  });
}

async function dispatch(
  sql: Sql,
  vault: Vault,
  now: number,
  accountId: string,
  notices: readonly Notice[],
): Promise<void> {
  const subscriptions = await sql.query<Subscription>(
    'SELECT * FROM alarm_subscription WHERE account_id = $1 AND enabled ORDER BY created_at',
    [accountId],
  );
  const channels = await sql.query<Channel>(
    'SELECT id, type, target FROM alarm_channel WHERE account_id = $1 AND enabled AND confirmed_at IS NOT NULL',
    [accountId],
  );
  const groups = await membersOf(
    sql,
    subscriptions.flatMap(({ group_id }) => group_id ?? []),
  );
  for (const channel of channels) {
    const due = notices.flatMap((notice) => {
      const at = dueAt(notice, channel.id, subscriptions, groups, now);
      return at === undefined ? [] : [{ notice, at }];
    });
    if (due.length > 0) await write(sql, now, accountId, openTarget(vault, channel), due);
  }
}

/** When a channel is to be told of an alarm: the earliest that any subscription says; nothing when none does. */
function dueAt(
  notice: Notice,
  channel: string,
  subscriptions: readonly Subscription[],
  groups: ReadonlyMap<string, ReadonlySet<string>>,
  now: number,
): number | undefined {
  const { event, level, category, device_id, gwid } = notice;
  const times = subscriptions.flatMap((one) => {
    if (!one.matrix[level]?.includes(channel)) return [];
    if (event === 'cleared' && !one.cleared) return [];
    if (one.categories.length > 0 && !one.categories.includes(category)) return [];
    if (one.device_id && one.device_id !== device_id && one.device_id !== gwid) return [];
    const group = one.group_id ? groups.get(one.group_id) : undefined;
    if (one.group_id && !group?.has(device_id) && !group?.has(gwid)) return [];
    const { quiet_from: from, quiet_to: to, zone, fatal_always } = one;
    const rests = from && to && from !== to && isBetween(now, from, to, zone) && !(level === 'FATAL' && fatal_always);
    return rests ? [nextClock(now, to, zone)] : [now];
  });
  return times.length > 0 ? Math.min(...times) : undefined;
}

async function write(
  sql: Sql,
  now: number,
  accountId: string,
  channel: Channel,
  due: readonly { notice: Notice; at: number }[],
): Promise<void> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*) AS count FROM alarm_delivery WHERE channel_id = $1 AND created_at > $2
       AND event IN ('raised', 'cleared', 'digest')`,
    [channel.id, iso(now - stormSpan)],
  );
  let sent = row!.count;
  const later = new Map<number, Item[]>();
  for (const { notice, at } of due) {
    const { category: _, device_id: __, ...item } = notice;
    if (at <= now && sent++ < stormAfter) await insert(sql, now, accountId, channel, item.event, [item], now);
    else {
      const when = at <= now ? now + gatherFor : at;
      later.set(when, [...(later.get(when) ?? []), item]);
    }
  }
  for (const [when, items] of later) await gather(sql, now, accountId, channel, items, when);
}

/** Adds to the digest that waits already, else begins one. */
async function gather(
  sql: Sql,
  now: number,
  accountId: string,
  channel: Channel,
  items: readonly Item[],
  when: number,
): Promise<void> {
  const [open] = await sql.query<{ id: string; items: Item[]; total: number }>(
    `SELECT id, items, total FROM alarm_delivery WHERE channel_id = $1 AND event = 'digest' AND state = 'waiting'
       AND attempts = 0 AND next_at > $2 AND next_at <= $3 ORDER BY next_at DESC LIMIT 1 FOR UPDATE`,
    [channel.id, iso(now), iso(when)],
  );
  if (!open) return insert(sql, now, accountId, channel, 'digest', items, when);
  await sql.query('UPDATE alarm_delivery SET items = $2, total = $3 WHERE id = $1', [
    open.id,
    JSON.stringify([...open.items, ...items].slice(0, mostItems)),
    open.total + items.length,
  ]);
}

const insert = (
  sql: Sql,
  now: number,
  accountId: string,
  channel: Channel,
  event: 'raised' | 'cleared' | 'digest',
  items: readonly Item[],
  at: number,
): Promise<void> =>
  writeDelivery(sql, now, accountId, channel, { event, items: items.slice(0, mostItems), total: items.length, at });
