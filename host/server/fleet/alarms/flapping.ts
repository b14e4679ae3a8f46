import type { Sql } from '../../kit/store/db';
import { readFlaps } from './alarm-rules';
import { iso, minute } from '../../../../src/domain/time';

/** One thing that alarms are about. */
export interface Flapper {
  account_id: string;
  device_id: string;
  kind: string;
  subject: string;
}

const keyOf = ({ device_id, kind, subject }: Omit<Flapper, 'account_id'>) => `${device_id}\n${kind}\n${subject}`;

/** Which of these things come and go too often, counting the alarm that is about to be raised. */
export async function findFlapping(
  sql: Sql,
  now: number,
  things: readonly Flapper[],
): Promise<(thing: Flapper) => boolean> {
  const ruleOf = await readFlaps(sql, [...new Set(things.map(({ account_id }) => account_id))]);
  const watched = things.filter(({ account_id }) => ruleOf(account_id).enabled);
  if (watched.length === 0) return () => false;
  const longest = Math.max(...watched.map(({ account_id }) => ruleOf(account_id).minutes));
  const rows = await sql.query<{ device_id: string; kind: string; subject: string; at: string[] }>(
    `SELECT device_id, kind, subject, array_agg(to_char(raised_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS at
     FROM alarm WHERE device_id = ANY($1::text[]) AND raised_at > $2 GROUP BY device_id, kind, subject`,
    [[...new Set(watched.map(({ device_id }) => device_id))], iso(now - longest * minute)],
  );
  const raised = new Map(rows.map((row) => [keyOf(row), row.at.map(Date.parse)]));
  return (thing) => {
    const { enabled, count, minutes } = ruleOf(thing.account_id);
    const recent = (raised.get(keyOf(thing)) ?? []).filter((at) => at > now - minutes * minute);
    return enabled && recent.length >= count;
  };
}
