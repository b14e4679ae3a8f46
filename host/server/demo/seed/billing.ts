import { gibibyte, type PayMethod } from '../../../../src/domain/billing';
import { hashPassword } from '../../account/auth/passwords';
import { insertRows } from '../../kit/sql/bulk';
import { day, iso } from '../../../../src/domain/time';
import { between, pick } from '../simulation/hash';
import { hash, unit } from '../../kit/hash';
import type { DemoServices } from '../simulation/plan';
import { fleetOf } from '../simulation/world';

const sold = [
  { name: '包月 50M', kind: 'time', fen: 6_900, days: 30, traffic: null, down: 50, up: 10, sale: true },
  { name: '包月 100M', kind: 'time', fen: 9_900, days: 30, traffic: null, down: 100, up: 20, sale: true },
  { name: '包年 100M', kind: 'time', fen: 99_000, days: 365, traffic: null, down: 100, up: 20, sale: true },
  {
    name: '流量包 100 GB',
    kind: 'traffic',
    fen: 3_900,
    days: 90,
    traffic: 100 * gibibyte,
    down: 200,
    up: 50,
    sale: true,
  },
  { name: '开业体验 7 天', kind: 'time', fen: 0, days: 7, traffic: null, down: 20, up: 5, sale: false },
] as const;

const surnames = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦许何吕施张孔曹严华金魏陶姜';
const given = ['伟', '敏', '静', '磊', '洋', '艳', '勇', '杰', '娟', '涛', '明', '超', '霞', '平', '刚'];
const methods: readonly PayMethod[] = ['wechat', 'wechat', 'wechat', 'alipay', 'alipay', 'cash', 'transfer'];

/** Subscribers of the demo. */
const people = 48;

/** Plans, subscribers and two months of what they paid, for the demo account and once. */
export async function seedBilling({ db, now, fleets }: DemoServices): Promise<void> {
  const fleet = fleets.find(({ accountId }) => accountId === 'acc_demo');
  if (!fleet) return;
  const at = now();
  const [known] = await db.query(`SELECT 1 FROM billing_plan WHERE id = 'plan_demo_0'`);
  if (known) return;
  const gateways = fleetOf(fleet)
    .gateways.slice(0, Math.min(4, fleet.gateways))
    .map(({ id }) => id);
  // One for all: hashing is slow on purpose, and nobody signs in with it.
  const password = await hashPassword('demo-subscriber');
  await db.tx(async (sql) => {
    const there = await sql.query<{ id: string }>(
      `SELECT id FROM device WHERE account_id = 'acc_demo' AND id = ANY($1::text[]) ORDER BY id`,
      [gateways],
    );
    if (there.length === 0) return;
    for (const [i, plan] of sold.entries()) {
      await sql.query(
        `INSERT INTO billing_plan (id, account_id, name, kind, price_fen, days, traffic, down, up, on_sale, created_at)
         VALUES ($1, 'acc_demo', $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          `plan_demo_${i}`,
          plan.name,
          plan.kind,
          plan.fen,
          plan.days,
          plan.traffic,
          plan.down,
          plan.up,
          plan.sale,
          iso(at - (90 - i) * day),
        ],
      );
    }
    for (const { id } of there) {
      await sql.query(
        `INSERT INTO gateway_delivery (gateway_id, kind, account_id, rev, done_rev, state)
         VALUES ($1, 'billing', 'acc_demo', 1, 1, 'done') ON CONFLICT DO NOTHING`,
        [id],
      );
    }
    const made = Array.from({ length: people }, (_, n) => person(n, there[n % there.length]!.id, password, at));
    await insertRows(
      sql,
      'billing_subscriber',
      subscriberColumns,
      made.map(({ row }) => row),
      '',
    );
    await insertRows(
      sql,
      'billing_entry',
      entryColumns,
      made.flatMap(({ paid }) => paid),
      '',
    );
  });
}

/** A subscriber with everything he paid in the last two months. */
function person(n: number, gateway: string, password: string, now: number) {
  const which = [0, 0, 1, 1, 1, 2, 3, 3, 4][hash(262, n) % 9]!;
  const plan = sold[which]!;
  const since = between(2, 62, 263, n);
  const times =
    plan.days >= 60 ? 1 : Math.ceil((since - between(0, 1, 264, n) * plan.days * unit(265, n)) / plan.days) || 1;
  const began = now - since * day;
  const ends = began + times * plan.days * day;
  const username = `u${String(8_600_100 + n * 37)}`;
  const row = {
    id: `sub_demo_${n}`,
    account_id: 'acc_demo',
    gateway_id: gateway,
    plan_id: `plan_demo_${which}`,
    username,
    name: `${surnames[hash(266, n) % surnames.length]}${pick(given, 267, n)}`,
    // 199 9999 stands for nobody.
    mobile: `1999999${String(1000 + n)}`,
    password_hash: password,
    enabled: n % 17 !== 5,
    expires_at: iso(ends),
    traffic_left: plan.traffic === null ? null : n % 4 === 3 ? 0 : Math.round(plan.traffic * unit(268, n)),
    served: n % 17 !== 5 && ends > now,
    rev: 1,
    created_at: iso(began),
  };
  const paid = Array.from({ length: times }, (_, turn) => ({
    id: `pay_demo_${n}_${turn}`,
    account_id: 'acc_demo',
    request_id: `seed-${n}-${turn}`,
    subscriber_id: row.id,
    username,
    plan_name: plan.name,
    kind: turn === 0 ? 'open' : 'recharge',
    method: plan.fen === 0 ? 'free' : pick(methods, 269, n, turn),
    quantity: 1,
    amount_fen: plan.fen,
    note: '',
    actor: 'd****@netpane.cn',
    at: iso(Math.min(now, began + turn * plan.days * day)),
  }));
  return { row, paid };
}

const subscriberColumns = {
  id: 'text',
  account_id: 'text',
  gateway_id: 'text',
  plan_id: 'text',
  username: 'text',
  name: 'text',
  mobile: 'text',
  password_hash: 'text',
  enabled: 'boolean',
  expires_at: 'timestamptz',
  traffic_left: 'bigint',
  served: 'boolean',
  rev: 'integer',
  created_at: 'timestamptz',
};

const entryColumns = {
  id: 'text',
  account_id: 'text',
  request_id: 'text',
  subscriber_id: 'text',
  username: 'text',
  plan_name: 'text',
  kind: 'text',
  method: 'text',
  quantity: 'integer',
  amount_fen: 'bigint',
  note: 'text',
  actor: 'text',
  at: 'timestamptz',
};
