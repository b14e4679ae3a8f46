import { maskEmail, yuan } from '../../../../src/format';
import { beijingDay, beijingMidnight, day, hour, iso } from '../../../../src/domain/time';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { writeLogs, type NewLog } from '../../account/logs/write';
import { hash } from '../../kit/hash';
import { saidInBoth } from '../../kit/refusal';

/** Days back that the history of the demo accounts reaches. */
const daysBack = 30;

/** What a line says, in both languages. */
const inTwo = (zh: string, en: string): Pick<NewLog, 'text' | 'said'> => ({
  text: zh,
  said: { text: saidInBoth(zh, en) },
});

/** Logs of the demo accounts that fit their fleet, their alarms and their money. */
export async function seedLogs({ db, now }: Services): Promise<void> {
  const accounts = await db.query<{ id: string; email: string }>(
    `SELECT id, email FROM account a WHERE id IN ('acc_demo', 'acc_agent') AND email IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM log l WHERE l.account_id = a.id)`,
  );
  for (const { id, email } of accounts) {
    await db.tx(async (sql) => {
      const person = maskEmail(email);
      const lines = [
        ...(await upgrades(sql, id, now())),
        ...(await business(sql, id, person)),
        ...(await actions(sql, id, person)),
      ];
      await writeLogs(sql, lines);
      await comingAndGoing(sql, id, now());
    });
  }
}

/** Gateways of the newest firmware were upgraded one night of the last weeks; a few at the second try. */
async function upgrades(sql: Sql, accountId: string, now: number): Promise<NewLog[]> {
  const rows = await sql.query<{ id: string; remark: string; firmware: string; bound_at: string }>(
    `SELECT id, remark, firmware, bound_at FROM device
     WHERE account_id = $1 AND kind = 'gateway' AND simulated AND firmware_new IS NULL ORDER BY id`,
    [accountId],
  );
  const newest = rows
    .map((row) => row.firmware)
    .sort()
    .at(-1);
  return rows.flatMap((row, i) => {
    const night = beijingMidnight(beijingDay(now - (2 + (hash(7, i) % (daysBack - 2))) * day)) + 3 * hour;
    const at = night + (hash(8, i) % 3600) * 1000;
    if (row.firmware !== newest || at < Date.parse(row.bound_at)) return [];
    const line: NewLog = {
      accountId,
      kind: 'upgrade',
      at: iso(at),
      target: row.remark,
      ...inTwo(`升级到 ${row.firmware}`, `Upgraded to ${row.firmware}`),
      detail: { device: row.id, from: '3.7.11', to: row.firmware },
      simulated: true,
    };
    if (hash(9, i) % 12 !== 0) return [line];
    const late = inTwo('下载固件超时，未升级', 'The download took too long: not upgraded');
    const failed = { ...line, at: iso(at - day), ...late, ok: false };
    return [failed, line];
  });
}

/** Every change of the balance is a line. */
async function business(sql: Sql, accountId: string, person: string): Promise<NewLog[]> {
  const rows = await sql.query<{ at: string; title: string; kind: string; amount_fen: number }>(
    'SELECT at, title, kind, amount_fen FROM wallet_entry WHERE account_id = $1',
    [accountId],
  );
  return rows.map(({ at, title, kind, amount_fen }) => ({
    accountId,
    kind: 'business',
    at,
    actor: kind === 'income' ? '' : person,
    target: yuan(amount_fen),
    text: title,
    simulated: true,
  }));
}

/** Somebody acknowledged the alarms that were acknowledged. */
async function actions(sql: Sql, accountId: string, person: string): Promise<NewLog[]> {
  const rows = await sql.query<{ at: string; by: string | null; remark: string; content: string }>(
    `SELECT acknowledged_at AS at, acknowledged_by AS by, remark, content FROM alarm
     WHERE account_id = $1 AND acknowledged_at IS NOT NULL ORDER BY acknowledged_at DESC LIMIT 400`,
    [accountId],
  );
  return rows.map(({ at, by, remark, content }) => ({
    accountId,
    kind: 'action',
    at,
    actor: by || person,
    target: `${remark}：${content}`,
    ...inTwo('确认告警', 'Acknowledge an alarm'),
    simulated: true,
  }));
}

/** Devices went offline when their alarm says so, and came back when it was cleared. */
async function comingAndGoing(sql: Sql, accountId: string, now: number): Promise<void> {
  await sql.query(
    `INSERT INTO online_log (account_id, device_id, device_kind, remark, at, status, simulated)
     SELECT a.account_id, a.device_id, a.device_kind, d.remark, moment.at, moment.status, true
     FROM alarm a JOIN device d ON d.id = a.device_id,
       LATERAL (VALUES (a.raised_at, 'offline'), (a.cleared_at, 'online')) AS moment(at, status)
     WHERE a.account_id = $1 AND a.simulated AND a.kind LIKE '%_offline' AND moment.at IS NOT NULL AND moment.at <= $2
       AND NOT EXISTS (SELECT 1 FROM online_log o WHERE o.account_id = a.account_id)
     ORDER BY moment.at`,
    [accountId, iso(now)],
  );
}
