import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import * as promotion from '../../src/api/contract/promotion';
import { embedToken, partnerCreate } from '../../src/api/contract/embed';
import { serviceDetail, serviceQuote, services } from '../../src/api/contract/service';
import { statement, walletSummary } from '../../src/api/contract/wallet';
import { commissionOf } from '../../src/domain/referral';
import {
  collectCommissions,
  nextSettlement,
  settleCommissions,
} from '../../host/server/services/promotion/commissions';
import { startReference, type Reference } from './reference';

const day = 24 * 3_600_000;
const start = Date.parse('2026-11-20T14:00:00+08:00');
const origin = 'https://agent.example.com';

let clock = start;
let server: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
});
beforeEach(() => {
  clock = start;
});
afterAll(() => server.close());

const clearLimits = () => server.services.db.query('DELETE FROM rate_limit');

/** A page on the agent's own site. */
async function embedded(
  owner: Client,
  scopes: ('promotion:read' | 'stats:read')[] = ['promotion:read'],
): Promise<Client> {
  const { secret } = (await owner.call(partnerCreate, { name: '我的网站', origins: [origin], scopes })).data;
  const trade = createClient({ baseUrl: 'http://netpane.test', fetch: server.fetch, token: () => secret });
  const { token } = (await trade.call(embedToken, { scopes, origin })).data;
  return createClient({
    baseUrl: 'http://netpane.test',
    token: () => token,
    fetch: (request) => {
      request.headers.set('origin', origin);
      return server.fetch(request);
    },
  });
}

describe('an ordinary account', () => {
  it.each([
    ['summary', promotion.promotionSummary, {}],
    ['trend', promotion.promotionTrend, { days: 7 }],
    ['products', promotion.promotionProducts, {}],
    ['commissions', promotion.commissions, {}],
    ['referrals', promotion.referrals, {}],
    ['materials', promotion.materials, {}],
    ['a poster', promotion.materialFile, { id: 'poster-sdwan-3' }],
  ] as const)('gets nothing of the promotion: %s', async (_, call, input) => {
    await expect(demo.call(call as typeof promotion.commissions, input as never)).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(server.client.call(call as typeof promotion.commissions, input as never)).rejects.toMatchObject({
      kind: 'unauthorized',
    });
  });

  it('gets nothing through the page of a partner either, nor does an agent there', async () => {
    for (const owner of [demo, agent]) {
      const page = await embedded(owner);
      await expect(page.call(promotion.commissions, {})).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(page.call(promotion.referrals, {})).rejects.toMatchObject({ kind: 'forbidden' });
    }
  });
});

describe("an agent's figures", () => {
  it('add up', async () => {
    const { data } = await agent.call(promotion.promotionSummary, {});
    expect(data).toMatchObject({ code: 'NP8K2', level: '金牌代理', settles_on: '2026-12-05' });
    const { funnel } = data;
    expect(funnel.visits).toBeGreaterThan(funnel.registered);
    expect(funnel.registered).toBeGreaterThanOrEqual(funnel.bound);
    expect(funnel.bound).toBeGreaterThanOrEqual(funnel.paid);
    const month = await agent.call(promotion.commissions, { from: '2026-11-01', to: '2026-11-30' });
    expect(month.data.amount_fen).toBe(data.month_fen);
    const pending = await agent.call(promotion.commissions, { state: 'pending', per_page: 1000 });
    expect(pending.data.amount_fen).toBe(data.pending_fen);
    const paid = await agent.call(promotion.referrals, { stage: 'paid' });
    expect(paid.data.total).toBe(data.customers);
    const products = (await agent.call(promotion.promotionProducts, {})).data.list;
    // The price of a first month is not one of every month.
    expect(products.find(({ package_id }) => package_id === 'sdwan-3')).toMatchObject({
      price_fen: 4800,
      offer_fen: 2800,
    });
    const all = await agent.call(promotion.commissions, {});
    expect(products.reduce((sum, one) => sum + one.commission_fen, 0)).toBe(all.data.amount_fen);
    const trend = (await agent.call(promotion.promotionTrend, { days: 30 })).data;
    expect(trend).toHaveLength(30);
    expect(trend.at(-1)?.date).toBe('2026-11-20');
  });

  it('carry whole fen, each the rate of what was paid', async () => {
    const { list } = (await agent.call(promotion.commissions, { per_page: 1000 })).data;
    for (const row of list) {
      const due = row.state === 'refunded' ? 0 : commissionOf(row.paid_fen, row.percent);
      expect(row.amount_fen).toBe(due);
      expect(row.mobile).toMatch(/^1\d{2}\*{4}\d{4}$/);
    }
  });

  it('are of as many customers as the product says, and those are who its number leads to', async () => {
    const { list } = (await agent.call(promotion.promotionProducts, {})).data;
    expect(list.some(({ customers }) => customers > 1)).toBe(true);
    for (const { package_id, customers } of list) {
      const found = (await agent.call(promotion.referrals, { package: package_id, per_page: 1000 })).data;
      expect([package_id, found.total, found.list.length]).toEqual([package_id, customers, customers]);
    }
  });

  it('are filtered by state, product, customer and days together', async () => {
    const { list } = (await agent.call(promotion.commissions, { per_page: 1000 })).data;
    const [one] = list.filter((row) => row.state === 'settled');
    const input = { state: 'settled', kind: one!.kind, q: one!.customer } as const;
    const found = (await agent.call(promotion.commissions, input)).data.list;
    expect(found.map(({ id }) => id)).toContain(one!.id);
    for (const row of found) expect(row).toMatchObject({ state: 'settled', kind: one!.kind, customer: one!.customer });
    expect((await agent.call(promotion.commissions, { package: 'sdwan-1' })).data.total).toBe(0);
    expect((await agent.call(promotion.commissions, { from: '2030-01-01' })).data.list).toEqual([]);
    expect((await agent.call(promotion.commissions, { q: '%' })).data.total).toBe(0);
  });

  it('hide the numbers of customers, but for those who asked to be called', async () => {
    const { list } = (await agent.call(promotion.referrals, { per_page: 1000 })).data;
    for (const { stage, mobile } of list) {
      expect(mobile).toMatch(stage === 'lead' || stage === 'contacted' ? /^1\d{10}$/ : /^1\d{2}\*{4}\d{4}$/);
    }
    expect(list.some(({ stage }) => stage === 'lead')).toBe(true);
  });

  it('have settled what the statement of the account shows', async () => {
    const { amount_fen } = (await agent.call(promotion.commissions, { state: 'settled' })).data;
    const { list } = (await agent.call(statement, { kind: 'income', per_page: 1000 })).data;
    const booked = list.filter(({ title }) => title.startsWith('推广佣金结算'));
    expect(booked.reduce((sum, one) => sum + one.amount_fen, 0)).toBe(amount_fen);
  });
});

describe('settlement', () => {
  it.each([
    ['2026-11-04T23:59:59+08:00', '2026-11-05'],
    ['2026-11-05T00:00:00+08:00', '2026-12-05'],
    ['2026-12-31T23:59:59+08:00', '2027-01-05'],
    ['2027-01-01T00:00:00+08:00', '2027-01-05'],
  ])('of what is pending at %s comes on %s', (moment, due) => {
    expect(nextSettlement(Date.parse(moment))).toBe(due);
  });

  it('comes on the fifth, once, into the balance', async () => {
    const pending = async () => (await agent.call(promotion.commissions, { state: 'pending' })).data.amount_fen;
    const balance = async () => (await agent.call(walletSummary, {})).data.balance_fen;
    const [due, before] = [await pending(), await balance()];
    expect(due).toBeGreaterThan(0);
    clock = Date.parse('2026-12-04T23:59:59+08:00');
    agent = await server.signIn('agent@netpane.cn');
    await settleCommissions(server.services);
    expect(await pending()).toBe(due);
    clock = Date.parse('2026-12-05T00:00:00+08:00');
    await Promise.all([settleCommissions(server.services), settleCommissions(server.services)]);
    expect(await pending()).toBe(0);
    expect(await balance()).toBe(before + due);
  });
});

describe('packages', () => {
  it('carry the prices of the activities that run', async () => {
    const { list } = (await demo.call(promotion.packages, { service: 'sdwan' })).data;
    const prices = list.map(({ id, price_fen, activity }) => [id, price_fen, activity?.price_fen ?? null]);
    expect(prices).toEqual([
      ['sdwan-1', 0, null],
      ['sdwan-2', 1800, null],
      ['sdwan-3', 4800, 2800],
      ['sdwan-4', 9800, 6800],
    ]);
    clock = start + 61 * day;
    const later = await server.signIn();
    expect((await later.call(promotion.packages, { package: 'sdwan-3' })).data.list).toMatchObject([
      { price_fen: 4800, activity: null },
    ]);
  });

  it('are those of the catalogue, with its prices', async () => {
    const { list } = (await demo.call(promotion.packages, {})).data;
    for (const one of list) {
      const { tiers } = (await demo.call(serviceDetail, { key: one.service })).data;
      const tier = tiers.find(({ name }) => name === one.name);
      expect([one.id, tier?.month_fen]).toEqual([one.id, one.price_fen]);
      if (one.activity?.price_fen) expect(tier?.activity_fen).toBe(one.activity.price_fen);
    }
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  });

  it('have for each duration the price that an order of it has, beside the whole one', async () => {
    const { tiers, durations } = (await demo.call(serviceDetail, { key: 'sdwan' })).data;
    const tier = tiers.find(({ key }) => key === 'standard')!;
    const quoted = (await demo.call(serviceQuote, { service: 'sdwan', tier: 'standard' })).data.durations;
    expect(tier.prices?.map(({ months, pay_fen }) => [months, pay_fen])).toEqual(
      quoted.map(({ months, pay_fen }) => [months, pay_fen]),
    );
    expect(tier.prices?.map(({ whole_fen }) => whole_fen)).toEqual(durations.map(({ months }) => 4800 * months));
    const [trial] = tiers.filter(({ trial_days }) => trial_days !== null);
    expect(trial?.prices).toBeUndefined();
    const brief = (await demo.call(services, {})).data.list.find(({ key }) => key === 'tunnel')!;
    expect([brief.prices?.[0]?.pay_fen, brief.unit]).toEqual([brief.from_fen, '台网关']);
  });

  it('are there for the page of a partner, and not without a token', async () => {
    const page = await embedded(agent);
    expect((await page.call(promotion.packages, {})).data.total).toBe(8);
    await expect(server.client.call(promotion.packages, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    const other = await embedded(agent, ['stats:read']);
    await expect(other.call(promotion.packages, {})).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('a lead', () => {
  const lead = { name: '王店长', mobile: '13900001111', company: '青禾书店', need: '三家店互访', consent: true };
  const found = async (mobile = lead.mobile) =>
    (await agent.call(promotion.referrals, { q: mobile })).data.list.filter(({ stage }) => stage === 'lead');

  beforeEach(clearLimits);

  it("from an agent's page is that agent's", async () => {
    const page = await embedded(agent);
    await page.call(promotion.promotionLead, lead);
    await page.call(promotion.promotionLead, { ...lead, need: '五家店' });
    expect(await found()).toMatchObject([{ name: '王店长', need: '五家店', source: 'form', mobile: lead.mobile }]);
  });

  it('from the page of somebody who is no agent needs the code of one', async () => {
    const page = await embedded(demo);
    const mobile = '13900002222';
    await expect(page.call(promotion.promotionLead, { ...lead, mobile })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(page.call(promotion.promotionLead, { ...lead, mobile, code: 'NP9Z9' })).rejects.toMatchObject({
      detail: { errors: { code: ['推广码无效'] } },
    });
    await page.call(promotion.promotionLead, { ...lead, mobile, code: 'np8k2-sw' });
    expect(await found(mobile)).toHaveLength(1);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: '王'.repeat(21) }, 'name'],
    ['a bad number', { mobile: '12900001111' }, 'mobile'],
    ['no consent', { consent: false }, 'consent'],
    ['a wish that is too long', { need: '要'.repeat(201) }, 'need'],
  ])('is refused with %s', async (_, change, field) => {
    const page = await embedded(agent);
    await expect(page.call(promotion.promotionLead, { ...lead, ...change })).rejects.toMatchObject({
      kind: 'invalid',
      detail: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('is not taken too often from one place', async () => {
    const page = await embedded(agent);
    const send = (i: number) => page.call(promotion.promotionLead, { ...lead, mobile: `1390000333${i}` });
    for (let i = 0; i < 5; i++) await send(i);
    await expect(send(5)).rejects.toMatchObject({ kind: 'tooMany' });
  });
});

describe('a referral link', () => {
  it('counts its visits, and is silent about codes that are none', async () => {
    await clearLimits();
    const visits = async () => (await agent.call(promotion.promotionSummary, {})).data.funnel.visits;
    const before = await visits();
    await server.client.call(promotion.promotionVisit, { code: 'NP8K2-SW' });
    await server.client.call(promotion.promotionVisit, { code: 'NP9Z9' });
    expect(await visits()).toBe(before + 1);
  });

  it('brings a new account, once, and never the agent himself or an old account', async () => {
    const attach = async (client: Client) => (await client.call(promotion.promotionAttach, { code: 'NP8K2-DN' })).data;
    expect(await attach(demo)).toEqual({ attached: false });
    expect(await attach(agent)).toEqual({ attached: false });
    const { db } = server.services;
    await db.query(`UPDATE account SET created_at = $1 WHERE id = 'acc_demo'`, [new Date(clock - 3_600_000)]);
    expect(await attach(demo)).toEqual({ attached: true });
    expect(await attach(demo)).toEqual({ attached: false });
    const [row] = await db.query('SELECT agent_id, package_id, source FROM referral WHERE account_id = $1', [
      'acc_demo',
    ]);
    expect(row).toEqual({ agent_id: 'acc_agent', package_id: 'dns-1', source: 'link' });
  });
});

it('a paid order of a customer earns the share of its package, once', async () => {
  const { db } = server.services;
  const order = (id: string, tier: string, fen: number, state: string, hours: number) =>
    db.query(
      `INSERT INTO service_order (id, account_id, request_id, service, service_name, tier, tier_name, kind, months,
         quantity, lines, pay_fen, state, created_at, pay_until, paid_at)
       VALUES ($1, 'acc_demo', $1, 'sdwan', 'SD-WAN', $2, '', 'new', 1, 1, '[]', $3, $4, $5, $5, $5)`,
      [id, tier, fen, state, new Date(clock + hours * 3_600_000)],
    );
  await order('ord_before', 'basic', 1800, 'paid', -48);
  await order('ord_first', 'standard', 2805, 'paid', 1);
  await order('ord_next', 'enterprise', 9800, 'paid', 2);
  await order('ord_free', 'basic', 0, 'paid', 3);
  await order('ord_unpaid', 'basic', 1800, 'unpaid', 3);
  await collectCommissions(server.services);
  await collectCommissions(server.services);
  const rows = await db.query(
    `SELECT reference, package_id, kind, amount_fen, state FROM commission WHERE reference LIKE 'ord\\_%' ORDER BY at`,
  );
  expect(rows).toEqual([
    { reference: 'ord_first', package_id: 'sdwan-3', kind: 'first', amount_fen: 561, state: 'pending' },
    { reference: 'ord_next', package_id: 'sdwan-4', kind: 'renewal', amount_fen: 2156, state: 'pending' },
  ]);
  const [customer] = await db.query<{ paid: boolean }>(
    `SELECT paid_at IS NOT NULL AS paid FROM referral WHERE account_id = 'acc_demo'`,
  );
  expect(customer).toEqual({ paid: true });
});

describe('a paid order of the agent himself under another name', () => {
  const earned = async (id: string) => {
    const { db } = server.services;
    await db.query(
      `INSERT INTO service_order (id, account_id, request_id, service, service_name, tier, tier_name, kind, months,
         quantity, lines, pay_fen, state, created_at, pay_until, paid_at)
       VALUES ($1, 'acc_demo', $1, 'sdwan', 'SD-WAN', 'basic', '', 'new', 1, 1, '[]', 1000, 'paid', $2, $2, $2)`,
      [id, new Date(clock + 4 * 3_600_000)],
    );
    await collectCommissions(server.services);
    return (await db.query('SELECT 1 FROM commission WHERE reference = $1', [id])).length;
  };

  it.each([
    [
      'of the same identity number',
      `INSERT INTO real_name (account_id, id_card_index) SELECT id, 'same' FROM account
       WHERE id IN ('acc_demo', 'acc_agent') ON CONFLICT (account_id) DO UPDATE SET stage = 0, id_card_index = 'same'`,
      'UPDATE real_name SET id_card_index = account_id',
    ],
    [
      'with the same holder of a bank card',
      `INSERT INTO bank_card (id, account_id, bank, holder, number, created_at)
       SELECT 'own_' || id, id, '', '周启航', id, now() FROM account WHERE id IN ('acc_demo', 'acc_agent')`,
      `DELETE FROM bank_card WHERE account_id = 'acc_demo'`,
    ],
  ])('%s earns nothing, then or later', async (what, alike, unlike) => {
    const { db } = server.services;
    expect(await earned(`${what} before`)).toBe(1);
    await db.query(alike);
    expect(await earned(`${what} alike`)).toBe(0);
    await db.query(unlike);
    expect(await earned(`${what} after`)).toBe(0);
    await db.query('UPDATE referral SET own = false');
  });
});

it('a poster carries the link of the agent, and nothing that runs', async () => {
  const { list } = (await agent.call(promotion.materials, {})).data;
  expect(list.filter(({ kind }) => kind === 'text')[0]?.body).toContain('/register?ref=NP8K2-');
  const file = (await agent.call(promotion.materialFile, { id: list[0]!.id })) as unknown as Blob;
  const svg = await file.text();
  expect(svg).toMatch(/^<svg /);
  expect(svg).not.toMatch(/<script|href=|onload/);
  const english = (await agent.call(promotion.materials, { lang: 'en' })).data.list;
  const drawn = await Promise.all(
    english
      .filter(({ kind }) => kind !== 'text')
      .map(async ({ id }) =>
        ((await agent.call(promotion.materialFile, { id, lang: 'en' })) as unknown as Blob).text(),
      ),
  );
  expect([JSON.stringify(english), ...drawn].filter((words) => /[\u4e00-\u9fff]/.test(words))).toEqual([]);
  await expect(agent.call(promotion.materialFile, { id: 'poster-none' })).rejects.toMatchObject({ kind: 'notFound' });
});
