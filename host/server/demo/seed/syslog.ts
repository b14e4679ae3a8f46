import { parseSyslog, syslogDays } from '../../../../src/domain/syslog';
import { insertRows } from '../../kit/sql/bulk';
import { day, iso, minute } from '../../../../src/domain/time';
import type { DemoServices } from '../simulation/plan';
import { simulatedLine } from '../simulation/syslog';
import { fleetOf } from '../simulation/world';
import { lineColumns } from '../../services/syslog/take';

/** Minutes of lines that the demo starts with, one every so many. */
const [back, step] = [12 * 60, 3];

/** Gateways of the demo account that send their logs, one of them elsewhere; once. */
export async function seedSyslog({ db, now, fleets }: DemoServices): Promise<void> {
  const plan = fleets.find(({ accountId }) => accountId === 'acc_demo');
  if (!plan) return;
  const at = now();
  const gateways = fleetOf(plan).gateways.slice(0, Math.min(4, plan.gateways));
  await db.tx(async (sql) => {
    for (const [index, { id }] of gateways.entries()) {
      const server = index === 3 ? '192.0.2.14' : '';
      const made = await sql.query(
        `INSERT INTO syslog_setting (gateway_id, account_id, enabled, server, port, protocol, level, rev)
         SELECT id, account_id, true, $2, 514, 'udp', 6, 1 FROM device WHERE id = $1 AND account_id = 'acc_demo'
         ON CONFLICT DO NOTHING RETURNING gateway_id`,
        [id, server],
      );
      if (made.length === 0) continue;
      await sql.query(
        `INSERT INTO gateway_delivery (gateway_id, kind, account_id, rev, done_rev, state)
         VALUES ($1, 'syslog', 'acc_demo', 1, 1, 'done') ON CONFLICT DO NOTHING`,
        [id],
      );
      if (server) continue;
      const rows = Array.from({ length: back / step }, (_, i) => {
        const moment = at - back * minute + i * step * minute + index * 17_000;
        return {
          ...parseSyslog(simulatedLine(id, moment, 26, index, i)),
          account_id: 'acc_demo',
          gateway_id: id,
          at: iso(moment),
          until: iso(moment + syslogDays.usual * day),
          simulated: true,
        };
      });
      await insertRows(sql, 'syslog_line', lineColumns, rows, '');
    }
  });
}
