import { parseSyslog, syslogDays } from '../../../../src/domain/syslog';
import type { Db, Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { day, iso } from '../../../../src/domain/time';
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
  const [setting] = await sql.query<{ level: number; simulated: boolean; days: number }>(
    `SELECT s.level, g.simulated, coalesce(r.days, ${syslogDays.usual}) AS days
     FROM syslog_setting s JOIN device g ON g.id = s.gateway_id LEFT JOIN syslog_retention r ON r.account_id = s.account_id
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
      until: iso(now + setting.days * day),
      simulated: setting.simulated,
    }));
  if (rows.length > 0) await insertRows(sql, 'syslog_line', lineColumns, rows, '');
  return rows.length;
}

/** Takes away what is too much. What is too old goes with its part. */
export async function limitSyslog(db: Db): Promise<void> {
  const accounts = await db.query<{ account_id: string }>('SELECT DISTINCT account_id FROM syslog_setting');
  for (const { account_id } of accounts) {
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
  until: 'timestamptz',
  severity: 'integer',
  facility: 'integer',
  host: 'text',
  app: 'text',
  message: 'text',
  simulated: 'boolean',
};
