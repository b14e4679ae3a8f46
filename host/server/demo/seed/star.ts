import { campaign } from '../../../../src/domain/campaign';
import { starAgreementNow } from '../../../../src/domain/star';
import { gigabyte, leastBytes, mostShared } from '../../../../src/domain/star-rules';
import { addDays, beijingDay, beijingMidnight, day, iso } from '../../../../src/domain/time';
import { insertRows } from '../../kit/sql/bulk';
import type { Sql } from '../../kit/store/db';
import { columns } from '../../services/star/settle';
import { playDisks } from '../simulation/star';
import type { DemoServices } from '../simulation/plan';

/** What simulated buyers ask for. */
const demands = [
  ['std_demo_0', '浙江', '模拟买家', 40_000, 2_000, 45, -150, null],
  ['std_demo_1', '上海', '模拟买家', 24_000, 1_500, 55, -60, 120],
  ['std_demo_2', '广东', '模拟买家', 60_000, 3_000, 40, 12, 200],
  ['std_demo_3', '四川', '模拟买家', 12_000, 800, 38, -180, -90],
] as const;

/** Simulated gateways that lend their disks, and by which disk what they were booked was earned; once for each account. */
export async function seedStar({ db, now, fleets }: DemoServices): Promise<void> {
  const at = now();
  await db.tx(async (sql) => {
    const [known] = await sql.query(`SELECT 1 FROM star_demand WHERE simulated LIMIT 1`);
    if (!known) await seedDemands(sql, beijingDay(at));
  });
  for (const { accountId } of fleets) {
    const [known] = await db.query('SELECT 1 FROM star_application WHERE account_id = $1 LIMIT 1', [accountId]);
    if (known) continue;
    await playDisks(db, accountId, at);
    await db.tx((sql) => seedAccount(sql, accountId));
  }
}

const seedDemands = (sql: Sql, today: string) =>
  insertRows(
    sql,
    'star_demand',
    {
      ...{ id: 'text', region: 'text', buyer: 'text', gb: 'integer', mbps: 'integer', each_fen: 'integer' },
      ...{ starts_on: 'date', ends_on: 'date', simulated: 'boolean' },
    },
    demands.map(([id, region, buyer, gb, mbps, each_fen, from, to]) => ({
      ...{ id, region, buyer, gb, mbps, each_fen, simulated: true },
      ...{ starts_on: addDays(today, from), ends_on: to === null ? null : addDays(today, to) },
    })),
  );

interface Earner {
  gwid: string;
  remark: string;
  disk: string;
  size_gb: number;
  used_gb: number;
  up_mbps: number;
  since: string;
}

async function seedAccount(sql: Sql, accountId: string): Promise<void> {
  const earners = await sql.query<Earner>(
    `SELECT d.id AS gwid, d.remark, k.name AS disk, round(k.size / ${gigabyte}.0)::integer AS size_gb,
       round((k.used - coalesce(k.lent, 0)) / ${gigabyte}.0)::integer AS used_gb,
       coalesce((SELECT sum(i.booked_up) FROM device_interface i WHERE i.device_id = d.id AND i.role = 'wan'), 50)::integer AS up_mbps,
       e.since
     FROM (SELECT gateway_id, min(day)::text AS since FROM earning
           WHERE account_id = $1 AND source = 'star' AND simulated GROUP BY gateway_id) e
     JOIN device d ON d.id = e.gateway_id AND d.account_id = $1
     JOIN gateway_disk k ON k.gateway_id = d.id AND k.size >= ${leastBytes}
     ORDER BY d.id`,
    [accountId],
  );
  const gateways = earners.map((one, i) => {
    const gb = Math.max(1, Math.floor(mostShared(one.size_gb * gigabyte, one.used_gb * gigabyte) * 0.7));
    const mbps = Math.max(1, Math.floor(one.up_mbps * 0.4));
    return {
      ...{
        id: `sta_demo_${one.gwid}`,
        account_id: accountId,
        gateway_id: one.gwid,
        remark: one.remark,
        simulated: true,
      },
      ...{ disks: [{ disk: one.disk, size_gb: one.size_gb, gb }], name: one.disk, size_gb: one.size_gb, gb, mbps },
      ...{ starts: i % 3 === 2 ? '00:00' : '23:30', ends: i % 3 === 2 ? '00:00' : '08:00', state: 'approved' },
      ...{ asked_by: 'de**@netpane.cn', changed_by: '', decided_at: iso(beijingMidnight(one.since)) },
      asked_at: iso(beijingMidnight(one.since) - day / 4),
      ...{ joined_at: iso(beijingMidnight(one.since)), changed_at: iso(beijingMidnight(one.since)) },
    };
  });
  if (gateways.length === 0) return;
  await insertRows(
    sql,
    'star_application',
    {
      ...{ id: 'text', account_id: 'text', gateway_id: 'text', remark: 'text', simulated: 'boolean', disks: 'jsonb' },
      ...{ mbps: 'integer', starts: 'text', ends: 'text', state: 'text', asked_by: 'text', asked_at: 'timestamptz' },
      decided_at: 'timestamptz',
    },
    gateways,
  );
  await insertRows(
    sql,
    'star_gateway',
    {
      ...{ gateway_id: 'text', account_id: 'text', mbps: 'integer', starts: 'text', ends: 'text' },
      ...{ joined_at: 'timestamptz', changed_by: 'text', changed_at: 'timestamptz' },
    },
    gateways,
  );
  await insertRows(sql, 'star_disk', { gateway_id: 'text', name: 'text', size_gb: 'integer', gb: 'integer' }, gateways);
  await insertRows(
    sql,
    'gateway_delivery',
    { gateway_id: 'text', kind: 'text', account_id: 'text', rev: 'bigint', done_rev: 'bigint', state: 'text' },
    gateways.map((one) => ({ ...one, kind: 'star', rev: 1, done_rev: 1, state: 'done' })),
  );
  const first = gateways.map(({ asked_at }) => asked_at).sort()[0]!;
  await sql.query(
    `INSERT INTO star_consent (account_id, version, author, at) VALUES ($1, $2, 'de**@netpane.cn', $3)
     ON CONFLICT DO NOTHING`,
    [accountId, starAgreementNow.version, first],
  );
  await tellLines(sql, accountId, gateways);
}

/** Every fen that was booked is told by its disk. */
async function tellLines(
  sql: Sql,
  accountId: string,
  gateways: readonly { gateway_id: string; name: string; size_gb: number; gb: number }[],
): Promise<void> {
  const earned = await sql.query<{ gateway_id: string; day: string; remark: string; fen: number }>(
    `SELECT e.gateway_id, e.day::text AS day, e.remark, e.fen FROM earning e
     WHERE e.account_id = $1 AND e.source = 'star' AND e.simulated`,
    [accountId],
  );
  const of = new Map(gateways.map((one) => [one.gateway_id, one]));
  await insertRows(
    sql,
    'star_line',
    columns,
    earned.map(({ fen, ...row }) => {
      const { name = 'sda', size_gb = campaign.leastDisk, gb = 1 } = of.get(row.gateway_id) ?? {};
      return {
        ...{ ...row, account_id: accountId, disk: name, size_gb, gb, income_fen: fen },
        ...{ percent: 0, subsidy_fen: 0, unpaid: 'campaign', simulated: true },
      };
    }),
    'ON CONFLICT DO NOTHING',
  );
}
