import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { gateways } from '../../src/api/contract/device';
import { smsRecharge } from '../../src/api/contract/guest';
import { paymentCancel, paymentCreate } from '../../src/api/contract/payment';
import { orderCancel, orderCreate, orderPay, orderRefund } from '../../src/api/contract/service';
import { staffWithdrawalSettle } from '../../src/api/contract/staff';
import { income } from '../../src/api/contract/stats';
import * as wallet from '../../src/api/contract/wallet';
import { ApiError } from '../../src/api/error';
import { book } from '../../host/server/account/wallet/ledger';
import { smsPacks } from '../../src/domain/guest';
import { beijingDay, day } from '../../src/domain/time';
import { startReference, type Reference } from './reference';

let reference: Reference;
let agent: Client;
let gwid: string;

beforeAll(async () => {
  reference = await startReference({ now: () => Date.parse('2026-11-20T02:00:00Z') });
  agent = await reference.signIn('agent@netpane.cn');
  gwid = (await agent.call(gateways, { per_page: 1 })).data.list[0]!.id;
});
afterAll(() => reference.close());

const request_id = () => crypto.randomUUID();
const booked = (kind: 'recharge' | 'refund', amountFen: number) =>
  reference.services.db.tx((sql) =>
    book(sql, { accountId: 'acc_agent', at: 0, kind, title: '', amountFen, reference: request_id() }),
  );
const ordered = async () => {
  const order = { request_id: request_id(), service: 'camera', tier: 'basic' };
  return (await agent.call(orderCreate, order)).data;
};
const withdrawn = async (amount_fen: number) => {
  const asked = { request_id: request_id(), card_id: 'card_agent_1', amount_fen, password: 'Netpane2026' };
  return (await agent.call(wallet.withdraw, asked)).data.id;
};

/** Acts that move money, and by how much the balance changes once they are done. */
const acts: Record<string, (fen: number) => Promise<number>> = {
  recharge: async (fen) => (await booked('recharge', fen), fen),
  refund: async (fen) => (await booked('refund', fen), fen),
  'an order that is paid, twice': async () => {
    const { id, pay_fen } = await ordered();
    await agent.call(orderPay, { id });
    await agent.call(orderPay, { id });
    return -pay_fen;
  },
  'an order that is given up': async () => {
    await agent.call(orderCancel, { id: (await ordered()).id });
    return 0;
  },
  'text messages': async () => {
    const [pack] = smsPacks;
    await agent.call(smsRecharge, { request_id: request_id(), gwid, pack: pack!.id });
    return -pack!.price_fen;
  },
  'an order that is given back': async () => {
    const { id, pay_fen } = await ordered();
    await agent.call(orderPay, { id });
    const { refund_fen } = (await agent.call(orderRefund, { id })).data;
    await agent.call(orderRefund, { id }).catch(() => undefined);
    return (refund_fen ?? 0) - pay_fen;
  },
  'a payment that came in, told twice': async (amount_fen) => {
    const asked = { request_id: request_id(), method: 'test', amount_fen } as const;
    const { url } = (await agent.call(paymentCreate, asked)).data;
    for (let told = 0; told < 2; told++)
      await reference.fetch(new Request(`http://netpane.test${url}`, { method: 'POST' }));
    return amount_fen;
  },
  'a payment that is cancelled': async (amount_fen) => {
    const asked = { request_id: request_id(), method: 'test', amount_fen } as const;
    await agent.call(paymentCancel, { id: (await agent.call(paymentCreate, asked)).data.id });
    return 0;
  },
  'an order that is paid directly': async () => {
    const asked = { request_id: request_id(), method: 'test', order: (await ordered()).id } as const;
    const { url } = (await agent.call(paymentCreate, asked)).data;
    await reference.fetch(new Request(`http://netpane.test${url}`, { method: 'POST' }));
    return 0;
  },
  'a withdrawal': async (fen) => (await withdrawn(fen), -fen),
  'a withdrawal that is taken back': async (fen) => {
    await agent.call(wallet.withdrawalCancel, { id: await withdrawn(fen) });
    return 0;
  },
  'a withdrawal that fails': async (fen) => {
    const id = await withdrawn(fen);
    await reference.staff.call(staffWithdrawalSettle, { id, by: '财务', paid: false, note: '卡号有误' });
    return 0;
  },
};

it('whatever is done with money, each fen of it stands in the statement', async () => {
  const known = async () => (await agent.call(wallet.walletSummary, {})).data.balance_fen;
  const act = fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.integer({ min: 1_000, max: 90_000 }));
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (row) => {
      for (const [name, fen] of row) {
        const before = await known();
        // What is refused for want of money moves none.
        const change = await acts[name]!(fen).catch((error: unknown) => {
          if (error instanceof ApiError && error.detail.code === 4402) return 0;
          throw error;
        });
        expect(await known()).toBe(before + change);
      }
      const { list, total, in_fen, out_fen } = (await agent.call(wallet.statement, { per_page: 1000 })).data;
      expect(list).toHaveLength(total);
      expect(in_fen - out_fen).toBe(await known());
      expect(list.reduce((sum, { amount_fen }) => sum + amount_fen, 0)).toBe(await known());
      const said = list.map(({ balance_fen }) => balance_fen);
      expect(Math.min(...said)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

it('the income of the overview is the income of the wallet, day by day and in the month', async () => {
  const now = reference.services.now();
  const dayOf = (ago: number) => beijingDay(now - ago * day);
  const ofDays = async (from: string, to: string) =>
    (await agent.call(wallet.statement, { kind: 'income', from, to, per_page: 1 })).data;
  const of = async (from: string, to = from) => {
    const { in_fen, out_fen } = await ofDays(from, to);
    return in_fen - out_fen;
  };
  const { data } = await agent.call(income, {});
  expect(data.yesterday_fen).toBeGreaterThan(0);
  expect(data).toEqual({
    yesterday_fen: await of(dayOf(1)),
    before_fen: await of(dayOf(2)),
    month_fen: (await agent.call(wallet.walletSummary, {})).data.income_month_fen,
  });
  expect(data.month_fen).toBe(await of(`${dayOf(0).slice(0, 8)}01`, dayOf(0)));
});
