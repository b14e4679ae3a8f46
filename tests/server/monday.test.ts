import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin } from '../../host/server/admin/admin';
import { collectCommissions, settleCommissions } from '../../host/server/services/promotion/commissions';
import type { Client } from '../../src/api/client';
import * as contract from '../../src/api/contract';
import { minute } from '../../src/domain/time';
import { createProviders } from '../pay-doubles';
import { captchaAnswer, staffKey, startReference, type Reference } from './reference';

// The first day of a business on a fresh server without the demo: everything is done as the operator and the customers do it,
// nothing is put into the store by hand.

let clock = Date.parse('2026-11-23T01:00:00Z');
const providers = createProviders(() => clock);
/** The mail that was sent, by address, newest last. */
const mails: [to: string, text: string][] = [];
let server: Reference;
beforeAll(async () => {
  server = await startReference({
    now: () => clock,
    demo: false,
    pay: providers.pay,
    senders: { mail: { configured: true, send: async (to, _, text) => void mails.push([to, text]) } },
  });
});
afterAll(() => server.close());

/** Types a line of the operator's tool; its data. */
async function operator<T>(...words: string[]): Promise<T> {
  const [said, wrong]: [string[], string[]] = [[], []];
  const code = await admin([...words, '--json'], {
    env: { NETPANE_STAFF_KEY: staffKey, NETPANE_STAFF_NAME: '李工' },
    out: (text) => said.push(text),
    err: (text) => wrong.push(text),
    fetch: (request) => server.fetch(request as Request, { ip: '127.0.0.1' }),
  });
  clock += minute;
  expect([code, wrong]).toEqual([0, []]);
  return JSON.parse(said.join('')) as T;
}

/** Somebody whose account the operator opened, after they set their password by the link. */
async function newcomer(account: string): Promise<{ code: string; client: Client }> {
  const { account_code, link } = await operator<{ account_code: string; link: string }>('owner', 'create', account);
  const password = 'Monday2026';
  const token = link.split('/password_reset/')[1]!;
  await server.client.call(contract.auth.passwordReset, { token, password, confirm_password: password });
  return { code: account_code, client: await server.signIn(account, password) };
}

/** Somebody who registered by themselves, with the link that came by mail. */
async function stranger(email: string): Promise<Client> {
  const { cache_key } = (await server.client.call(contract.auth.captchaGenerate, {})).data!;
  const wish = { email, captcha: captchaAnswer, captchaCacheKey: cache_key };
  await server.client.call(contract.auth.registerByMail, wish);
  const sent = () => mails.find(([to]) => to === email)?.[1] ?? '';
  await expect.poll(sent).toContain('完成注册');
  const token = /password_reset\/([\w-]+)/.exec(sent())![1]!;
  const check = await server.client.call(contract.auth.passwordResetCheck, { token });
  expect(check.data).toMatchObject({ registers: true });
  const password = 'Monday2026';
  await server.client.call(contract.auth.passwordReset, { token, password, confirm_password: password });
  clock += minute;
  return server.signIn(email, password);
}

/** Puts money in, as it is told by the provider. */
async function recharge(client: Client, amount_fen: number): Promise<void> {
  const wish = { request_id: crypto.randomUUID(), method: 'alipay' as const, amount_fen };
  const { id } = (await client.call(contract.payment.paymentCreate, wish)).data;
  const { headers, body } = providers.pays.alipay(id, amount_fen);
  const url = 'http://netpane.test/api/v3/account/payments/notice/alipay';
  const answer = await server.fetch(new Request(url, { method: 'POST', headers, body }));
  expect(await answer.text()).toBe('success');
}

/** Buys a month from the balance. */
async function buy(client: Client, service: string) {
  const { tiers } = (await client.call(contract.service.serviceDetail, { key: service })).data;
  const tier = tiers.find(({ month_fen }) => month_fen > 0)!.key;
  const wish = { request_id: crypto.randomUUID(), service, tier, months: 1 };
  const { id } = (await client.call(contract.service.orderCreate, wish)).data;
  clock += minute;
  return (await client.call(contract.service.orderPay, { id })).data;
}

const balanceOf = async (client: Client) => (await client.call(contract.wallet.walletSummary, {})).data.balance_fen;
const statementOf = async (client: Client) =>
  (await client.call(contract.wallet.statement, { per_page: 1000 } as never)).data.list.reduce(
    (sum, { amount_fen }) => sum + amount_fen,
    0,
  );

it('opens on a Monday: gateways, money, services, an invoice, an agent and whom he brings', async () => {
  const owner = await newcomer('boss@example.com');
  const colleague = await stranger('colleague@example.com');
  expect((await colleague.call(contract.user.user, {})).data.account_code).not.toBe(owner.code);

  const issued = await operator<{ list: { gwid: string; key: string }[] }>('devices', 'issue', '--count', '10');
  expect(issued.list).toHaveLength(10);
  const [{ gwid, key }] = issued.list as [{ gwid: string; key: string }];
  await owner.client.call(contract.device.bind, { gwid, key });
  const { list, total } = (await owner.client.call(contract.device.gateways, {})).data;
  expect([total, list[0]!.gwid, list[0]!.simulated]).toEqual([1, gwid, false]);

  await recharge(owner.client, 100_000);
  expect(await balanceOf(owner.client)).toBe(100_000);
  const first = await buy(owner.client, 'camera');
  const { refund_fen } = (await owner.client.call(contract.service.orderRefund, { id: first.id })).data;
  expect(await balanceOf(owner.client)).toBe(100_000 - first.pay_fen + refund_fen!);

  const kept = await buy(owner.client, 'camera');
  const invoice = { id: kept.id, title: '某某网络有限公司', tax_no: '', email: 'boss@example.com' };
  await owner.client.call(contract.service.orderInvoice, invoice);
  const pdf = join(await mkdtemp(join(tmpdir(), 'netpane-invoice-')), 'invoice.pdf');
  await writeFile(pdf, '%PDF-1.7');
  await operator('invoices', 'issue', kept.id, '12345678', '--file', pdf);
  expect((await owner.client.call(contract.service.orderInvoiceFile, { id: kept.id })).size).toBe(8);
  expect(await operator('invoices', 'send', kept.id)).toEqual({ email: 'boss@example.com' });
  expect(mails.at(-1)).toEqual(['boss@example.com', expect.stringMatching(/发票号码 12345678[\s\S]*\/orders\?order=/)]);
  const shown = (await owner.client.call(contract.service.orderDetail, { id: kept.id })).data;
  expect(shown.invoice).toMatchObject({ state: 'sent' });
  expect(await statementOf(owner.client)).toBe(await balanceOf(owner.client));

  const seller = await newcomer('13900002222');
  const file = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]);
  const photos = [(await seller.client.call(contract.support.photoUpload, { file })).data.id];
  await seller.client.call(contract.contractor.contractorApply, {
    ...{ company: '某某网络工程有限公司', licence: '91350100M000100Y43', photos },
    ...{ region: '33' as const, contact: '周工', mobile: '13900002222' },
  });
  const waiting = await operator<{ list: { id: string }[] }>('contractors', 'list');
  await operator('contractors', 'approve', waiting.list[0]!.id);
  const { code } = (await seller.client.call(contract.promotion.promotionSummary, {})).data;

  await server.client.call(contract.promotion.promotionVisit, { code });
  const customer = await stranger('customer@example.com');
  expect((await customer.call(contract.promotion.promotionAttach, { code })).data).toEqual({ attached: true });
  await recharge(customer, 50_000);
  const sold = await buy(customer, 'sdwan');
  await collectCommissions(server.services);
  const earned = (await seller.client.call(contract.promotion.commissions, {})).data.list;
  expect(earned).toMatchObject([{ kind: 'first', state: 'pending' }]);
  expect(earned[0]!.amount_fen).toBeGreaterThan(0);
  expect(earned[0]!.amount_fen).toBeLessThan(sold.pay_fen);
  expect(await balanceOf(seller.client)).toBe(0);
  // Commissions of a month are settled within the next.
  clock = Date.parse('2026-12-20T01:00:00Z');
  await settleCommissions(server.services);
  const back = await server.signIn('13900002222', 'Monday2026');
  expect(await balanceOf(back)).toBe(earned[0]!.amount_fen);
  expect(await statementOf(back)).toBe(earned[0]!.amount_fen);
});
