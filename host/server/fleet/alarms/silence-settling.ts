import type { Db, Sql } from '../../kit/store/db';
import { readFlaps } from './alarm-rules';
import { setSilence } from './alarms';
import { day, iso, minute } from '../../../../src/domain/time';
import { readSilences } from './silences';

interface Open {
  id: string;
  account_id: string;
  device_id: string;
  gateway_id: string;
  kind: string;
  raised_at: string;
  quiet: 'mute' | 'window' | 'flap' | null;
  quiet_by: string | null;
}

/**
 * Puts each open alarm of these accounts as its silences say now: quiet while one holds, heard again when none does,
 * and after calm when it was held back for coming and going. Gives how many fell quiet and how many are heard again.
 */
export async function settleSilences(
  sql: Sql,
  now: number,
  accountIds: readonly string[],
): Promise<{ silenced: number; heard: number }> {
  if (accountIds.length === 0) return { silenced: 0, heard: 0 };
  const silenceOf = await readSilences(sql, now, accountIds);
  const flapOf = await readFlaps(sql, accountIds);
  const open = await sql.query<Open>(
    `SELECT id, account_id, device_id, gateway_id, kind, raised_at, quiet, quiet_by FROM alarm
     WHERE account_id = ANY($1::text[]) AND state <> 'cleared'`,
    [accountIds],
  );
  const changes = open.flatMap((alarm) => {
    const { account_id, device_id, gateway_id, kind } = alarm;
    const silence = silenceOf({ accountId: account_id, deviceId: device_id, gatewayId: gateway_id, kind });
    const { enabled, calm } = flapOf(account_id);
    const held = alarm.quiet === 'flap' && enabled && Date.parse(alarm.raised_at) > now - calm * minute;
    const quiet = silence?.type ?? (held ? ('flap' as const) : null);
    const quiet_by = silence?.id ?? null;
    return quiet === alarm.quiet && quiet_by === alarm.quiet_by ? [] : [{ id: alarm.id, quiet, quiet_by }];
  });
  await setSilence(sql, now, changes);
  const heard = changes.filter(({ quiet }) => quiet === null).length;
  return { silenced: changes.length - heard, heard };
}

/** Days that a silence which is over is kept. */
const kept = 30 * day;

/** Lets windows begin and end and flapping alarms be heard, for every account that has any of it. */
export async function keepSilences(db: Db, now: number): Promise<void> {
  const rows = await db.query<{ account_id: string }>(
    `SELECT account_id FROM alarm_silence WHERE ends_at IS NULL OR ends_at > $1
     UNION SELECT account_id FROM alarm WHERE quiet IS NOT NULL AND state <> 'cleared'`,
    [iso(now - minute)],
  );
  for (const { account_id } of rows) await db.tx((sql) => settleSilences(sql, now, [account_id]));
  await db.query('DELETE FROM alarm_silence WHERE ends_at < $1', [iso(now - kept)]);
}
