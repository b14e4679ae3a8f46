import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { actorOf } from '../../account/logs/actor';
import { columnArrays } from '../../kit/sql/bulk';
import { iso } from '../../../../src/domain/time';
import { publish } from '../../kit/stream/publish';
import { notFound } from '../../kit/refusal';

/** Acknowledges alarms that are active; gives those that were. */
export async function acknowledgeAlarms(context: Context, ids: readonly string[]): Promise<string[]> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    const actor = await actorOf(sql, context);
    const changed = await sql.query<{ id: string }>(
      `UPDATE alarm SET state = 'acknowledged', acknowledged_at = $3, acknowledged_by = $4
       WHERE account_id = $1 AND id = ANY($2::text[]) AND state = 'active' RETURNING id`,
      [caller.accountId, ids, iso(now()), actor],
    );
    await record(sql, context, changed, 'acknowledged', actor, '');
    return changed.map((row) => row.id);
  });
}

/** Names who takes care of open or past alarms; an empty name takes it back. Gives how many were changed. */
export async function assignAlarms(context: Context, ids: readonly string[], assignee: string): Promise<number> {
  const { db, caller } = context;
  return db.tx(async (sql) => {
    const changed = await sql.query<{ id: string }>(
      `UPDATE alarm SET assignee = nullif($3, '') WHERE account_id = $1 AND id = ANY($2::text[])
         AND assignee IS DISTINCT FROM nullif($3, '') RETURNING id`,
      [caller.accountId, ids, assignee],
    );
    return record(sql, context, changed, 'assigned', await actorOf(sql, context), assignee);
  });
}

/** Writes the note of an alarm; 404 when it is not the account's. */
export async function noteAlarm(context: Context, id: string, note: string): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const changed = await sql.query<{ id: string }>(
      'UPDATE alarm SET note = $3 WHERE account_id = $1 AND id = $2 RETURNING id',
      [caller.accountId, id, note],
    );
    if (changed.length === 0) throw notFound();
    await record(sql, context, changed, 'noted', await actorOf(sql, context), note);
  });
}

async function record(
  sql: Sql,
  { caller, now }: Context,
  changed: readonly { id: string }[],
  kind: 'acknowledged' | 'assigned' | 'noted',
  actor: string,
  text: string,
): Promise<number> {
  if (changed.length === 0) return 0;
  await sql.query(
    `INSERT INTO alarm_event (alarm_id, at, kind, actor, text) SELECT id, $2, $3, $4, $5 FROM unnest($1::text[]) AS r(id)`,
    [...columnArrays({ id: 'text' }, changed), iso(now()), kind, actor, text],
  );
  const payload = { ids: changed.map((row) => row.id) };
  await publish(sql, now(), [{ accountId: caller.accountId, kind: 'alarm.changed', payload }]);
  return changed.length;
}
