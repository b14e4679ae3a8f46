import { randomInt } from 'node:crypto';
import { beijingDay, day, iso } from '../../../../src/domain/time';
import { nextPassword, type PasswordShape, type PasswordTiming } from '../../../../src/domain/wifi-password';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { makePassword } from '../../services/passwords/make-password';
import { because, inChinese } from '../../kit/refusal';
import { passwordPlace } from '../../services/passwords/plan';

interface Line {
  name: string;
  ssid: string;
  timing: Pick<PasswordTiming, 'repeat' | 'times'> & Partial<PasswordTiming>;
  shape: PasswordShape;
  size: number;
  paused?: true;
  /** An access point that did not get the last one. */
  missed?: true;
}

/** Plans of the demo, each on one site that has the network. */
const lines: readonly Line[] = [
  {
    ...{ name: '宴会厅无线网络', ssid: 'Hotel-WiFi', shape: 'digits', size: 8 },
    timing: { repeat: 'daily', times: ['06:00', '18:00'] },
  },
  {
    ...{ name: '会议室访客', ssid: 'Office-Guest', shape: 'words', size: 3 },
    timing: { repeat: 'daily', times: ['00:00'] },
  },
  {
    ...{ name: '门店访客', ssid: 'SHANYU-Guest', shape: 'lower', size: 10 },
    timing: { repeat: 'interval', every_days: 3, times: ['12:00'] },
  },
  {
    ...{ name: '校园访客', ssid: 'Campus', shape: 'mixed', size: 12 },
    timing: { repeat: 'weekly', days: [1], times: ['08:00'], skip_holidays: true },
  },
  {
    ...{ name: '咖啡厅', ssid: 'Coffee-Free', shape: 'words', size: 3, missed: true },
    timing: { repeat: 'daily', times: ['11:00'] },
  },
  {
    ...{ name: '仓库手持终端', ssid: 'WMS', shape: 'mixed', size: 16, paused: true },
    timing: { repeat: 'daily', times: ['03:00'] },
  },
];

/** Days back that the history reaches. */
const past = 30 * day;

/** Plans that change Wi-Fi passwords, with a history, once. */
export async function seedPasswords(services: Services): Promise<void> {
  const [known] = await services.db.query(`SELECT 1 FROM wifi_password_plan WHERE account_id = 'acc_demo' LIMIT 1`);
  if (known) return;
  await services.db.tx(async (sql) => {
    for (const [n, line] of lines.entries()) await seedPlan(sql, services, line, n);
  });
}

async function seedPlan(sql: Sql, { vault, now }: Services, line: Line, n: number): Promise<void> {
  const [site] = await sql.query<{ id: string; aps: number }>(
    `SELECT g.id, count(a.id) AS aps FROM device g JOIN device a ON a.gateway_id = g.id AND a.account_id = g.account_id
     WHERE g.account_id = 'acc_demo' AND g.kind = 'gateway' AND g.simulated AND a.kind = 'ap' AND a.detail->'ssids' ? $1
     GROUP BY g.id ORDER BY aps DESC, g.id LIMIT 1`,
    [line.ssid],
  );
  if (!site) return;
  const timing: PasswordTiming = {
    ...{ days: [], every_days: 1, cron: '', skip_holidays: false, starts_on: beijingDay(now() - past) },
    ...line.timing,
  };
  const moments = momentsOf(timing, now() - past, now());
  const next = line.paused ? undefined : nextPassword(timing, now());
  const plan = `wpp_demo_${n}`;
  await sql.query(
    `INSERT INTO wifi_password_plan (id, account_id, name, ssid, target, target_ids, repeat, days, every_days, times,
       skip_holidays, starts_on, shape, size, channels, tells_password, enabled, next_at, created_at)
     VALUES ($1, 'acc_demo', $2, $3, 'gateway', ARRAY[$4], $5, $6::integer[], $7, $8::text[], $9, $10, $11, $12, '{}', true, $13,
       $14, $15)`,
    [
      plan,
      line.name,
      line.ssid,
      site.id,
      timing.repeat,
      timing.days,
      timing.every_days,
      timing.times,
      timing.skip_holidays,
      timing.starts_on,
      line.shape,
      line.size,
      !line.paused,
      next === undefined ? null : iso(next),
      iso(now() - past),
    ],
  );
  for (const [at, moment] of moments.entries()) {
    const ended = moments[at + 1];
    const lost = line.missed && ended === undefined ? 1 : 0;
    const id = `wpw_demo_${n}_${at}`;
    const job = lost > 0 ? await seedJob(sql, { id, line, gateway: site.id, at: moment }) : null;
    await sql.query(
      `INSERT INTO wifi_password (id, account_id, plan_id, number, password, cause, planned_at, at, ended_at, job_id, total, success,
         failed, tries, settled, told, told_failed)
       VALUES ($1, 'acc_demo', $2, $3, $4, 'schedule', $5, $5, $6, $7, $8, $9, $10, $11, true, true, true)`,
      [
        id,
        plan,
        at + 1,
        vault.seal(
          passwordPlace(id),
          makePassword(line.shape, line.size, (limit) => randomInt(limit)),
        ),
        iso(moment),
        ended === undefined ? null : iso(ended),
        job,
        site.aps,
        site.aps - lost,
        lost,
        3 * lost,
      ],
    );
  }
}

const notAnswered = because('notAnswered');

/** The work on the access points of a change that one of them did not answer; nobody looks for it among the tasks. */
async function seedJob(
  sql: Sql,
  { id, line, gateway, at }: { id: string; line: Line; gateway: string; at: number },
): Promise<string> {
  const job = `job_${id}`;
  const title = because('toPassword', { ssid: line.ssid, plan: line.name });
  await sql.query(
    `INSERT INTO bulk_job (id, account_id, request_id, kind, title, title_said, actor, params, state, starts_at, waves, total,
       success, failed, created_at, finished_at, dismissed)
     SELECT $1, 'acc_demo', $2, 'config', $3, $7, '动态密码', $4, 'done', $5, '{100}', count(*), count(*) - 1, 1, $5, $5, true
     FROM device WHERE account_id = 'acc_demo' AND gateway_id = $6 AND kind = 'ap'`,
    [job, id, inChinese(title), { secret: { of: 'password', id } }, iso(at), gateway, title],
  );
  await sql.query(
    `INSERT INTO bulk_item (job_id, position, device_id, remark, state, reason, reason_said, at)
     SELECT $1, n - 1, id, remark, CASE n WHEN 1 THEN 'failed' ELSE 'success' END,
       CASE n WHEN 1 THEN $4 ELSE '' END, CASE n WHEN 1 THEN $5::jsonb END, $2
     FROM (
       SELECT id, remark, row_number() OVER (ORDER BY id) AS n FROM device
       WHERE account_id = 'acc_demo' AND gateway_id = $3 AND kind = 'ap'
     ) r`,
    [job, iso(at), gateway, inChinese(notAnswered), notAnswered],
  );
  return job;
}

/** Moments at which a plan changed its password, from one up to another. */
function momentsOf(timing: PasswordTiming, from: number, to: number): number[] {
  const moments: number[] = [];
  for (let at = nextPassword(timing, from); at !== undefined && at <= to; at = nextPassword(timing, at))
    moments.push(at);
  return moments;
}
