import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptDays } from '../../src/domain/retention';
import { day } from '../../src/domain/time';
import { clean } from '../../host/server/fleet/devices/clean';
import { accountCare } from '../../host/server/jobs/account-care';
import { housekeeping } from '../../host/server/jobs/housekeeping';
import { historyCare } from '../../host/server/jobs/logs';
import { startReference, type Reference } from './reference';

const at = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
beforeAll(async () => {
  server = await startReference({ now: () => at });
});
afterAll(() => server.close());

/** Of these a row goes with its month: it is there, unseen, for so long. */
const byMonth = ['past_stay', 'log', 'online_log'];

/** One row of that id and time; `$1` and `$2`. */
const rows: readonly (readonly [promised: number, table: string, named: string, insert: string])[] = [
  [
    keptDays.logins,
    'login_event',
    'id',
    `INSERT INTO login_event (id, account_id, at, method, ok, device, ip) VALUES ($1, 'acc_demo', $2, 'password', true, '', '')`,
  ],
  [
    keptDays.stays,
    'client_session',
    'id',
    `WITH gone AS (
       INSERT INTO client (id, account_id, gateway_id, mac, online, online_since, first_seen, last_seen, day, first_day, simulated)
       SELECT $1, account_id, id, $1, false, $2, $2, $2, $2::timestamptz::date, $2::timestamptz::date, false
       FROM device WHERE kind = 'gateway' AND account_id = 'acc_demo' LIMIT 1 RETURNING id, account_id, gateway_id)
     INSERT INTO client_session (id, account_id, client_id, gateway_id, start_at, end_at, simulated)
     SELECT $1, account_id, id, gateway_id, $2, $2, false FROM gone`,
  ],
  [
    keptDays.stays,
    'past_stay',
    'mac',
    `INSERT INTO past_stay (account_id, gateway_id, gateway_remark, mac, hostname, ip, start_at, end_at, bytes_down, bytes_up, simulated)
     VALUES ('acc_demo', 'g', '', $1, '', '', $2, $2, 0, 0, false)`,
  ],
  [keptDays.logs, 'log', 'text', `INSERT INTO log (account_id, kind, text, at) VALUES ('acc_demo', 'action', $1, $2)`],
  [
    keptDays.logs,
    'online_log',
    'remark',
    `INSERT INTO online_log (account_id, device_id, device_kind, remark, at, status, simulated)
     VALUES ('acc_demo', 'd', 'gateway', $1, $2, 'online', false)`,
  ],
  [
    keptDays.outbox,
    'outbox',
    'id',
    `INSERT INTO outbox (id, at, kind, recipient, subject, body) VALUES ($1, $2, 'sms', '', '', '')`,
  ],
];

it('keeps the network log for the six months that the law asks for, whichever they are', () => {
  const longestHalfYear = 184;
  expect(keptDays.stays).toBeGreaterThanOrEqual(longestHalfYear);
});

it.each(rows)(
  'keeps for %i days, as the privacy policy says, what is in %s',
  async (promised, table, named, insert) => {
    const { db } = server.services;
    const more = byMonth.includes(table) ? 31 : 0;
    const age = (days: number) => new Date(at - days * day);
    await db.query(insert, [`${table}-young`, age(promised - 1)]);
    await db.query(insert, [`${table}-old`, age(promised + more + 1)]);
    for (const job of [housekeeping, accountCare, historyCare]) await job.run(server.services);
    await clean(db, at);
    const kept = await db.query(`SELECT ${named} AS name FROM ${table} WHERE ${named} LIKE $1`, [`${table}-%`]);
    expect(kept).toEqual([{ name: `${table}-young` }]);
  },
);
