import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../host/server/account/auth/accounts';
import { collectCommissions } from '../../host/server/services/promotion/commissions';
import type { Client } from '../../src/api/client';
import * as promotion from '../../src/api/contract/promotion';
import type { LeadState } from '../../src/domain/referral';
import { startReference, type Reference } from './reference';

const clock = Date.parse('2026-11-20T14:00:00+08:00');
let server: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
});
afterAll(() => server.close());

it('a lead is called, found invalid and taken back by its own agent, and shows its number only while it may be called', async () => {
  const mobile = '13900004444';
  await agent.call(promotion.promotionLead, { name: '王店长', mobile: '139 0000 4444', consent: true });
  const [{ id } = { id: '' }] = (await agent.call(promotion.referrals, { q: mobile })).data.list;
  const set = (state: LeadState, by = agent) => by.call(promotion.leadState, { id, state });
  const stands = async (state: LeadState) =>
    (await agent.call(promotion.referrals, { stage: state })).data.list.find((row) => row.id === id)?.mobile;
  await set('contacted');
  expect(await stands('contacted')).toBe(mobile);
  expect(await stands('lead')).toBeUndefined();
  await set('invalid');
  expect(await stands('invalid')).toBe('139****4444');
  await set('lead');
  expect(await stands('lead')).toBe(mobile);
  await expect(set('contacted', demo)).rejects.toMatchObject({ detail: { status: 403 } });
  await server.services.db.query('UPDATE referral SET registered_at = $2 WHERE id = $1', [id, new Date(clock)]);
  await expect(set('contacted')).rejects.toMatchObject({ kind: 'notFound' });
});

it('a lead becomes the customer who registers with its number: of two agents, the one who was asked first', async () => {
  const { db } = server.services;
  const at = (hours: number) => new Date(clock + hours * 3_600_000);
  const ask = (id: string, agentId: string, mobile: string, hours: number) =>
    db.query(
      `INSERT INTO referral (id, agent_id, name, mobile, source, created_at) VALUES ($1, $2, '', $3, 'form', $4)`,
      [id, agentId, mobile, at(hours)],
    );
  await db.query(`INSERT INTO agent SELECT 'acc_demo', 'NPDEM', level, joined_at FROM agent LIMIT 1`);
  const register = (id: string, mobile: string, hours: number) =>
    createAccount(db, { id, mobile, passwordHash: '-', at: at(hours).getTime() });
  await ask('early', 'acc_agent', '13900005551', -3);
  await ask('late', 'acc_demo', '13900005551', -2);
  await ask('known', 'acc_agent', '13900005552', -1);
  await register('acc_new', '13900005551', -1);
  await register('acc_old', '13900005552', -2);
  await collectCommissions(server.services);
  const rows = await db.query(
    `SELECT id, account_id, registered_at IS NOT NULL AS registered FROM referral
     WHERE id IN ('early', 'late', 'known') ORDER BY id`,
  );
  expect(rows).toEqual([
    { id: 'early', account_id: 'acc_new', registered: true },
    { id: 'known', account_id: null, registered: false },
    { id: 'late', account_id: null, registered: false },
  ]);
  await db.query(`DELETE FROM agent WHERE account_id = 'acc_demo'`);
  await db.query(`DELETE FROM account WHERE id IN ('acc_new', 'acc_old')`);
});

it('a customer without a number is named by an address of which the beginning is hidden, to the search as well', async () => {
  await server.services.db.query(
    `INSERT INTO referral (id, agent_id, name, mobile, source, created_at, registered_at)
     VALUES ('mailed', 'acc_agent', '新客户', 'shopkeeper@inn.example', 'link', $1, $1)`,
    [new Date(clock)],
  );
  const found = async (q: string) =>
    (await agent.call(promotion.referrals, { q })).data.list.find(({ id }) => id === 'mailed')?.mobile;
  expect(await found('@inn.example')).toBe('s****@inn.example');
  expect(await found('shopk')).toBeUndefined();
});

it('numbers that lists hide are not told by their search either, digit by digit', async () => {
  const [paid] = (await agent.call(promotion.referrals, { stage: 'paid' })).data.list;
  const row = await server.services.db.query<{ mobile: string }>('SELECT mobile FROM referral WHERE id = $1', [
    paid!.id,
  ]);
  const { mobile } = row[0]!;
  for (const call of [promotion.referrals, promotion.commissions]) {
    const found = async (q: string) =>
      (await agent.call(call, { q, per_page: 1000 })).data.list.map((one) => one.mobile);
    expect(await found(mobile)).not.toContain(paid!.mobile);
    expect(await found(mobile.slice(2, 6))).not.toContain(paid!.mobile);
    expect(await found(mobile.slice(-4))).toContain(paid!.mobile);
    expect(await found(paid!.mobile)).toContain(paid!.mobile);
  }
});
