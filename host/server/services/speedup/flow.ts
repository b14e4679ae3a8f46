import type { speedupUse } from '../../../../src/api/contract/speedup';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { speedupDays } from '../../../../src/domain/speedup';
import { addDays, beijingDay, iso } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { notFound } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';

/** What a member sent over its line since it was told last, bytes. */
export interface SpeedupPassed {
  sign: string;
  down: number;
  up: number;
}

/** Adds what members of a gateway sent; those of others are left out. */
export async function takeSpeedupFlow(
  sql: Sql,
  gwid: string,
  passed: readonly SpeedupPassed[],
  now: number,
): Promise<void> {
  if (passed.length === 0) return;
  await sql.query(
    `WITH told AS (
       SELECT m.id, sum(r.down)::bigint AS down, sum(r.up)::bigint AS up
       FROM unnest($2::text[], $3::bigint[], $4::bigint[]) AS r(id, down, up)
       JOIN speedup_member m ON m.id = r.id AND m.state = 'approved'
       JOIN speedup_group g ON g.id = m.group_id AND g.gateway_id = $1 GROUP BY 1
     ), added AS (
       INSERT INTO speedup_flow (member_id, day, bytes_down, bytes_up)
       SELECT id, $6::date, down, up FROM told
       ON CONFLICT (member_id, day) DO UPDATE SET bytes_down = speedup_flow.bytes_down + excluded.bytes_down,
         bytes_up = speedup_flow.bytes_up + excluded.bytes_up
     )
     UPDATE speedup_member m SET bytes_down = m.bytes_down + t.down, bytes_up = m.bytes_up + t.up,
       last_at = CASE WHEN t.down + t.up > 0 THEN $5::timestamptz ELSE m.last_at END
     FROM told t WHERE m.id = t.id`,
    [
      gwid,
      passed.map(({ sign }) => sign),
      passed.map(({ down }) => Math.round(down)),
      passed.map(({ up }) => Math.round(up)),
      iso(now),
      beijingDay(now),
    ],
  );
}

/** What went over the line of a group, or of one of its members: a row for each of the last days. */
export async function useOf(
  { db, caller, now }: Context,
  { gid, sign }: ParsedOf<typeof speedupUse>,
): Promise<DataOf<typeof speedupUse>> {
  const [own] = await db.query('SELECT 1 FROM speedup_group WHERE account_id = $1 AND id = $2', [
    caller.accountId,
    gid,
  ]);
  if (!own) throw notFound();
  const today = beijingDay(now());
  const first = addDays(today, 1 - speedupDays);
  const rows = await db.query<DataOf<typeof speedupUse>[number]>(
    `SELECT to_char(f.day, 'YYYY-MM-DD') AS day, sum(f.bytes_down)::bigint AS down, sum(f.bytes_up)::bigint AS up
     FROM speedup_flow f JOIN speedup_member m ON m.id = f.member_id
     WHERE m.group_id = $1 AND ($2::text IS NULL OR m.id = $2) AND f.day BETWEEN $3::date AND $4::date GROUP BY f.day`,
    [gid, sign ?? null, first, today],
  );
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: speedupDays }, (_, i) => {
    const day = addDays(first, i);
    return known.get(day) ?? { day, down: 0, up: 0 };
  });
}
