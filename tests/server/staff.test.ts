import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import { logs } from '../../src/api/contract/log';
import { messages } from '../../src/api/contract/message';
import { profile } from '../../src/api/contract';
import * as staff from '../../src/api/contract/staff';
import * as support from '../../src/api/contract/support';
import { user } from '../../src/api/contract/user';
import * as wallet from '../../src/api/contract/wallet';
import { sentenceOf } from '../../src/api/refusal/sentence';
import type { Said } from '../../src/api/refusal/table';
import { endpointsOf } from '../../src/api/endpoints-of';
import { demoAcceptsAfter, demoAnswersAfter, demoService } from '../../host/server/demo/demo-service';
import { staffKeyHash } from '../../host/server/account/staff/staff-key';
import { failureOf } from './failure';
import { startReference, staffKey, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let me: Client;
let agent: Client;
const page = { page: 1, per_page: 50 };
const by = '客服 0317';

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  me = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());
beforeEach(() => {
  clock += 1000;
});

const openTicket = async () =>
  (await me.call(support.ticketOpen, { subject: '延迟', category: 'network', text: '晚上慢' })).data.id;
const threadOf = async (id: string) => (await me.call(support.ticketThread, { id })).data;

describe('the staff', () => {
  const calls = endpointsOf({ staff });

  it.each(calls.map(([, name, call]) => [name, call] as const))('alone may call %s', async (_, call) => {
    const { id: wrong } = reference.client;
    expect(wrong).toBeTruthy();
    const as = async (client: Client) => (await failureOf(client.call(call, { id: 'x' } as never))).detail.status;
    const guessed = createClient({
      baseUrl: 'http://netpane.test',
      fetch: reference.fetch,
      token: () => `${staffKey.slice(0, -1)}x`,
    });
    expect([await as(reference.client), await as(guessed), await as(me), await as(agent)]).toEqual([
      401, 401, 403, 403,
    ]);
  });

  it('may do nothing else', async () => {
    expect((await failureOf(reference.staff.call(user, {}))).detail.status).toBe(403);
    expect((await failureOf(reference.staff.call(profile.updateQq, { qq: '12345' }))).detail.status).toBe(403);
  });

  it('has a key of its own, made once and kept from other users of the machine', async () => {
    const data = await mkdtemp(join(tmpdir(), 'netpane-staff-'));
    const first = await staffKeyHash({ data });
    expect(await staffKeyHash({ data })).toBe(first);
    expect((await stat(join(data, 'staff.key'))).mode & 0o777).toBe(0o600);
    await rm(data, { recursive: true });
    await expect(staffKeyHash({ data, staffKey: 'npk_short' })).rejects.toThrow(/NETPANE_STAFF_KEY/);
  });
});

describe('a ticket', () => {
  it('is answered by the staff; its owner reads it, is told, and finds it in the log', async () => {
    const id = await openTicket();
    const waiting = (await reference.staff.call(staff.staffTickets, {})).data.list.find((row) => row.id === id);
    expect(waiting).toMatchObject({ account: 'd****@netpane.cn', state: 'open' });
    clock += 1000;
    await reference.staff.call(staff.staffTicketReply, { id, by, text: '<b>已查看</b>' });
    expect(await threadOf(id)).toMatchObject({
      state: 'answered',
      replies: 1,
      thread: [{ from: 'me' }, { from: 'service', text: '<b>已查看</b>', author: by, simulated: false }],
    });
    expect((await reference.staff.call(staff.staffTicketThread, { id })).data.thread).toHaveLength(2);
    expect((await me.call(messages, { ...page, state: 'unread' })).data.list[0]?.title).toBe('工单有新回复：延迟');
    const [told] = await reference.services.db.query<{ account_id: string; payload: object }>(
      `SELECT account_id, payload FROM outbox_event WHERE kind = 'support.changed' ORDER BY id DESC LIMIT 1`,
    );
    expect(told).toEqual({ account_id: 'acc_demo', payload: { about: 'ticket', id } });
    const log = (await me.call(logs, { ...page, kind: 'business' })).data.list[0];
    expect(log).toMatchObject({ actor: `客服 ${by}`, text: '回复工单', target: id });
  });

  it('that nobody has is not answered', async () => {
    const call = reference.staff.call(staff.staffTicketReply, { id: 'tk_none', by, text: 'x' });
    expect((await failureOf(call)).kind).toBe('notFound');
  });

  it('is answered by the demo after a while, once, and says that it is simulated', async () => {
    const id = await openTicket();
    await demoService(reference.services);
    expect((await threadOf(id)).thread).toHaveLength(1);
    clock += demoAnswersAfter;
    await Promise.all([demoService(reference.services), demoService(reference.services)]);
    const { state, thread } = await threadOf(id);
    expect([state, thread.length]).toEqual(['answered', 2]);
    expect(thread[1]).toMatchObject({ from: 'service', simulated: true });
    expect(thread[1]?.text).toContain('模拟回复');
    expect(thread.map(({ text_said }) => text_said && sentenceOf(text_said as Said, 'en'))).toEqual([
      null,
      expect.stringContaining('simulated'),
    ]);
    await me.call(support.ticketClose, { id });
    clock += demoAnswersAfter;
    await demoService(reference.services);
    expect((await threadOf(id)).state).toBe('closed');
  });
});

describe('an after-sales order', () => {
  const order = {
    kind: 'repair' as const,
    product: 'NP-R620',
    serial: 'NPR6202504180372',
    reason: '通电后指示灯不亮',
    contact: '林昭',
    mobile: '13805712046',
    address: '杭州市文三路 398 号',
    photos: [] as string[],
  };

  it('is moved on by the staff, never back', async () => {
    const { id } = (await me.call(support.afterSaleSave, order)).data;
    const move = (state: (typeof staff.afterSaleMoves)[number], note = '好') => {
      clock += 1000;
      return reference.staff.call(staff.staffAfterSaleMove, { id, by, state, note });
    };
    await move('accepted', '请寄回设备');
    await move('testing');
    expect((await failureOf(move('shipped'))).detail.code).toBe(4502);
    await move('done', '已寄回');
    expect((await failureOf(move('refused'))).detail.code).toBe(4502);
    const { steps } = (await me.call(support.afterSaleDetail, { id })).data;
    expect(steps.map(({ state, note }) => [state, note])).toEqual([
      ['submitted', ''],
      ['accepted', '请寄回设备'],
      ['testing', '好'],
      ['done', '已寄回'],
    ]);
  });

  it('is accepted by the demo, which says that it is simulated', async () => {
    const { id } = (await me.call(support.afterSaleSave, order)).data;
    clock += demoAcceptsAfter;
    await demoService(reference.services);
    const { state, steps } = (await me.call(support.afterSaleDetail, { id })).data;
    expect(state).toBe('accepted');
    expect(steps.at(-1)?.note).toContain('模拟');
    expect(sentenceOf(steps.at(-1)!.note_said as Said, 'en')).toContain('simulated');
  });
});

describe('a withdrawal', () => {
  const ask = async () => {
    clock += 20 * 60_000;
    const [card] = (await agent.call(wallet.bankCards, {})).data.list;
    const { id } = (
      await agent.call(wallet.withdraw, {
        request_id: crypto.randomUUID(),
        card_id: card!.id,
        amount_fen: 2_000,
        password: 'Netpane2026',
      })
    ).data;
    return id;
  };
  const balance = async () => (await agent.call(wallet.walletSummary, {})).data.balance_fen;
  const settle = (id: string, paid: boolean, note = '银行受理') =>
    reference.staff.call(staff.staffWithdrawalSettle, { id, by, paid, note });

  it('shows the whole card number to the staff only, and is settled once', async () => {
    const before = await balance();
    const id = await ask();
    const row = (await reference.staff.call(staff.staffWithdrawals, {})).data.list.find((one) => one.id === id);
    expect(row).toMatchObject({ number: '6214830572204618', holder: '周启航', amount_fen: 2_000 });
    const answers = await Promise.allSettled([settle(id, true), settle(id, true), settle(id, false)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await failureOf(agent.call(wallet.withdrawalCancel, { id }))).detail.code).toBe(4403);
    expect([before, before - 2_000]).toContain(await balance());
  });

  it('that failed goes back to the balance', async () => {
    const before = await balance();
    const id = await ask();
    expect(await balance()).toBe(before - 2_000);
    await settle(id, false, '卡号与户名不符');
    expect(await balance()).toBe(before);
    const [first] = (await agent.call(wallet.withdrawals, page)).data.list;
    expect(first).toMatchObject({ id, state: 'failed', note: '卡号与户名不符' });
  });
});

it('a service code made by the staff opens the fast channel of its account only', async () => {
  const { account_code } = (await agent.call(user, {})).data;
  const made = await reference.staff.call(staff.staffServiceCode, { account_code, by, phone: '0571-88000000' });
  expect(made.data).toMatchObject({ service_code: expect.stringMatching(/^\d{6}$/) as string, return_type: 'paid' });
  const fast = (client: Client) =>
    client.call(support.customerService, { type: 'fast', service_code: made.data.service_code });
  expect((await fast(agent)).data).toMatchObject({ nickName: by, phone: '0571-88000000' });
  expect((await failureOf(fast(me))).message).toBe('服务码错误');
  clock += 7 * 24 * 3600_000;
  agent = await reference.signIn('agent@netpane.cn');
  expect((await failureOf(fast(agent))).message).toBe('服务码错误');
});
