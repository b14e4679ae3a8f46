import { occurrence } from '../../../../src/domain/silence-window';
import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';

/** A mute or a maintenance window as it is kept. */
export interface Silence {
  id: string;
  account_id: string;
  type: 'mute' | 'window';
  name: string;
  device_id: string | null;
  group_id: string | null;
  kind: string | null;
  starts_at: string | null;
  ends_at: string | null;
  days: number[] | null;
  start_minute: number | null;
  minutes: number | null;
  zone: string;
  created_by: string;
  created_at: string;
}

/** When a silence holds: the span that `now` lies in, else the next one; nothing when it is over. */
export function spanOf(silence: Silence, now: number): { from: number; to?: number } | undefined {
  const { days, start_minute, minutes, zone, starts_at, ends_at } = silence;
  if (days && start_minute !== null && minutes !== null) {
    return occurrence({ days, start: start_minute, minutes, zone }, now);
  }
  const to = ends_at ? Date.parse(ends_at) : undefined;
  if (to !== undefined && to <= now) return undefined;
  return { from: starts_at ? Date.parse(starts_at) : 0, ...(to !== undefined && { to }) };
}

/** Whether a silence holds at this moment. */
export const holdsNow = (silence: Silence, now: number): boolean => (spanOf(silence, now)?.from ?? Infinity) <= now;

/** What is asked about: one alarm, or one that is about to be. */
interface Sounding {
  accountId: string;
  deviceId: string;
  gatewayId: string;
  kind: string;
}

/** Finds what keeps an alarm quiet: a mute before a window, the narrower first. */
export type FindSilence = (alarm: Sounding) => Silence | undefined;

/** Reads the silences of accounts that hold now, with the groups that they reach. */
export async function readSilences(sql: Sql, now: number, accountIds: readonly string[]): Promise<FindSilence> {
  const all = await sql.query<Silence>(
    `SELECT * FROM alarm_silence WHERE account_id = ANY($1::text[]) AND (ends_at IS NULL OR ends_at > $2)`,
    [accountIds, iso(now)],
  );
  const holding = all.filter((silence) => holdsNow(silence, now));
  if (holding.length === 0) return () => undefined;
  const members = await membersOf(sql, [...new Set(holding.flatMap(({ group_id }) => group_id ?? []))]);
  const rank = ({ type, device_id, group_id }: Silence) =>
    (type === 'mute' ? 0 : 10) + (device_id ? 0 : group_id ? 1 : 2);
  const ranked = [...holding].sort((a, b) => rank(a) - rank(b));
  return ({ accountId, deviceId, gatewayId, kind }) =>
    ranked.find((silence) => {
      if (silence.account_id !== accountId || (silence.kind !== null && silence.kind !== kind)) return false;
      // A gateway that is looked after takes what is behind it along.
      if (silence.device_id) return [deviceId, gatewayId].includes(silence.device_id);
      if (!silence.group_id) return true;
      const group = members.get(silence.group_id);
      return !!group && (group.has(deviceId) || group.has(gatewayId));
    });
}

/** Devices in groups and the groups below them. */
export async function membersOf(sql: Sql, groups: readonly string[]): Promise<Map<string, Set<string>>> {
  const members = new Map<string, Set<string>>();
  if (groups.length === 0) return members;
  const rows = await sql.query<{ root: string; device_id: string }>(
    `WITH RECURSIVE tree AS (
       SELECT id AS root, id FROM device_group WHERE id = ANY($1::text[])
       UNION ALL SELECT tree.root, g.id FROM device_group g JOIN tree ON g.parent_id = tree.id
     ) SELECT tree.root, d.id AS device_id FROM tree JOIN device d ON d.group_id = tree.id`,
    [groups],
  );
  for (const { root, device_id } of rows) members.set(root, (members.get(root) ?? new Set()).add(device_id));
  return members;
}
