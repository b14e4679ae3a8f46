import { addDays, beijingDay, day, hour, iso, minute } from '../../../../src/domain/time';
import { inChinese, saidInBoth, type Said } from '../../kit/refusal';
import { approvedByDemo } from '../simulation/approved';
import { insertRows } from '../../kit/sql/bulk';
import type { Sql } from '../../kit/store/db';
import { speedupServedBy } from '../../services/speedup/serving';
import type { DemoServices } from '../simulation/plan';
import { demoLines, sentIn, simulatedWay } from '../simulation/speedup';
import { fleetOf } from '../simulation/world';
import { speedupApps } from '../../../../src/domain/speedup';

interface Member {
  name: string;
  purpose: string;
  state?: 'pending' | 'refused';
  reason?: Said;
}

interface Sold {
  tier: string;
  endsIn: number;
  since: number;
  groups: readonly {
    name: string;
    line: number;
    mbps: number;
    apps: readonly string[];
    members: readonly Member[];
    /** Of mode 2: its first applications choose among lines. */
    auto?: boolean;
  }[];
}

const unrelated = saidInBoth('用途与企业办公无关（模拟审核）', 'Nothing to do with work (simulated review)');

/** Gateways of the demo account, by their number: what they bought, and who goes over which line. */
const sold: readonly Sold[] = [
  {
    tier: 'pro',
    endsIn: 182,
    since: 60,
    groups: [
      {
        name: '会议与协作',
        line: 1,
        mbps: 12,
        auto: true,
        apps: ['m365', 'teams', 'zoom'],
        members: [
          { name: '会议室主机', purpose: '总部视频会议' },
          { name: '前厅经理笔记本', purpose: '海外总部邮件与文档' },
          { name: '销售部笔记本', purpose: '海外客户会议' },
          { name: '访客平板', purpose: '看视频', state: 'refused', reason: unrelated },
        ],
      },
      {
        name: '电商后台',
        line: 3,
        mbps: 8,
        apps: ['shopify', 'salesforce'],
        members: [
          { name: '运营一号机', purpose: '店铺后台' },
          { name: '运营二号机', purpose: '店铺后台' },
        ],
      },
    ],
  },
  {
    tier: 'basic',
    endsIn: 96,
    since: 24,
    groups: [
      {
        name: '研发',
        line: 2,
        mbps: 5,
        apps: ['github'],
        members: [{ name: '研发工作站', purpose: '代码仓库' }],
      },
    ],
  },
];

/** Lines, and gateways with international speed-up and a month of figures, once. */
export async function seedSpeedup({ db, now, fleets }: DemoServices): Promise<void> {
  const plan = fleets.find(({ accountId }) => accountId === 'acc_demo');
  if (!plan) return;
  const gateways = fleetOf(plan).gateways.slice(0, Math.min(sold.length, plan.gateways));
  await db.tx(async (sql) => {
    await insertRows(
      sql,
      'speedup_line',
      {
        id: 'text',
        region: 'text',
        region_said: 'jsonb',
        name: 'text',
        name_said: 'jsonb',
        host: 'text',
        open: 'boolean',
        simulated: 'boolean',
        created_at: 'timestamptz',
      },
      demoLines.map(({ id, region, name, en, host }) => ({
        ...{ id, region, name, host, open: true, simulated: true, created_at: iso(now()) },
        region_said: saidInBoth(region, en[0]),
        name_said: saidInBoth(name, en[1]),
      })),
      'ON CONFLICT DO NOTHING',
    );
    for (const [index, { id }] of gateways.entries()) await seedGateway(sql, id, index, now());
    await catchUp(sql, now());
  });
}

/**
 * Demo data from before there was mode 2 gets its group: the demo's own one, as long as nobody touched it and no group of
 * the account chooses its lines.
 */
async function catchUp(sql: Sql, now: number): Promise<void> {
  for (const [index, { groups }] of sold.entries()) {
    for (const [at, group] of groups.entries()) {
      if (!group.auto) continue;
      const gid = `spd_demo_${index}_${at}`;
      const changed = await sql.query(
        `UPDATE speedup_group SET mode = 2 WHERE id = $1 AND mode = 1 AND rev = 1
           AND NOT EXISTS (SELECT 1 FROM speedup_group g WHERE g.account_id = 'acc_demo' AND g.mode = 2) RETURNING id`,
        [gid],
      );
      if (changed.length > 0) await seedPolicies(sql, gid, group.apps, now);
    }
  }
}

async function seedGateway(sql: Sql, gwid: string, index: number, now: number): Promise<void> {
  const { tier, endsIn, since, groups } = sold[index]!;
  const fresh = await sql.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, warned_for, created_at)
     SELECT $1, 'acc_demo', 'overseas_speedup', $2, 1, d.id, $4, $5, $5, $4 FROM device d
     WHERE d.id = $3 AND d.account_id = 'acc_demo' ON CONFLICT DO NOTHING RETURNING id`,
    [`own_speedup_${index}`, tier, gwid, iso(now - since * day), iso(now + endsIn * day)],
  );
  if (fresh.length === 0) return;
  await sql.query(
    `INSERT INTO gateway_delivery (gateway_id, kind, account_id, rev, done_rev, state) VALUES ($1, 'speedup', 'acc_demo', 1, 1, 'done')`,
    [gwid],
  );
  await speedupServedBy(sql, gwid, tier);
  for (const [at, group] of groups.entries()) {
    const gid = `spd_demo_${index}_${at}`;
    const line = demoLines[group.line]!;
    await sql.query(
      `INSERT INTO speedup_group (id, account_id, gateway_id, name, line_id, mbps, enabled, apps, domains, rev, created_at, mode)
       VALUES ($1, 'acc_demo', $2, $3, $4, $5, true, $6::text[], '{}', 1, $7, $8)`,
      [gid, gwid, group.name, line.id, group.mbps, group.apps, iso(now - (since - at) * day), group.auto ? 2 : 1],
    );
    const macs = await sql.query<{ mac: string }>(
      `SELECT lower(mac) AS mac FROM client WHERE account_id = 'acc_demo' AND gateway_id = $1 ORDER BY mac LIMIT 4 OFFSET $2`,
      [gwid, at * 4],
    );
    for (const [who, member] of group.members.entries())
      await seedMember(sql, {
        gid,
        who,
        member,
        mac: macs[who]?.mac ?? `02:00:5e:00:${index}${at}:0${who}`,
        since,
        now,
      });
    if (group.auto) await seedPolicies(sql, gid, group.apps, now);
    await seedMeasures(sql, { gwid, line, apps: group.apps, now });
  }
}

interface Seeded {
  gid: string;
  who: number;
  member: Member;
  mac: string;
  since: number;
  now: number;
}

async function seedMember(sql: Sql, { gid, who, member, mac, since, now }: Seeded): Promise<void> {
  const id = `${gid.replace('spd_', 'spm_')}_${who}`;
  const { name, purpose, state = 'approved', reason = approvedByDemo } = member;
  const flow = state === 'approved' ? flowRows(id, since, now) : [];
  const sum = (key: 'bytes_down' | 'bytes_up') => flow.reduce((all, row) => all + row[key], 0);
  const begun = now - (since - 1) * day;
  await sql.query(
    `INSERT INTO speedup_member (id, group_id, account_id, name, mac, purpose, mbps, enabled, state, reason, reason_said,
       bytes_down, bytes_up, last_at, created_at, settled_at)
     VALUES ($1, $2, 'acc_demo', $3, $4, $5, 0, true, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[id, gid, name, mac, purpose, state, inChinese(reason), reason, sum('bytes_down'), sum('bytes_up')],
      ...[flow.length > 0 ? iso(now - minute) : null, iso(begun), iso(begun + minute)],
    ],
  );
  await insertRows(
    sql,
    'speedup_flow',
    { member_id: 'text', day: 'date', bytes_down: 'bigint', bytes_up: 'bigint' },
    flow,
    'ON CONFLICT DO NOTHING',
  );
}

/** A row for each day of the last month that the service was there; today as far as it has come. */
function flowRows(id: string, since: number, now: number) {
  const today = beijingDay(now);
  return Array.from({ length: Math.min(30, since) }, (_, back) => {
    const minutes = back === 0 ? ((now + 8 * hour) % day) / minute : 1440;
    const { down, up } = sentIn(id, minutes / 3, back);
    return { member_id: id, day: addDays(today, -back), bytes_down: down, bytes_up: up };
  });
}

/** One application that always takes the same line, and others that choose, as they did in the last hours. */
async function seedPolicies(sql: Sql, gid: string, apps: readonly string[], now: number): Promise<void> {
  const lines = [1, 0, 2].map((at) => demoLines[at]!.id);
  for (const [at, app] of apps.entries()) {
    const own = at === 2 ? lines.slice(1, 2) : lines;
    await sql.query(
      `INSERT INTO speedup_policy (group_id, app, lines, ms, loss, jitter, hold, back)
       VALUES ($1, $2, $3::text[], 150, 3, 30, 60, 300)`,
      [gid, app, own],
    );
    const turns = own.length === 1 || at === 1 ? [{ why: 'start', from: null, to: own[0]!, ago: 30 }] : turnsOf(own);
    for (const [n, { why, from, to, ago }] of turns.entries())
      await sql.query(
        `INSERT INTO speedup_turn (id, group_id, app, from_line, to_line, why, ms, loss, jitter, at)
         VALUES ($1, $2, $3, $4, $5, $6, 71.5, 0, 4.2, $7)`,
        [`${gid.replace('spd_', 'spt_')}_${at}_${n}`, gid, app, from, to, why, iso(now - ago * hour)],
      );
    const last = turns.at(-1)!;
    await sql.query(
      `INSERT INTO speedup_choice (group_id, app, line_id, why, ms, loss, jitter, since, told_at)
       VALUES ($1, $2, $3, $4, 71.5, 0, 4.2, $5, $6)`,
      [gid, app, last.to, last.why, iso(now - last.ago * hour), iso(now - minute)],
    );
  }
}

const turnsOf = ([first, second]: readonly string[]) => [
  { why: 'start', from: null, to: first!, ago: 30 },
  { why: 'loss', from: first!, to: second!, ago: 9 },
  { why: 'back', from: second!, to: first!, ago: 8 },
];

/** What the simulated gateway measured a while ago. */
async function seedMeasures(
  sql: Sql,
  { gwid, line, apps, now }: { gwid: string; line: (typeof demoLines)[number]; apps: readonly string[]; now: number },
): Promise<void> {
  const rows = [
    ...demoLines.map(({ id, ms }) => ({ line_id: id, way: 'line', app: '', ms: ms + 1.4, loss: 0 })),
    ...apps.flatMap((app) => {
      const { host } = speedupApps[app]!;
      return [
        { line_id: line.id, way: 'before', app, ms: simulatedWay(host)!, loss: 2 },
        { line_id: line.id, way: 'after', app, ms: simulatedWay(host, line.host)!, loss: 0 },
      ];
    }),
  ].map((row, at) => ({
    ...row,
    ...{ id: `spx_${gwid}_${line.id}_${at}`, account_id: 'acc_demo', gateway_id: gwid, command_id: 'seeded' },
    ...{ ms: Math.round(row.ms * 10) / 10, state: 'done', asked_at: iso(now - 20 * minute) },
  }));
  await insertRows(
    sql,
    'speedup_measure',
    {
      ...{
        id: 'text',
        account_id: 'text',
        gateway_id: 'text',
        line_id: 'text',
        way: 'text',
        app: 'text',
        command_id: 'text',
      },
      ...{ state: 'text', ms: 'real', loss: 'real', asked_at: 'timestamptz' },
    },
    rows,
    'ON CONFLICT DO NOTHING',
  );
}
