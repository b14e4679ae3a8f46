import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api';
import * as auth from '../../src/api/contract/auth';
import { gateways } from '../../src/api/contract/device';
import * as embed from '../../src/api/contract/embed';
import { updateMobile, smsCodeForMobile } from '../../src/api/contract/profile';
import { passwordChange, sessionRevoke } from '../../src/api/contract/security';
import { stream } from '../../src/api/contract/stream';
import { complex } from '../../src/api/contract/stats';
import { user } from '../../src/api/contract/user';
import * as wallboard from '../../src/api/contract/wallboard';
import { hubOf } from '../../host/server/kit/stream/hub';
import { holdDemoAccounts } from '../../host/server/account/auth/demo-accounts';
import { failureOf } from './failure';
import { captchaAnswer, startReference, type Reference } from './reference';

const site = 'https://inn.example';
const baseUrl = 'http://netpane.test';
let clock = Date.parse('2026-11-20T02:00:00Z');
let server: Reference;
const open: AbortController[] = [];

beforeAll(async () => {
  server = await startReference({ now: () => clock });
});
beforeEach(() => {
  // Every limit's window is over.
  clock += 25 * 3600_000;
});
afterEach(async () => {
  open.splice(0).forEach((one) => one.abort());
  await holdDemoAccounts(server.services.db, true);
});
afterAll(() => server.close());

const freeze = (id: string) => server.services.db.query(`UPDATE account SET state = 'frozen' WHERE id = $1`, [id]);

const withToken = (token: string, origin?: string) =>
  createClient({
    baseUrl,
    token: () => token,
    fetch: (request) => {
      const headers = new Headers(request.headers);
      if (origin) headers.set('origin', origin);
      return server.fetch(new Request(request, { headers }));
    },
  });
const statusOf = async (call: Promise<unknown>) => (await failureOf(call)).detail.status;

/** Opens a stream and gives what it says until it ends. */
async function listen(token: string, origin?: string) {
  const abort = new AbortController();
  open.push(abort);
  const headers = { authorization: `Bearer ${token}`, ...(origin && { origin }) };
  const request = new Request(baseUrl + stream.path, { headers, signal: abort.signal });
  const { status, body } = await server.fetch(request);
  return { status, said: new Response(body).text() };
}

describe('a frozen account', () => {
  const partnerOf = async (owner: Client) => {
    const scopes: embed.Partner['scopes'] = ['device:read'];
    return (await owner.call(embed.partnerCreate, { name: '云栖旅宿', origins: [site], scopes })).data;
  };
  const trade = (secret: string, account?: string) =>
    withToken(secret).call(embed.embedToken, { scopes: ['device:read'], origin: site, account });

  it('is closed to its partners: their secrets, and the tokens they hold', async () => {
    const { secret } = await partnerOf(await server.signIn());
    const held = (await trade(secret)).data.token;
    await withToken(held, site).call(gateways, {});
    await freeze('acc_demo');
    expect(await statusOf(withToken(held, site).call(gateways, {}))).toBe(401);
    expect(await statusOf(trade(secret))).toBe(401);
  });

  it('takes its partner from the accounts that let it in, and itself from the partners of others', async () => {
    const [demo, agent] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
    const { id, secret } = await partnerOf(agent);
    await demo.call(embed.grantCreate, { partner_id: id });
    const code = (await demo.call(user, {})).data.account_code;
    const held = (await trade(secret, code)).data.token;
    await freeze('acc_demo');
    expect(await statusOf(withToken(held, site).call(gateways, {}))).toBe(401);
    expect(await statusOf(trade(secret, code))).toBe(403);
    await holdDemoAccounts(server.services.db, true);
    await withToken(held, site).call(gateways, {});
    await freeze('acc_agent');
    expect(await statusOf(withToken(held, site).call(gateways, {}))).toBe(401);
    expect(await statusOf(trade(secret, code))).toBe(401);
  });

  it('hears and shows nothing more: open streams end, of people, pages and screens, and screens go dark', async () => {
    const demo = await server.signIn();
    const { secret } = await partnerOf(demo);
    const page = (await trade(secret)).data.token;
    const link = await demo.call(wallboard.wallboardLinkCreate, { name: '前台', cards: ['devices'], days: 0 });
    const screen = (await server.client.call(wallboard.wallboardEnter, { key: link.data.key })).data.token;
    const lines = [await listen((await demo.token())!), await listen(page, site)];
    expect(lines.map(({ status }) => status)).toEqual([200, 200]);
    await withToken(screen).call(complex, {});
    await freeze('acc_demo');
    await hubOf(server.services.db).poll();
    for (const { said } of lines) expect(await said).toContain('hello');
    expect(await statusOf(withToken(screen).call(complex, {}))).toBe(401);
    expect((await listen(page, site)).status).toBe(401);
  });
});

describe('what waits for a password', () => {
  const password = { password: 'brandNew9', confirm_password: 'brandNew9' };
  async function resetLink(): Promise<string> {
    const { data } = await server.client.call(auth.captchaGenerate, {});
    const captcha = { captcha: captchaAnswer, captchaCacheKey: data?.cache_key ?? '' };
    await server.client.call(auth.passwordForgot, { account: 'demo@netpane.cn', ...captcha });
    const links = () =>
      server.services.db.query<{ body: string }>(
        `SELECT body FROM outbox WHERE body LIKE '%password_reset%' AND at >= $1`,
        [new Date(clock)],
      );
    await expect.poll(async () => (await links()).length).toBe(1);
    return /password_reset\/([\w-]+)/.exec((await links())[0]!.body)![1]!;
  }
  async function confirmedQr(phone: Client): Promise<string> {
    const id = (await server.client.call(auth.getQrcodeId, {})).data;
    await phone.call(auth.qrcodeScan, { id });
    await phone.call(auth.qrcodeAnswer, { id, confirm: true });
    return id;
  }
  const collect = async (qruuid: string) =>
    (await failureOf(server.client.call(auth.checkQrcodeId, { qruuid }))).detail.code;

  it('ends when another is set: links to reset it and confirmed QR codes', async () => {
    const demo = await server.signIn();
    const [token, qr] = [await resetLink(), await confirmedQr(demo)];
    await demo.call(passwordChange, { old_password: 'Netpane2026', ...password });
    expect((await failureOf(server.client.call(auth.passwordResetCheck, { token }))).kind).toBe('notFound');
    expect(await collect(qr)).toBe(auth.authCode.qrExpired);
    await demo.call(passwordChange, {
      old_password: password.password,
      password: 'Netpane2026',
      confirm_password: 'Netpane2026',
    });
  });

  it('ends for QR codes with the reset itself, and with the sessions that may have confirmed them', async () => {
    const [demo, stolen] = [await server.signIn(), await server.signIn()];
    const taken = await confirmedQr(stolen);
    await demo.call(sessionRevoke, { others: true });
    expect(await collect(taken)).toBe(auth.authCode.qrExpired);
    const [token, qr] = [await resetLink(), await confirmedQr(demo)];
    await server.client.call(auth.passwordReset, { token, password: 'Netpane2026', confirm_password: 'Netpane2026' });
    expect(await collect(qr)).toBe(auth.authCode.qrExpired);
  });

  it('ends for links when the number changes to which one may have gone', async () => {
    const demo = await server.signIn();
    const token = await resetLink();
    const mobile = '13900001111';
    await demo.call(smsCodeForMobile, { mobile });
    const [row] = await server.services.db.query<{ body: string }>(`SELECT body FROM outbox WHERE recipient = $1`, [
      mobile,
    ]);
    await demo.call(updateMobile, { mobile, sms_code: /\d{6}/.exec(row!.body)![0] });
    expect((await failureOf(server.client.call(auth.passwordResetCheck, { token }))).kind).toBe('notFound');
  });
});
