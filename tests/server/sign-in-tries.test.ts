import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../../src/api';
import * as auth from '../../src/api/contract/auth';
import { findProof } from '../../src/domain/proof-of-work';
import { passwordChange } from '../../src/api/contract/security';
import { networkOf } from '../../host/server/kit/limits/network';
import { failureOf } from './failure';
import { captchaAnswer, startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let server: Reference;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
});
beforeEach(() => {
  // Every limit's window is over.
  clock += 25 * 3600_000;
});
afterAll(() => server.close());

const right = { email: 'demo@netpane.cn', password: 'Netpane2026' };
const wrong = { ...right, password: 'no' };

/** A browser at an address, which keeps the cookies it is given. */
function browser(ip: string, cookie = '') {
  const browser = { cookie, rules: '' };
  const client = createClient({
    baseUrl: 'http://netpane.test',
    fetch: async (request) => {
      const headers = new Headers(request.headers);
      if (browser.cookie) headers.set('cookie', browser.cookie);
      const response = await server.fetch(new Request(request, { headers }), { ip });
      const [kept = '', ...rules] = response.headers.get('set-cookie')?.split('; ') ?? [];
      if (kept) Object.assign(browser, { cookie: kept, rules: rules.join('; ') });
      return response;
    },
  });
  const picture = async (email: string) => {
    const { data } = await client.call(auth.captchaAccountGenerate, { email });
    return data ? { captcha: captchaAnswer, captchaCacheKey: data.cache_key } : {};
  };
  return {
    client,
    browser,
    login: (form = right) => client.call(auth.login, form),
    loginWithPicture: async (form = right) => client.call(auth.login, { ...form, ...(await picture(form.email)) }),
  };
}

const codes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.all(calls.map(failureOf))).map(({ detail }) => detail.code ?? detail.status);

describe('tries to sign in', () => {
  it('close a name to nobody, however many come at once, wherever its owner is', async () => {
    const [stranger, owner] = [browser('198.51.100.7'), browser('203.0.113.9')];
    for (const near of [owner, browser('198.51.100.7'), browser('203.0.113.10')]) {
      await codes(Array.from({ length: 30 }, () => stranger.login(wrong)));
      expect((await near.loginWithPicture()).token).toBeTruthy();
    }
  });

  it('are counted before a captcha is decided on: parallel ones get no more passwords looked at', async () => {
    const stranger = browser('198.51.100.7');
    const answers = await codes(Array.from({ length: 12 }, () => stranger.login(wrong)));
    expect(answers.filter((code) => code === 4006)).toHaveLength(3);
  });

  it('that used all up close the name to their own network, and neither to others nor to a device that is known', async () => {
    const [stranger, owner] = [browser('198.51.100.7'), browser('198.51.100.7')];
    await owner.login();
    for (let i = 0; i < 10; i++) await failureOf(stranger.loginWithPicture(wrong));
    expect((await failureOf(stranger.loginWithPicture())).kind).toBe('tooMany');
    expect((await owner.login()).token).toBeTruthy();
    expect((await browser('203.0.113.9').loginWithPicture()).token).toBeTruthy();
  });

  it('are counted for a network, which in IPv6 is 64 bits', async () => {
    for (let i = 0; i < 10; i++) await failureOf(browser(`2001:db8:1:2::${i + 1}`).loginWithPicture(wrong));
    expect((await failureOf(browser('2001:db8:1:2:ffff::9').loginWithPicture())).kind).toBe('tooMany');
    expect((await browser('2001:db8:1:3::1').loginWithPicture()).token).toBeTruthy();
  });

  it('of strangers do not use up the text message of somebody else', async () => {
    const mobile = '13700007777';
    const { data } = await server.client.call(auth.captchaGenerate, {});
    const captcha = { captcha: captchaAnswer, captchaCacheKey: data?.cache_key ?? '' };
    await server.client.call(auth.getSmsCode, { mobile, ...captcha });
    const [row] = await server.services.db.query<{ body: string }>('SELECT body FROM outbox WHERE recipient = $1', [
      mobile,
    ]);
    const code = /\d{6}/.exec(row!.body)![0];
    const stranger = browser('198.51.100.7').client;
    const guess = { mobile, sms_code: code === '000000' ? '000001' : '000000' };
    for (let i = 0; i < 6; i++) await failureOf(stranger.call(auth.smsCodeLogin, guess));
    expect(await codes([stranger.call(auth.smsCodeLogin, { mobile, sms_code: code })])).toEqual([5000]);
    expect(await codes([server.client.call(auth.smsCodeLogin, { mobile, sms_code: code })])).toEqual([2005]);
  });
});

describe('a picture', () => {
  const forgot = async ({ client }: ReturnType<typeof browser>, isWorking: boolean) => {
    const { cache_key: key, proof_bits: bits } = (await client.call(auth.captchaGenerate, {})).data!;
    const proof = isWorking && (await findProof(key, bits!, new AbortController().signal));
    const captchaCacheKey = proof === false ? key : `${key}.${proof}`;
    return client.call(auth.passwordForgot, { account: 'nobody@example.cn', captcha: captchaAnswer, captchaCacheKey });
  };

  it('without work done for it is taken thirty times an hour from one network, with it further on', async () => {
    const [program, page] = [browser('198.51.100.7'), browser('198.51.100.7')];
    for (let i = 0; i < 29; i++) await server.services.limits.take('captcha:bare:198.51.100.7', Infinity, 3600);
    await forgot(program, false);
    expect((await failureOf(forgot(program, false))).kind).toBe('tooMany');
    await forgot(page, true);
    await forgot(browser('203.0.113.9'), false);
    clock += 3600_000;
    await forgot(program, false);
  });

  it('asks for more work when a network asks for many, and when a name is tried a lot', async () => {
    const bits = async (ip: string, email = '') =>
      (await browser(ip).client.call(auth.captchaAccountGenerate, { email })).data?.proof_bits;
    const stranger = browser('198.51.100.7');
    await codes(Array.from({ length: 30 }, () => stranger.login(wrong)));
    expect(await bits('203.0.113.9', right.email)).toBe(10);
    expect(await bits('198.51.100.7')).toBe(8);
    for (let i = 0; i < 8; i++) await stranger.client.call(auth.captchaGenerate, {});
    expect(await bits('198.51.100.7')).toBe(9);
  });
});

describe('a known device', () => {
  it('is one on which somebody signed in to this account, by a cookie that no script and no other site sends', async () => {
    const [owner, other] = [browser('198.51.100.7'), browser('198.51.100.7')];
    await owner.login();
    expect(owner.browser.cookie).toMatch(/^np_device=[\w-]{43}$/);
    expect(owner.browser.rules).toMatch(/HttpOnly; SameSite=Strict/);
    await other.login({ ...right, email: 'agent@netpane.cn' });
    await codes(Array.from({ length: 4 }, () => browser('198.51.100.8').login(wrong)));
    expect((await failureOf(other.login())).detail.errors).toHaveProperty('captcha');
    expect((await failureOf(browser('198.51.100.7', `np_device=${'x'.repeat(43)}`).login())).kind).toBe('invalid');
    expect((await owner.login()).token).toBeTruthy();
    const kept = await server.services.db.query<{ mark: string }>('SELECT mark FROM known_device');
    expect(kept.map(({ mark }) => mark).join()).not.toContain(owner.browser.cookie.slice(10));
  });

  it('is unknown again after a new password', async () => {
    const owner = browser('198.51.100.7');
    const { token } = await owner.login();
    const signedIn = createClient({ baseUrl: 'http://netpane.test', fetch: server.fetch, token: () => token });
    const set = (from: string, to: string) =>
      signedIn.call(passwordChange, { old_password: from, password: to, confirm_password: to });
    await set(right.password, 'brandNew9');
    await set('brandNew9', right.password);
    await codes(Array.from({ length: 4 }, () => browser('198.51.100.8').login(wrong)));
    expect((await failureOf(owner.login())).detail.errors).toHaveProperty('captcha');
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:42:a::1', '2001:db8:0:42::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));
