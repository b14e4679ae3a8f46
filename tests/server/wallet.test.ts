import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logs } from '../../src/api/contract/log';
import { yuan } from '../../src/format';
import type { Client } from '../../src/api/client';
import * as wallet from '../../src/api/contract/wallet';
import { because } from '../../host/server/kit/refusal';
import { book } from '../../host/server/account/wallet/ledger';
import { simulatePayouts } from '../../host/server/demo/demo-service';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let agent: Client;
let demo: Client;
const password = 'Netpane2026';
const page = { page: 1, per_page: 50 };

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  agent = await reference.signIn('agent@netpane.cn');
  demo = await reference.signIn();
});
afterAll(() => reference.close());

const balance = async () => (await agent.call(wallet.walletSummary, {})).data.balance_fen;
const ask = (amount_fen: number, request_id: string = crypto.randomUUID()) =>
  agent.call(wallet.withdraw, { request_id, card_id: 'card_agent_1', amount_fen, password });

describe('the balance', () => {
  it('is the sum of the statement, whose entries carry it', async () => {
    const { list, in_fen, out_fen, total } = (await agent.call(wallet.statement, { page: 1, per_page: 1000 })).data;
    expect(list).toHaveLength(total);
    expect(list.reduce((sum, entry) => sum + entry.amount_fen, 0)).toBe(await balance());
    expect(in_fen - out_fen).toBe(await balance());
    list.forEach((entry, index) => {
      const before = list[index + 1]?.balance_fen ?? 0;
      expect(entry.balance_fen).toBe(before + entry.amount_fen);
    });
  });

  it('never falls below zero and takes nothing twice, also when asked at once', async () => {
    const { db } = reference.services;
    const pay = (reference_: string, amountFen: number) =>
      db
        .tx((sql) =>
          book(sql, {
            accountId: 'acc_demo',
            at: clock,
            kind: 'order',
            title: '测试',
            amountFen,
            reference: reference_,
          }),
        )
        .then(
          () => 'paid',
          (error: { body?: { code: number } }) => error.body?.code,
        );
    const has = (await demo.call(wallet.walletSummary, {})).data.balance_fen;
    const results = await Promise.all([pay('one', -has), pay('two', -has), pay('three', -has)]);
    expect(results.filter((result) => result === 'paid')).toHaveLength(1);
    expect(results.filter((result) => result === 4402)).toHaveLength(2);
    expect((await demo.call(wallet.walletSummary, {})).data.balance_fen).toBe(0);
    expect(await pay('in', 500)).toBe('paid');
    expect(await pay('in', 500)).toBe(4407);
    expect(await pay('more', -501)).toBe(4402);
    expect((await demo.call(wallet.walletSummary, {})).data.balance_fen).toBe(500);
  });
});

it('the statement says as data what it worded itself, and nothing of words that a person wrote', async () => {
  const { db } = reference.services;
  const entry = { accountId: 'acc_demo', at: clock, kind: 'recharge', amountFen: 100 } as const;
  await db.tx((sql) => book(sql, { ...entry, title: '账户充值', reference: 'staff:1' }));
  await db.tx((sql) => book(sql, { ...entry, title: because('entryRecharge'), reference: 'said' }));
  const { list } = (await demo.call(wallet.statement, { ...page, kind: 'recharge' })).data;
  const said = list.filter(({ amount_fen }) => amount_fen === 100).map(({ title, title_said }) => [title, title_said]);
  expect(said).toHaveLength(2);
  expect(said).toEqual(
    expect.arrayContaining([
      ['账户充值', null],
      ['账户充值', { reason: 'entryRecharge' }],
    ]),
  );
});

it('the statement narrows by kind and by days in Beijing', async () => {
  const income = (await agent.call(wallet.statement, { ...page, kind: 'income' })).data;
  expect(new Set(income.list.map((entry) => entry.kind))).toEqual(new Set(['income']));
  expect(income.out_fen).toBe(0);
  const at = new Date(Date.parse(income.list[0]?.at ?? '') + 8 * 3600_000).toISOString().slice(0, 10);
  const day = (await agent.call(wallet.statement, { ...page, from: at, to: at })).data;
  expect(day.list.every((entry) => new Date(Date.parse(entry.at) + 8 * 3600_000).toISOString().startsWith(at))).toBe(
    true,
  );
  expect(day.total).toBeGreaterThan(0);
});

describe('a withdrawal', () => {
  it('takes the money at once, can be taken back, and is paid later', async () => {
    const before = await balance();
    const { id } = (await ask(20_000)).data;
    expect(await balance()).toBe(before - 20_000);
    expect((await agent.call(wallet.walletSummary, {})).data.frozen_fen).toBe(20_000);
    await agent.call(wallet.withdrawalCancel, { id });
    expect(await balance()).toBe(before);
    const lines = (await agent.call(logs, { kind: 'business', per_page: 2 })).data.list;
    const amount = expect.stringContaining(yuan(20_000)) as string;
    expect(lines).toMatchObject([
      { text: '撤回提现', detail: { before: amount } },
      { text: '申请提现', detail: { after: amount } },
    ]);
    expect((await failureOf(agent.call(wallet.withdrawalCancel, { id }))).detail.code).toBe(4403);

    const second = (await ask(10_000)).data.id;
    clock += 10 * 60_000;
    await simulatePayouts(reference.services);
    const { list } = (await agent.call(wallet.withdrawals, page)).data;
    expect(list.find((row) => row.id === second)?.state).toBe('paid');
    expect((await failureOf(agent.call(wallet.withdrawalCancel, { id: second }))).detail.code).toBe(4403);
    expect(await balance()).toBe(before - 10_000);
  });

  it('asked twice is one', async () => {
    const before = await balance();
    const request = crypto.randomUUID();
    const [first, second] = await Promise.all([ask(5_000, request), ask(5_000, request)]);
    expect(first.data.id).toBe(second.data.id);
    expect(await balance()).toBe(before - 5_000);
  });

  it.each([
    ['too little', 999],
    ['too much at once', 5_000_001],
  ])('of %s is refused at the amount', async (_, amount) => {
    expect((await failureOf(ask(amount))).detail.errors).toHaveProperty('amount_fen');
  });

  it('needs the password, the own card and the money', async () => {
    const wrong = { request_id: 'x', card_id: 'card_agent_1', amount_fen: 1000 };
    expect((await failureOf(agent.call(wallet.withdraw, { ...wrong, password: 'no' }))).detail.errors).toHaveProperty(
      'password',
    );
    const other = { ...wrong, card_id: 'somebody', password };
    expect((await failureOf(agent.call(wallet.withdraw, other))).detail.errors).toHaveProperty('card_id');
    expect((await failureOf(ask(4_900_000))).detail.code).toBe(4402);
    expect((await failureOf(demo.call(wallet.withdraw, { ...wrong, password }))).message).toBe('请先完成实名认证');
  });
});

describe('bank cards', () => {
  const card = { holder: '周启航', bank: '工商银行', number: '6222 0202 0001 2345 678', password };

  it('are bound to the verified person only, masked, once, and unbound with the password', async () => {
    expect((await failureOf(demo.call(wallet.bankCardAdd, card))).message).toBe('请先完成实名认证');
    const other = await failureOf(agent.call(wallet.bankCardAdd, { ...card, holder: '别人' }));
    expect(other.detail.errors).toHaveProperty('holder');
    const { id, number } = (await agent.call(wallet.bankCardAdd, card)).data;
    expect(number).toBe('**** 5678');
    expect((await failureOf(agent.call(wallet.bankCardAdd, card))).detail.errors).toHaveProperty('number');
    expect(JSON.stringify((await agent.call(wallet.bankCards, {})).data)).not.toContain('62220202');
    expect((await failureOf(demo.call(wallet.bankCardRemove, { id, password }))).kind).toBe('notFound');
    const paidTo = { request_id: crypto.randomUUID(), card_id: id, amount_fen: 1_000, password };
    const waiting = (await agent.call(wallet.withdraw, paidTo)).data;
    const kept = await failureOf(agent.call(wallet.bankCardRemove, { id, password }));
    expect(kept.message).toBe('有提现正等待打款到这张卡，请在到账或撤回后解绑');
    await agent.call(wallet.withdrawalCancel, { id: waiting.id });
    await agent.call(wallet.bankCardRemove, { id, password });
    expect((await agent.call(wallet.bankCards, {})).data.list.map((row) => row.id)).not.toContain(id);
  });

  it('are told of by bank and last digits in the log, and so are withdrawals that are taken back', async () => {
    const { id } = (await agent.call(wallet.bankCardAdd, card)).data;
    const paidTo = { request_id: crypto.randomUUID(), card_id: id, amount_fen: 1_000, password };
    await agent.call(wallet.withdrawalCancel, { id: (await agent.call(wallet.withdraw, paidTo)).data.id });
    await agent.call(wallet.bankCardRemove, { id, password });
    const { list } = (await agent.call(logs, { kind: 'business', per_page: 2 })).data;
    expect(list.map(({ text, target, detail }) => [text, target, detail.before])).toEqual([
      ['解绑银行卡', '工商银行', '银行卡：工商银行 **** 5678'],
      ['撤回提现', '工商银行 **** 5678', expect.stringContaining('银行卡：工商银行 **** 5678')],
    ]);
    expect(JSON.stringify(list)).not.toContain('62220202');
  });

  it.each([['0222020200012345'], ['62220202000123456'], ['abcd']])('must have a good number: %s', async (number) => {
    expect((await failureOf(agent.call(wallet.bankCardAdd, { ...card, number }))).detail.errors).toHaveProperty(
      'number',
    );
  });
});

it('coupons say whether they can be used', async () => {
  const { list } = (await demo.call(wallet.coupons, page)).data;
  expect(list.map((coupon) => coupon.state)).toEqual(['usable', 'usable', 'used', 'expired']);
  expect((await demo.call(wallet.coupons, { ...page, state: 'expired' })).data.total).toBe(1);
});
