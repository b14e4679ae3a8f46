import { parseSyslog } from '../../../../src/domain/syslog';
import type { Db, Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { day, iso } from '../../../../src/domain/time';
import { syslogDays } from '../../../../src/domain/syslog';
import type { KnownDevice } from '../../kit/context/context';

/** Lines of one account at most; the oldest go first. */
const mostLines = 200_000;

/** Keeps what a gateway sent, if it was told to send to this cloud; gives how many lines were kept. */
export async function takeSyslog(
  sql: Sql,
  { gwid, accountId }: KnownDevice,
  lines: readonly string[],
  now: number,
): Promise<number> {
  const [setting] = await sql.query<{ level: number; simulated: boolean }>(
    `SELECT s.level, g.simulated FROM syslog_setting s JOIN device g ON g.id = s.gateway_id
     WHERE s.gateway_id = $1 AND s.account_id = $2 AND s.enabled AND s.server = ''`,
    [gwid, accountId],
  );
  if (!setting) return 0;
  const rows = lines
    .map(parseSyslog)
    .filter(({ severity, message }) => severity <= setting.level && message !== '')
    .map((line) => ({
      ...line,
      account_id: accountId,
      gateway_id: gwid,
      at: iso(now),
      simulated: setting.simulated,
    }));
  if (rows.length > 0) await insertRows(sql, 'syslog_line', lineColumns, rows, '');
  return rows.length;
}

/** Takes away what is older than its account keeps, and what is too much. */
export async function forgetSyslog(db: Db, now: number): Promise<void> {
  const accounts = await db.query<{ account_id: string; days: number }>(
    `SELECT s.account_id, coalesce(r.days, ${syslogDays.usual}) AS days
     FROM (SELECT DISTINCT account_id FROM syslog_setting) s LEFT JOIN syslog_retention r USING (account_id)`,
  );
  for (const { account_id, days } of accounts) {
    await db.query('DELETE FROM syslog_line WHERE account_id = $1 AND at < $2', [account_id, iso(now - days * day)]);
    await db.query(
      `DELETE FROM syslog_line WHERE account_id = $1 AND id <= (
         SELECT id FROM syslog_line WHERE account_id = $1 ORDER BY at DESC, id DESC OFFSET ${mostLines} LIMIT 1)`,
      [account_id],
    );
  }
}

/** Columns of `syslog_line`, for many rows at once. */
export const lineColumns = {
  account_id: 'text',
  gateway_id: 'text',
  at: 'timestamptz',
  severity: 'integer',
  facility: 'integer',
  host: 'text',
  app: 'text',
  message: 'text',
  simulated: 'boolean',
};
