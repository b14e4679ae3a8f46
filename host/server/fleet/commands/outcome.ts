import type { Sql } from '../../kit/store/db';

/**
 * Tells the log of actions how commands stand: a line is first about what was asked for, then about what the device did
 * with it, with its own words where it refused. The line of a command is as old as the command, give or take a minute.
 */
export async function logOutcomes(sql: Sql, commands: readonly string[]): Promise<void> {
  if (commands.length === 0) return;
  await sql.query(
    `UPDATE log l SET ok = c.state NOT IN ('failed', 'timed_out'),
       detail = l.detail || jsonb_build_object('outcome', c.state, 'answer', coalesce(c.error, ''))
     FROM command c
     WHERE c.id = ANY($1::text[]) AND l.account_id = c.account_id AND l.kind = 'action'
       AND l.at BETWEEN c.created_at - interval '1 minute' AND c.created_at + interval '1 minute'
       AND l.detail->>'command' = c.id`,
    [commands],
  );
}
