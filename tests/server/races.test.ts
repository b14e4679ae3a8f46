import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { ApiError } from '../../src/api/error';
import * as auth from '../../src/api/contract/auth';
import { bind, gateways, unbind } from '../../src/api/contract/device';
import { grantCreate, partnerCreate } from '../../src/api/contract/embed';
import { keptRestore } from '../../src/api/contract/kept';
import { sdwanCandidates, sdwanCreate, sdwanDetail, sdwanNetworks, sdwanSave } from '../../src/api/contract/sdwan';
import { orderCreate, orderInvoice, orderPay, ownedBind, ownedList } from '../../src/api/contract/service';
import { staffWalletCredit } from '../../src/api/contract/staff-wallet';
import { user } from '../../src/api/contract/user';
import { coupons, withdraw, withdrawalCancel, withdrawals } from '../../src/api/contract/wallet';
import type { InputOf } from '../../src/api/endpoint';
import { added, emptyDrawing } from '../../src/domain/sdwan';
import { book } from '../../host/server/account/wallet/ledger';
import { fingerprint } from '../../host/server/kit/secrets';
import { startReference, type Reference } from './reference';

// What there is one of, asked for by ten at once.

const clock = Date.parse('2026-11-20T02:00:00Z');
let server: Reference;
let demo: Client;
let agent: Client;
beforeAll(async () => {
  server = await startReference({ now: () => clock });
  [demo, agent] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
  await server.services.db.tx((sql) =>
    book(sql, { accountId: 'acc_demo', at: clock, kind: 'recharge', title: '', amountFen: 1_000_000, reference: '' }),
  );
});
afterAll(async () => {
  const broken = await server.services.db.query(
    `SELECT w.account_id FROM wallet w LEFT JOIN wallet_entry e USING (account_id) GROUP BY w.account_id, w.balance_fen
     HAVING w.balance_fen <> coalesce(sum(e.amount_fen), 0) OR w.balance_fen < 0`,
  );
  await server.close();
  expect(broken, 'balances that are not the sum of their statement').toEqual([]);
});

/** Ten calls at once: what those that were granted answered. All others were refused in words. */
async function ten<T>(call: (n: number) => Promise<T>): Promise<T[]> {
  const all = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => call(n)));
  for (const { reason } of all.filter((one) => one.status === 'rejected')) {
    expect(reason).toBeInstanceOf(ApiError);
    const { status, reason: word } = (reason as ApiError).detail;
    expect([status! < 500, typeof word], String(reason)).toEqual([true, 'string']);
  }
  return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

type Order = Omit<InputOf<typeof orderCreate>, 'request_id'>;
const order = async (wanted: Order) =>
  (await demo.call(orderCreate, { request_id: crypto.randomUUID(), ...wanted })).data;
const pay = async (id: string) => (await demo.call(orderPay, { id })).data;
const balance = async (account: string) =>
  (
    await server.services.db.query<{ fen: number }>('SELECT balance_fen AS fen FROM wallet WHERE account_id = $1', [
      account,
    ])
  )[0]!.fen;
const ownedOf = async (service: string) => (await demo.call(ownedList, { per_page: 1000, service })).data.list;

describe('money', () => {
  it('of one order that is paid ten times is taken once, for one thing', async () => {
    const { id, pay_fen } = await order({ service: 'honeypot', tier: 'basic' });
    const [before, had] = [await balance('acc_demo'), (await ownedOf('honeypot')).length];
    const paid = await ten(() => pay(id));
    expect(new Set(paid.map(({ owned }) => owned)).size).toBe(1);
    expect([before - (await balance('acc_demo')), (await ownedOf('honeypot')).length - had]).toEqual([pay_fen, 1]);
    const invoice = { id, title: '山屿商贸有限公司', tax_no: '', email: 'cw@example.com' };
    expect(await ten(() => demo.call(orderInvoice, invoice))).toHaveLength(1);
  });

  it('off by a coupon is off one order of those that name it', async () => {
    const coupon = (await demo.call(coupons, { state: 'usable' })).data.list.find(({ service }) => service === '')!;
    const made = await ten(() => order({ service: 'honeypot', tier: 'basic', months: 12, coupon: coupon.id }));
    expect(made).toHaveLength(10);
    const before = await balance('acc_demo');
    const paid = await ten((n) => pay(made[n]!.id));
    expect(paid).toHaveLength(1);
    expect(before - (await balance('acc_demo'))).toBe(paid[0]!.pay_fen);
  });

  it('that arrived by one transfer is credited once', async () => {
    const { account_code } = (await demo.call(user, {})).data;
    const [before, amount_fen] = [await balance('acc_demo'), 1_234];
    const credit = { by: '李工', account_code, amount_fen, reference: '20261120-7', note: '银行转账' };
    expect(await ten(() => server.staff.call(staffWalletCredit, credit))).toHaveLength(1);
    expect((await balance('acc_demo')) - before).toBe(amount_fen);
  });

  it('that is all there is leaves in one withdrawal, and comes back from it once', async () => {
    const amount_fen = await balance('acc_agent');
    const input = { card_id: 'card_agent_1', amount_fen, password: 'Netpane2026' };
    const gone = await ten(() => agent.call(withdraw, { request_id: crypto.randomUUID(), ...input }));
    expect([gone.length, await balance('acc_agent')]).toEqual([1, 0]);
    const { id } = gone[0]!.data;
    expect(await ten(() => agent.call(withdrawalCancel, { id }))).toHaveLength(1);
    expect(await balance('acc_agent')).toBe(amount_fen);
    const { list } = (await agent.call(withdrawals, {})).data;
    expect(list.filter((one) => one.amount_fen === amount_fen)).toMatchObject([{ id, state: 'cancelled' }]);
  });
});

describe('what an account may have once', () => {
  it('a trial is one order and one package', async () => {
    const before = await ownedOf('backup_v2');
    const made = await ten(() => order({ service: 'backup_v2', tier: 'trial' }));
    expect(made).toHaveLength(1);
    await ten(() => pay(made[0]!.id));
    expect(await ownedOf('backup_v2')).toHaveLength(before.length + 1);
  });

  it('a gateway has a service from one of the packages that want it', async () => {
    const { gwid } = (await demo.call(gateways, { per_page: 50 })).data.list[5]!;
    const made = await ten(() => order({ service: 'camera', tier: 'basic', gwid }));
    const paid = await ten((n) => pay(made[n]!.id));
    const on = async () => (await ownedOf('camera')).filter((one) => one.gwid === gwid);
    expect(await on()).toHaveLength(1);
    await demo.call(ownedBind, { id: (await on())[0]!.id, gwid: null });
    expect(await ten((n) => demo.call(ownedBind, { id: paid[n]!.owned!, gwid }))).toHaveLength(1);
    expect(await on()).toHaveLength(1);
  });

  it('a package of SD-WAN carries one network, a gateway is in one', async () => {
    const gwids = (await demo.call(sdwanCandidates, { state: 'free' })).data.list.map(({ gwid }) => gwid);
    const nodes = [...added(emptyDrawing(1), gwids.slice(0, 2)).nodes];
    const buy = async () => (await pay((await order({ service: 'sdwan', tier: 'basic', quantity: 3 })).id)).owned!;
    const [one, other] = [await buy(), await buy()];
    const before = (await demo.call(sdwanNetworks, {})).data.total;
    const made = await ten((n) => {
      const request_id = crypto.randomUUID();
      return demo.call(sdwanCreate, { request_id, owned: n % 2 ? one : other, name: `组网 ${n}`, topology: 1, nodes });
    });
    expect(made).toHaveLength(1);
    expect((await demo.call(sdwanNetworks, {})).data.total).toBe(before + 1);
    const { id } = made[0]!.data;
    const { rev, name } = (await demo.call(sdwanDetail, { id })).data;
    const save = { id, rev, name, topology: 1 as const };
    const grown = [...added({ topology: 1, nodes }, gwids.slice(2, 3)).nodes];
    expect(await ten((n) => demo.call(sdwanSave, { ...save, nodes: n % 2 ? grown : nodes }))).toHaveLength(1);
  });

  it('a partner of another account is let in once', async () => {
    const input = { name: '云栖旅宿', origins: ['https://inn.example'], scopes: ['device:read' as const] };
    const { id } = (await agent.call(partnerCreate, input)).data;
    await ten(() => demo.call(grantCreate, { partner_id: id }));
    expect(await server.services.db.query('SELECT 1 FROM partner_grant WHERE partner_id = $1', [id])).toHaveLength(1);
  });
});

describe('what one of two accounts gets', () => {
  const key = 'NP-TESTTESTTEST';
  const either = (n: number) => (n % 2 ? demo : agent);

  it('is a gateway whose key both show, or that both may take back', async () => {
    const { gwid } = (await demo.call(gateways, { per_page: 50 })).data.list[1]!;
    const { db } = server.services;
    await db.query('UPDATE device_identity SET key_hash = $2 WHERE gwid = $1', [gwid, fingerprint(key)]);
    const given = async (client: Client) => (await client.call(unbind, { gwids: [gwid] })).data.removed;
    await given(demo);
    for (const take of [
      (n: number) => either(n).call(bind, { gwid, key }),
      (n: number) => (n % 2 ? demo.call(bind, { gwid, key }) : demo.call(keptRestore, { gwid })),
      (n: number) => (n % 2 ? demo.call(keptRestore, { gwid }) : agent.call(bind, { gwid, key })),
    ]) {
      expect(await ten(take)).toHaveLength(1);
      const rows = await db.query(
        'SELECT 1 FROM device d JOIN device_identity i ON i.gwid = d.id AND i.account_id = d.account_id WHERE d.id = $1',
        [gwid],
      );
      expect(rows).toHaveLength(1);
      const back = await ten((n) => given(either(n)));
      expect(back.reduce((sum, removed) => sum + removed)).toBe(1);
    }
  });

  it('is the session of a QR code that was confirmed: one of those who collect it', async () => {
    const qruuid = (await server.client.call(auth.getQrcodeId, {})).data;
    expect(await ten((n) => either(n).call(auth.qrcodeScan, { id: qruuid }))).toHaveLength(5);
    expect(await ten((n) => either(n).call(auth.qrcodeAnswer, { id: qruuid, confirm: true }))).toHaveLength(1);
    expect(await ten(() => server.client.call(auth.checkQrcodeId, { qruuid }))).toHaveLength(1);
  });
});
