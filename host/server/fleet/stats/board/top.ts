import type { boardTop } from '../../../../../src/api/contract/board';
import type { DataOf } from '../../../../../src/api/endpoint';
import type { BoardRange } from '../../../../../src/domain/board';
import { beijingDay, day, hour, iso, minute } from '../../../../../src/domain/time';
import type { Db } from '../../../kit/store/db';
import { behindGroup } from './group';

type Top = DataOf<typeof boardTop>;

/** Lines of the list, and how many are kept: one of them may be given back meanwhile. */
const most = 20;
const kept = 2 * most;

/** How old a list of the account becomes before it is made anew; whole days change seldom. */
const every: Record<BoardRange, number> = { '24h': 5 * minute, '7d': hour, '30d': hour };

/** Who asks waits for a new one when it was not made anew so many times, and it is made while somebody asked within a day. */
const missed = 12;
const lookedAt = day;

/** Networks with most traffic: of the last 24 hours, or of whole days. */
export async function readTop(
  db: Db,
  accountId: string,
  { group, range }: { group?: string | undefined; range: BoardRange },
  now: number,
): Promise<Top> {
  if (group === undefined) return readAhead(db, accountId, range, now);
  return db.query(
    `SELECT d.remark AS name, t.bytes FROM (${sumsOf(range, group)}) t
       JOIN device d ON d.id = t.device_id AND d.account_id = $1 AND d.kind = 'gateway'
     WHERE t.bytes > 0 ORDER BY t.bytes DESC, d.id LIMIT ${most}`,
    [accountId, group, ...spanOf(range, now)],
  );
}

/** Bytes by gateway. $1: account; $2: group; $3 and $4: `spanOf`. */
const sumsOf = (range: BoardRange, group: string | undefined): string =>
  range === '24h'
    ? `SELECT device_id, sum(bytes_down + bytes_up)::bigint AS bytes FROM device_hour
       WHERE account_id = $1 AND hour BETWEEN $3 AND $4 AND ${behindGroup('device_id', '$2', group)} GROUP BY device_id`
    : `SELECT device_id, sum(bytes_down + bytes_up)::bigint AS bytes FROM device_day
       WHERE account_id = $1 AND day BETWEEN $3 AND $4 AND ${behindGroup('device_id', '$2', group)} GROUP BY device_id`;

function spanOf(range: BoardRange, now: number): [from: string, to: string] {
  if (range === '24h') return [iso(now - day), iso(now)];
  return [beijingDay(now - (range === '7d' ? 7 : 30) * day), beijingDay(now - day)];
}

/** The list of a whole account: what stands ready; who asks first waits until it is worked out. */
async function readAhead(db: Db, accountId: string, range: BoardRange, now: number): Promise<Top> {
  const read = () =>
    db.query<Top[number]>(
      `SELECT d.remark AS name, t.bytes
       FROM board_top b, unnest(b.devices, b.bytes) WITH ORDINALITY AS t (id, bytes, place)
       JOIN device d ON d.id = t.id AND d.account_id = $1 AND d.kind = 'gateway'
       WHERE b.account_id = $1 AND b.range = $2 ORDER BY t.place LIMIT ${most}`,
      [accountId, range],
    );
  const [ready] = await db.query<{ made: string; asked: string }>(
    'SELECT made_at AS made, asked_at AS asked FROM board_top WHERE account_id = $1 AND range = $2',
    [accountId, range],
  );
  const isFresh = ready && Math.abs(now - Date.parse(ready.made)) < missed * every[range];
  if (!isFresh) await workOut(db, accountId, range, now, now);
  else if (now - Date.parse(ready.asked) > every[range]) {
    await db.query('UPDATE board_top SET asked_at = $3 WHERE account_id = $1 AND range = $2', [
      accountId,
      range,
      iso(now),
    ]);
  }
  return read();
}

async function workOut(db: Db, accountId: string, range: BoardRange, asked: number, now: number): Promise<void> {
  await db.query(
    `INSERT INTO board_top (account_id, range, devices, bytes, made_at, asked_at)
     SELECT $1, $5, coalesce(array_agg(device_id ORDER BY bytes DESC, device_id), '{}'),
       coalesce(array_agg(bytes ORDER BY bytes DESC, device_id), '{}'), $6, $7
     FROM (
       SELECT t.device_id, t.bytes FROM (${sumsOf(range, undefined)}) t
       WHERE t.bytes > 0 ORDER BY t.bytes DESC, t.device_id LIMIT ${kept}
     ) first
     ON CONFLICT (account_id, range) DO UPDATE SET devices = excluded.devices, bytes = excluded.bytes,
       made_at = excluded.made_at, asked_at = greatest(board_top.asked_at, excluded.asked_at)`,
    [accountId, null, ...spanOf(range, now), range, iso(now), iso(asked)],
  );
}

/** Works out ahead what boards asked for within a day, so that none of them waits for it. */
export async function refreshTops(db: Db, now: number): Promise<void> {
  const due = await db.query<{ account_id: string; range: BoardRange; asked_at: string }>(
    `SELECT account_id, range, asked_at FROM board_top
     WHERE asked_at >= $1 AND made_at < CASE range WHEN '24h' THEN $2::timestamptz ELSE $3 END ORDER BY made_at`,
    [iso(now - lookedAt), iso(now - every['24h']), iso(now - every['30d'])],
  );
  for (const { account_id, range, asked_at } of due) {
    await workOut(db, account_id, range, Date.parse(asked_at), now);
  }
}
