import {
  added,
  connected,
  emptyDrawing,
  inTopology,
  laidOut,
  onSide,
  newRule,
  sdwanPackages,
  withBandwidth,
  type Drawing,
  type NetworkService,
  type SdwanRule,
} from '../../../../src/domain/sdwan';
import type { Services } from '../../kit/context/context';
import { json, type Sql } from '../../kit/store/db';
import { day, iso } from '../../../../src/domain/time';
import { tellMembers } from '../../services/sdwan/tell';
import { writeMembers } from '../../services/sdwan/write';

/** Networks of the demo accounts: most members, how many of them abroad, days that the package has left. */
const networks = [
  { name: '华东组网', topology: 1, tier: 'standard', members: 9, abroad: 2, days: 180, paused: false },
  { name: '酒店双中心', topology: 2, tier: 'enterprise', members: 14, abroad: 2, days: 64, paused: false },
  { name: '仓配组网', topology: 3, tier: 'standard', members: 12, abroad: 1, days: 5, paused: false },
  { name: '展会临时组网', topology: 1, tier: 'basic', members: 3, abroad: 0, days: -12, paused: false },
] as const;
/** Of smart networking: as large as such networks get. */
const smart = {
  name: '全国门店组网',
  topology: 2,
  tier: 'enterprise',
  members: 62,
  abroad: 2,
  days: 182,
  paused: false,
} as const;
const pilots = [
  { name: '客户试点组网', topology: 1, tier: 'basic', members: 4, abroad: 0, days: 90, paused: true },
] as const;
type Spec = (typeof networks | typeof pilots)[number] | typeof smart;

const accounts: Readonly<Record<string, readonly Spec[]>> = { acc_demo: networks, acc_agent: pilots };

/** The networks of the demo accounts, over some of their gateways. Once: what people made of them since stays. */
export async function seedSdwan({ db, now }: Services): Promise<void> {
  const at = now();
  for (const [account, specs] of Object.entries(accounts)) {
    await db.tx(async (sql) => {
      const done = await sql.query('SELECT 1 FROM service_owned WHERE account_id = $1 AND id LIKE $2', [
        account,
        'own_sdwan_%',
      ]);
      const free = done.length > 0 ? [] : await simulatedGateways(sql, account);
      const most = Math.max(2, Math.floor(free.length / 8));
      for (const [i, spec] of specs.entries()) {
        const gwids = free.splice(0, Math.min(spec.members, most));
        if (gwids.length >= 2) await writeNetwork(sql, { account, service: 'sdwan', spec, i, gwids, at });
      }
    });
  }
  await db.tx((sql) => seedSmart(sql, at));
}

/** A large network of smart networking, where the fleet has enough gateways that are in none. */
async function seedSmart(sql: Sql, at: number): Promise<void> {
  const account = 'acc_demo';
  const done = await sql.query(`SELECT 1 FROM service_owned WHERE account_id = $1 AND service = 'network'`, [account]);
  const free = done.length > 0 ? [] : await simulatedGateways(sql, account);
  // Some stay free: for networks that people make.
  if (free.length < smart.members * 1.3) return;
  await writeNetwork(sql, { account, service: 'network', spec: smart, i: 0, gwids: free.slice(0, smart.members), at });
}

interface Seeded {
  account: string;
  service: NetworkService;
  spec: Spec;
  /** Its number among those of the account and the service. */
  i: number;
  gwids: string[];
  at: number;
}

async function simulatedGateways(sql: Sql, account: string): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT id FROM device d WHERE account_id = $1 AND kind = 'gateway' AND simulated
       AND NOT EXISTS (SELECT 1 FROM sdwan_member m WHERE m.gwid = d.id) ORDER BY bound_at, id`,
    [account],
  );
  return rows.map(({ id }) => id);
}

async function writeNetwork(sql: Sql, { account, service, spec, i, gwids, at }: Seeded) {
  const id = service === 'sdwan' ? `net_${account}_${i + 1}` : `net_${service}_${account}_${i + 1}`;
  const owned = `own_${service}_${account}_${i + 1}`;
  const begun = iso(at - (185 - i * 20) * day);
  const quantity = Math.min(sdwanPackages[spec.tier].members, gwids.length + 3);
  await sql.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, starts_at, expires_at, created_at)
     VALUES ($1, $2, $7, $3, $4, $5, $6, $5)`,
    [owned, account, spec.tier, quantity, begun, iso(at + spec.days * day), service],
  );
  await sql.query(
    `INSERT INTO sdwan_network (id, account_id, request_id, name, topology, owned_id, paused, created_at, updated_at, service)
     VALUES ($1, $2, $1, $3, $4, $5, $6, $7, $7, $8)`,
    [id, account, spec.name, spec.topology, owned, spec.paused, begun, service],
  );
  await writeMembers(sql, account, id, drawingOf(spec, gwids), new Map());
  if (sdwanPackages[spec.tier].rules.includes('app')) await writeRules(sql, id, gwids[1]!, begun);
  // As a network that has stood for long: its gateways have it.
  await tellMembers(sql, account, id, at);
  await sql.query(
    `UPDATE gateway_delivery SET state = 'done', done_rev = rev WHERE kind = 'sdwan' AND account_id = $1 AND gateway_id = ANY($2::text[])`,
    [account, gwids],
  );
}

async function writeRules(sql: Sql, id: string, branch: string, begun: string) {
  await sql.query(
    `INSERT INTO sdwan_rules (network_id, kind, rev, rules, updated_at) VALUES ($1, 'link', 1, $2::jsonb, $3)`,
    [id, json(linkRules(branch)), begun],
  );
}

/** Ways by application that most networks begin with. */
function linkRules(branch: string): SdwanRule[] {
  const rule = (id: string, more: Partial<SdwanRule>): SdwanRule => ({ ...newRule('link', id), ...more });
  return [
    rule('r1', { name: '视频会议优先主链路', application: 'video' }),
    rule('r2', { name: '语音通话优先主链路', application: 'voice' }),
    rule('r3', { name: '文件同步走备链路', application: 'file', from: branch, action: 'backup' }),
    rule('r4', { name: '网页浏览本地出口', application: 'web', action: 'local', failover: false }),
  ];
}

/** Four fifths of what the package has, the centre with twice as much; a tree with three below each. */
function drawingOf({ topology, tier, abroad }: Spec, gwids: readonly string[]): Drawing {
  const limits = sdwanPackages[tier];
  const far = gwids.length > 4 ? gwids.slice(gwids.length - abroad) : [];
  const near = gwids.length - far.length;
  const each = Math.floor((limits.local * 0.8) / (near + 1));
  let drawing = inTopology(added(emptyDrawing(1), gwids), topology);
  for (const gwid of far) drawing = onSide(drawing, gwid, 2);
  for (const [i, gwid] of gwids.entries()) {
    const abroadEach = Math.floor((limits.foreign * 0.8) / Math.max(1, far.length));
    drawing = withBandwidth(drawing, gwid, far.includes(gwid) ? abroadEach : each * (i === 0 ? 2 : 1));
  }
  if (topology === 3) {
    for (const [i, gwid] of gwids.entries()) {
      if (i > 0) drawing = connected(drawing, gwid, gwids[Math.floor((i - 1) / 3)]!);
    }
  }
  return laidOut(drawing);
}
