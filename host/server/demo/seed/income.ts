import { gatewaySources, guestSources, type GatewaySource } from '../../../../src/domain/income';
import { addDays, beijingDay } from '../../../../src/domain/time';
import type { Services } from '../../kit/context/context';
import { hash } from '../../kit/hash';
import { insertRows } from '../../kit/sql/bulk';
import type { Sql } from '../../kit/store/db';
import { demoAccountIds } from '../../account/auth/demo-accounts';

/** Fen for one terminal on one day, as the simulated buyers pay it. */
const eachFen = { wechat: 30, redpacket: 50, star: 0 } as const;
const seed = 45_001;

/** What a demo account is booked on a day so many days ago, for the day before. */
export function incomeOn(accountId: string, ago: number): { source: GatewaySource; fen: number }[] {
  const agent = accountId === demoAccountIds[1];
  const draw = (salt: number, from: number, spread: number) => from + (hash(seed + salt, ago) % spread);
  const [wechat, redpacket, star] = agent
    ? [draw(1, 80, 50), draw(2, 24, 20), draw(3, 980, 420)]
    : [draw(4, 350, 110), draw(5, 110, 50), draw(6, 120, 90)];
  return [
    { source: 'wechat', fen: wechat * eachFen.wechat },
    { source: 'redpacket', fen: redpacket * eachFen.redpacket },
    { source: 'star', fen: star },
  ];
}

/**
 * Who pays in the demo: nobody, and it says so. What the demo accounts were booked is told by gateway and day, so that both
 * agree to the fen, and yesterday still waits.
 */
export async function seedIncome({ db, now }: Services): Promise<void> {
  const there = await db.query('SELECT 1 FROM income_offer WHERE simulated LIMIT 1');
  if (there.length) return;
  const today = beijingDay(now());
  await db.tx(async (sql) => {
    await sql.query(
      `INSERT INTO income_offer (id, source, buyer, each_fen, starts_on, simulated) VALUES
         ('offer_demo_wechat', 'wechat', '模拟买家', $1, $3, true), ('offer_demo_redpacket', 'redpacket', '模拟买家', $2, $3, true)`,
      [eachFen.wechat, eachFen.redpacket, addDays(today, -150)],
    );
    await sql.query(
      `INSERT INTO income_switch (gateway_id, account_id, source, asks)
       SELECT DISTINCT d.id, d.account_id, c.auth, true FROM device d JOIN client c ON c.gateway_id = d.id
       WHERE d.kind = 'gateway' AND d.simulated AND c.auth = ANY($1::text[])
       -- Data of earlier versions know those whose configuration says so.
       ON CONFLICT DO NOTHING`,
      [guestSources],
    );
    for (const accountId of demoAccountIds) await seedEarnings(sql, accountId, today);
  });
}

interface Booked {
  id: string;
  source: GatewaySource;
  at: string;
  day: string;
  fen: number;
}

async function seedEarnings(sql: Sql, accountId: string, today: string): Promise<void> {
  const booked = await sql.query<Booked>(
    `SELECT id, source, at, ((at AT TIME ZONE 'Asia/Shanghai')::date - 1)::text AS day, amount_fen AS fen FROM wallet_entry
     WHERE account_id = $1 AND kind = 'income' AND source = ANY($2::text[])`,
    [accountId, gatewaySources],
  );
  const waiting = incomeOn(accountId, 0).map((one) => ({ ...one, id: null, at: null, day: addDays(today, -1) }));
  const places = await earners(sql, accountId);
  const rows = [...booked, ...waiting].flatMap(({ id, source, at, day, fen }) => {
    const each = eachFen[source];
    const shares = split(each ? fen / each : fen, places[source].length, day);
    return places[source].flatMap((place, i) => {
      const share = shares[i]!;
      if (share === 0) return [];
      return {
        ...{ account_id: accountId, source, gateway_id: place.id, day, remark: place.remark, simulated: true },
        ...{ guests: each ? share : 0, each_fen: each, fen: each ? share * each : share },
        ...{ settled_at: at, entry_id: id },
      };
    });
  });
  await insertRows(
    sql,
    'earning',
    {
      ...{ account_id: 'text', source: 'text', gateway_id: 'text', day: 'date', remark: 'text', simulated: 'boolean' },
      ...{ guests: 'integer', each_fen: 'integer', fen: 'bigint', settled_at: 'timestamptz', entry_id: 'text' },
    },
    rows,
  );
}

/** The gateways of a demo account that earn: by how guests sign in there, or by their disks. */
async function earners(sql: Sql, accountId: string) {
  const rows = await sql.query<{ id: string; remark: string; source: GatewaySource }>(
    `SELECT d.id, d.remark, s.source FROM income_switch s JOIN device d ON d.id = s.gateway_id WHERE d.account_id = $1
     UNION ALL
     SELECT d.id, d.remark, 'star' FROM device d
     WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.simulated AND d.disk >= 32::bigint * 1073741824
     ORDER BY source, id`,
    [accountId],
  );
  const of = (source: GatewaySource) => rows.filter((row) => row.source === source).slice(0, 24);
  return { wechat: of('wechat'), redpacket: of('redpacket'), star: of('star') };
}

/** A whole number in so many parts that sum up to it, bigger ones first. */
function split(whole: number, count: number, day: string): number[] {
  const weights = Array.from({ length: count }, (_, i) => 40 / (i + 2) + (hash(seed + i, Number(day.slice(8))) % 6));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.floor((whole * weight) / all));
  const rest = whole - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, i) => part + (i < rest ? 1 : 0));
}
