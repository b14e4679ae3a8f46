import type { ParsedOf } from '../../../../src/api/endpoint';
import type { syslogSave } from '../../../../src/api/contract/syslog';
import { isLogServer, severities } from '../../../../src/domain/syslog';
import { day, iso } from '../../../../src/domain/time';
import { port as portRule, required } from '../../../../src/rules';
import type { Context } from '../../kit/context/context';
import { settingChanged } from '../../fleet/delivery/settings';
import { changeAt, changeOf } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { because, refuse } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';
import { daysOf } from './read';

interface Setting {
  enabled: boolean;
  server: string;
  port: number;
  protocol: string;
  level: number;
}

/** Sets where gateways send their logs. */
export async function saveSettings(context: Context, input: ParsedOf<typeof syslogSave>): Promise<void> {
  const { gwids, enabled, server, protocol, level } = input;
  validate({
    server: server === '' || isLogServer(server) ? undefined : because('logServerUnfit'),
    port: checks<string>('port', required, portRule)(input.port),
  });
  const after: Setting = { enabled, server, port: Number(input.port), protocol, level };
  const { db, caller } = context;
  const { accountId } = caller;
  await db.tx(async (sql) => {
    await sql.query('SELECT 1 FROM device WHERE account_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE', [
      accountId,
      gwids,
    ]);
    const rows = await sql.query<{ id: string; remark: string } & { [K in keyof Setting]: Setting[K] | null }>(
      `SELECT g.id, g.remark, s.enabled, s.server, s.port, s.protocol, s.level FROM device g
       LEFT JOIN syslog_setting s ON s.gateway_id = g.id
       WHERE g.account_id = $1 AND g.kind = 'gateway' AND g.id = ANY($2::text[]) ORDER BY g.id`,
      [accountId, gwids],
    );
    if (rows.length !== new Set(gwids).size) throw refuse('noGateway');
    for (const { id } of rows) {
      const rev = await settingChanged(sql, { accountId, gwid: id, kind: 'syslog' });
      await sql.query(
        `INSERT INTO syslog_setting (gateway_id, account_id, enabled, server, port, protocol, level, rev)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (gateway_id) DO UPDATE SET account_id = excluded.account_id, enabled = excluded.enabled,
           server = excluded.server, port = excluded.port, protocol = excluded.protocol, level = excluded.level,
           rev = excluded.rev`,
        [id, accountId, enabled, server, after.port, protocol, level, rev],
      );
    }
    const all = rows.map(({ id, remark, ...before }) =>
      changeAt(remark || id, changeOf(before.port === null ? undefined : factsOf(before as Setting), factsOf(after))),
    );
    noteChange(context, Object.assign({}, ...all));
  });
}

const factsOf = ({ enabled, server, port, protocol, level }: Setting) => ({
  日志发送: enabled ? '开启' : '关闭',
  服务器: server ? `${server}:${port}/${protocol}` : '云平台',
  级别: severities[level] ?? '',
});

/** Sets how long lines are kept. Those that were to be kept longer go now; the others when it was said that they do. */
export async function setRetention(context: Context, days: number): Promise<void> {
  const { db, archive, caller, now } = context;
  const before = await daysOf(db, caller.accountId);
  const oldest = now() - days * day;
  // First what lies elsewhere: while that does not answer all stays as it is.
  if (days < before)
    await archive?.exec('DELETE FROM syslog_line WHERE account_id = {id:String} AND at < {oldest:DateTime64(3)}', {
      id: caller.accountId,
      oldest: new Date(oldest),
    });
  await db.query(
    `INSERT INTO syslog_retention (account_id, days) VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET days = excluded.days`,
    [caller.accountId, days],
  );
  if (days < before)
    await db.query('DELETE FROM syslog_line WHERE account_id = $1 AND at < $2', [caller.accountId, iso(oldest)]);
  noteChange(context, { 保留天数: [String(before), String(days)] });
}
