import type { Sql } from '../../kit/store/db';

/** What a gateway is told: whether, where and from which severity on it sends its log. */
export async function syslogDocument(sql: Sql, gwid: string): Promise<Record<string, string>> {
  const [row] = await sql.query<{ enabled: boolean; server: string; port: number; protocol: string; level: number }>(
    'SELECT enabled, server, port, protocol, level FROM syslog_setting WHERE gateway_id = $1',
    [gwid],
  );
  if (!row?.enabled) return { enabled: 'false' };
  // Lines for this cloud come with the other reports, over HTTPS.
  const { server, port, protocol, level } = row;
  const common = { enabled: 'true', protocol, level: String(level) };
  return server === '' ? { ...common, target: 'cloud' } : { ...common, target: 'server', server, port: String(port) };
}
