import type { PortalContent } from '../../../../src/domain/guest';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { day, hour, iso } from '../../../../src/domain/time';
import { insertRows } from '../../kit/sql/bulk';
import { storeCodes } from '../../services/guest/coupons';
import { presets } from '../../services/guest/presets';
import { simulateMessages } from '../guest/simulate-messages';

/** Pages of the demo accounts: which preset they began as, and whose networks show them, by the name of the network. */
const pages: readonly {
  account: string;
  id: string;
  preset: string;
  name: string;
  of: string[];
  change: Partial<PortalContent>;
}[] = [
  {
    account: 'acc_demo',
    id: 'tpl_demo_cafe',
    preset: 'cafe',
    name: '山屿咖啡访客模板',
    of: ['Coffee-Free', 'SHANYU-Guest'],
    change: { title: '欢迎来到山屿' },
  },
  { account: 'acc_demo', id: 'tpl_demo_hotel', preset: 'hotel', name: '酒店入住页', of: ['Hotel-WiFi'], change: {} },
  {
    account: 'acc_demo',
    id: 'tpl_demo_campus',
    preset: 'campus',
    name: '校园与办公通用',
    of: ['Campus', 'Office-Guest', 'WMS'],
    change: { title: '欢迎使用访客网络', subtitle: '账号、短信或密码均可' },
  },
  {
    account: 'acc_demo',
    id: 'tpl_demo_spring',
    preset: 'mall',
    name: '周年庆活动页',
    of: [],
    change: { title: '周年庆同乐', subtitle: '连 Wi-Fi 领红包' },
  },
  {
    account: 'acc_agent',
    id: 'tpl_agent_guest',
    preset: 'mall',
    name: '门店访客页',
    of: ['Coffee-Free', 'SHANYU-Guest', 'Hotel-WiFi', 'Campus', 'Office-Guest', 'WMS'],
    change: {},
  },
];

/** Portal pages of the demo accounts, the networks that show them, coupons and text messages. */
export async function seedGuests({ db, now }: Services): Promise<void> {
  const [there] = await db.query('SELECT 1 FROM portal_template LIMIT 1');
  if (there) return;
  await db.tx(async (sql) => {
    for (const [index, page] of pages.entries()) await seedPage(sql, page, now() - (40 - index * 7) * day);
    await seedCoupons(sql, now());
    await seedMessages(sql, now());
  });
}

async function seedPage(sql: Sql, { account, id, preset, name, of, change }: (typeof pages)[number], at: number) {
  const { content } = presets.find((one) => one.id === preset)!;
  const made = await sql.query(
    `INSERT INTO portal_template (id, account_id, name, version, created_at, updated_at, updated_by)
     SELECT $1, id, $3, 1, $4, $4, '' FROM account WHERE id = $2 RETURNING id`,
    [id, account, name, iso(at)],
  );
  if (made.length === 0) return;
  await sql.query(
    `INSERT INTO portal_version (template_id, version, account_id, content, author, at) VALUES ($1, 1, $2, $3, '', $4)`,
    [id, account, { ...content, ...change }, iso(at)],
  );
  await sql.query(
    `INSERT INTO portal_use (gateway_id, account_id, template_id, version)
     SELECT DISTINCT d.id, $1, $2, 1 FROM device d JOIN client c ON c.gateway_id = d.id AND c.auth IS NOT NULL
     WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.simulated AND c.ssid = ANY($3::text[])
     ON CONFLICT DO NOTHING`,
    [account, id, of],
  );
}

/** The gateways of an account where most guests of a kind signed in. */
const busiest = (sql: Sql, method: string, most: number) =>
  sql.query<{ id: string; account_id: string }>(
    `SELECT d.id, d.account_id FROM client c JOIN device d ON d.id = c.gateway_id AND d.simulated
     WHERE c.auth = $1 GROUP BY d.id ORDER BY count(*) DESC, d.id LIMIT $2`,
    [method, most],
  );

/** Two batches where coupons are used: one in use, one that ended. Those who signed in with one used the first codes. */
async function seedCoupons(sql: Sql, now: number): Promise<void> {
  for (const { id: gateway, account_id: accountId } of await busiest(sql, 'coupon', 20)) {
    const users = await sql.query<{ mac: string; at: string }>(
      `SELECT mac, online_since AS at FROM client WHERE gateway_id = $1 AND auth = 'coupon'
       ORDER BY online_since LIMIT 60`,
      [gateway],
    );
    for (const { key, name, count, until, used } of [
      { key: 'now', name: '到店消费券', count: 120, until: now + 60 * day, used: users },
      { key: 'past', name: '国庆活动券', count: 30, until: now - 20 * day, used: [] },
    ]) {
      const id = `cpb_${gateway}_${key}`;
      await sql.query(
        `INSERT INTO guest_batch (id, account_id, gateway_id, name, minutes, devices, until, count, author, created_at)
         VALUES ($1, $2, $3, $4, 240, 1, $5, $6, '', $7)`,
        [id, accountId, gateway, name, iso(until), count, iso(until - 90 * day)],
      );
      const codes = await storeCodes(sql, { id, accountId, gateway, count });
      for (const [i, user] of used.entries()) {
        await sql.query('UPDATE guest_coupon SET used_at = $3, used_by = $4 WHERE gateway_id = $1 AND code = $2', [
          gateway,
          codes[i],
          user.at,
          user.mac,
        ]);
      }
    }
  }
}

/** Messages that were given and bought, then those that guests of the last days used. */
async function seedMessages(sql: Sql, now: number): Promise<void> {
  const gateways = await busiest(sql, 'phone', 1000);
  const entry = (gateway: { id: string; account_id: string }, index: number, bought: number) => ({
    id: `sms_${gateway.id}_${index}`,
    account_id: gateway.account_id,
    gateway_id: gateway.id,
    at: iso(now - (index === 0 ? 60 : 45) * day - index * hour),
    kind: index === 0 ? 'gift' : 'recharge',
    amount: index === 0 ? 100 : bought,
    balance: index === 0 ? 100 : 100 + bought,
    price_fen: index === 0 ? 0 : bought * 7,
    subject: index === 0 ? '开通赠送' : `短信 ${bought} 条`,
  });
  await insertRows(
    sql,
    'sms_entry',
    {
      id: 'text',
      account_id: 'text',
      gateway_id: 'text',
      at: 'timestamptz',
      kind: 'text',
      amount: 'integer',
      balance: 'integer',
      price_fen: 'integer',
      subject: 'text',
    },
    gateways.flatMap((gateway) => [entry(gateway, 0, 0), entry(gateway, 1, 500)]),
  );
  await insertRows(
    sql,
    'sms_balance',
    { gateway_id: 'text', account_id: 'text', balance: 'integer' },
    gateways.map(({ id, account_id }) => ({ gateway_id: id, account_id, balance: 600 })),
  );
  await simulateMessages(sql);
}
