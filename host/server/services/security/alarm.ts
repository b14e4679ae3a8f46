import type { Db, Sql } from '../../kit/store/db';
import { condition } from '../../fleet/alarms/alarm-words';
import { clearAlarms, raiseAlarms } from '../../fleet/alarms/alarms';
import { iso, minute } from '../../../../src/domain/time';
import type { NewEvent } from './new-event';

/** What is older than this, milliseconds, is history: nobody is alarmed about it. */
const fresh = 10 * minute;
/** A decoy that was left alone for so long, milliseconds, is calm again. */
const calm = 30 * minute;

/** Raises an alarm for each decoy that was touched just now; what is open stays as it is. */
export async function alarmAboutDecoys(sql: Sql, now: number, events: readonly NewEvent[]): Promise<void> {
  const touched = events.filter(({ service, at }) => service === 'honeypot' && at > now - fresh);
  if (touched.length === 0) return;
  const gateways = await sql.query<{ id: string; account_id: string; remark: string; simulated: boolean }>(
    'SELECT id, account_id, remark, simulated FROM device WHERE id = ANY($1::text[])',
    [[...new Set(touched.map(({ gwid }) => gwid))]],
  );
  const byId = new Map(gateways.map((row) => [row.id, row]));
  await raiseAlarms(
    sql,
    now,
    touched.flatMap(({ gwid, class: kind, name, source }) => {
      const gateway = byId.get(gwid);
      if (!gateway) return [];
      const { account_id: accountId, remark, simulated } = gateway;
      return [
        {
          device: { id: gwid, accountId, kind: 'gateway' as const, gatewayId: gwid, remark, simulated },
          condition: condition('decoy_touched', { subject: kind, detail: name || source }),
        },
      ];
    }),
  );
}

/** Clears the alarms of decoys that nobody touched for a while. */
export const calmDecoys = (db: Db, now: number): Promise<void> =>
  db.tx(async (sql) => {
    const over = await sql.query<{ id: string }>(
      `SELECT a.id FROM alarm a WHERE a.kind = 'decoy_touched' AND a.state <> 'cleared' AND a.raised_at < $1
         AND NOT EXISTS (
           SELECT 1 FROM guard_event e WHERE e.gateway_id = a.gateway_id AND e.service = 'honeypot'
             AND e.class = a.subject AND e.at >= $1
         ) LIMIT 500`,
      [iso(now - calm)],
    );
    await clearAlarms(
      sql,
      now,
      over.map(({ id }) => id),
    );
  });
