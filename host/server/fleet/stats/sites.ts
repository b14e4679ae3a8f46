import { harmless, restartsWithin, staleAfter, type SiteHealth } from '../../../../src/domain/site';
import { iso } from '../../../../src/domain/time';

/** Kinds of alarms under which a site works as ever, as a list for SQL. */
const fine = harmless.map((kind) => `'${kind}'`).join(', ');

/** Open alarms that say that a site is not as it should be. */
export const trouble = `a.state <> 'cleared' AND a.quiet IS NULL AND a.kind NOT IN (${fine})`;

/** How a gateway `d` with its report `l` and its alarm of silence `q` is, while it is offline. $2: `restartedBefore`. */
export const silence = `CASE WHEN l.last_seen IS NULL THEN 'never' WHEN q.quiet IS NOT NULL THEN 'quiet'
  WHEN q.id IS NULL AND d.status_since > $2 THEN 'restarting' ELSE 'down' END`;

/** What `silence` reads beside the gateway. */
export const silenceJoins = `LEFT JOIN device_live l ON l.device_id = d.id
  LEFT JOIN alarm q ON q.device_id = d.id AND q.kind = 'gateway_offline' AND q.subject = '' AND q.state <> 'cleared'`;

/** A gateway that fell silent since then without an alarm is restarting. */
export const restartedBefore = (now: number): string => iso(now - restartsWithin);

/** The condition under which a device `d` is a gateway that the verdict counts so. */
export function healthFilter(health: SiteHealth, now: number, param: (value: unknown) => string): string {
  if (health === 'upgrade') return `d.kind = 'gateway' AND d.firmware_new IS NOT NULL`;
  if (health === 'degraded') {
    return `d.kind = 'gateway' AND d.status = 'online' AND EXISTS (
      SELECT 1 FROM alarm a WHERE a.account_id = $1 AND a.gateway_id = d.id AND ${trouble})`;
  }
  const silent = silence.replace('$2', `${param(restartedBefore(now))}::timestamptz`);
  const since = health === 'stale' ? `d.status_since < ${param(iso(now - staleAfter))}::timestamptz AND ` : '';
  return `d.kind = 'gateway' AND d.status = 'offline' AND ${since}'down' = (
    SELECT ${silent} FROM (SELECT) AS one ${silenceJoins})`;
}
