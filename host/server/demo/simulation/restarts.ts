import { iso, second } from '../../../../src/domain/time';
import { takeResult } from '../../fleet/commands/commands';
import { markRestarting } from '../../fleet/devices/presence';
import type { Services } from '../../kit/context/context';
import type { Db, Sql } from '../../kit/store/db';

/** Milliseconds that a restart takes: a gateway's, and that of something behind it. */
const lasts = { gateway: 60 * second, behind: 40 * second } as const;

/** A restart that somebody asked for. */
export interface Restart {
  since: number;
  until: number;
}

/** The last restart of each device that was asked to, by its id. */
export type Restarts = ReadonlyMap<string, Restart>;

/** Restarts of an account's simulated devices. */
export async function restartsOf(sql: Sql, accountId: string): Promise<Restarts> {
  const rows = await sql.query<{ id: string; since: string; until: string }>(
    `SELECT r.device_id AS id, r.since, r.until FROM simulated_restart r JOIN device d ON d.id = r.device_id
     WHERE d.account_id = $1`,
    [accountId],
  );
  return new Map(rows.map(({ id, since, until }) => [id, { since: Date.parse(since), until: Date.parse(until) }]));
}

/** A simulated device restarts: it is gone at once, with all that reports through it, and comes back by itself. */
export const beginRestart = (db: Db, { gwid, id }: { gwid: string; id: string }, now: number): Promise<void> =>
  db.tx(async (sql) => {
    await sql.query(
      `INSERT INTO simulated_restart (device_id, since, until) SELECT id, $2, $3 FROM device WHERE id = $1 AND simulated
       ON CONFLICT (device_id) DO UPDATE SET since = excluded.since, until = excluded.until`,
      [id, iso(now), iso(now + (id === gwid ? lasts.gateway : lasts.behind))],
    );
    const through = await sql.query<{ id: string }>('SELECT id FROM device WHERE id = $1 OR gateway_id = $1', [id]);
    await markRestarting(
      sql,
      now,
      through.map((one) => one.id),
    );
  });

/** Simulated gateways tell of restarts that are over: what was restarted reports again. */
export async function finishRestarts(
  services: Pick<Services, 'db' | 'features' | 'vault'>,
  now: number,
): Promise<void> {
  const over = await services.db.query<{ id: string; gwid: string; account_id: string; output: string[] }>(
    `SELECT c.id, c.gwid, c.account_id, c.output FROM command c JOIN device d ON d.id = c.gwid
       JOIN device t ON t.id = coalesce(c.params->>'device', c.gwid) JOIN simulated_restart r ON r.device_id = t.id
     WHERE c.kind = 'reboot' AND c.state = 'sent' AND r.since >= c.sent_at AND r.until <= $1 AND d.simulated
       AND d.status = 'online' AND t.status = 'online'`,
    [iso(now)],
  );
  for (const { id, gwid, account_id, output } of over) {
    const done = { id, done: true, ok: true, output: [...output, '已重新启动'] };
    await takeResult(services, { gwid, accountId: account_id }, done, now);
  }
}

/** How a restart changes what a device is like at a moment: `since` when it is silent, when it started last. */
export const restartAt = (restart: Restart | undefined, at: number) => ({
  silentSince: restart && restart.since <= at && at < restart.until ? restart.since : undefined,
  startedAt: restart && restart.until <= at ? restart.until : 0,
});
