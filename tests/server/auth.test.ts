import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as auth from '../../src/api/contract/auth';
import { sessions } from '../../src/api/contract/security';
import { logout, user } from '../../src/api/contract/user';
import { createClient } from '../../src/api/client';
import { findAccount, setPassword } from '../../host/server/account/auth/accounts';
import { failureOf as failure } from './failure';
import { overtaken } from './overtaken';
import { captchaAnswer, startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
});
afterAll(() => reference.close());
beforeEach(() => {
  // Every limit's window is over.
  clock += 25 * 3600_000;
});

const withToken = (token: string) =>
  createClient({ baseUrl: 'http://netpane.test', fetch: reference.fetch, token: () => token });

const answered = (data: { cache_key: string } | null) => ({
  captcha: captchaAnswer,
  captchaCacheKey: data?.cache_key ?? '',
});
const picture = async () => answered((await reference.client.call(auth.captchaGenerate, {})).data);
const accountPicture = async (email: string) =>
  answered((await reference.client.call(auth.captchaAccountGenerate, { email })).data);

async function smsTo(mobile: string): Promise<string> {
  await reference.client.call(auth.getSmsCode, { mobile, ...(await picture()) });
  return lastCode(mobile);
}

async function lastCode(mobile: string): Promise<string> {
  const [row] = await reference.services.db.query<{ body: string }>(
    `SELECT body FROM outbox WHERE recipient = $1 ORDER BY at DESC LIMIT 1`,
    [mobile],
  );
  return /\d{6}/.exec(row?.body ?? '')?.[0] ?? '';
}

describe('signing in with a password', () => {
  const right = { email: 'demo@netpane.cn', password: 'Netpane2026' };

  it.each([['demo@netpane.cn'], ['Demo@Netpane.CN'], ['13805712046']])('takes %s', async (email) => {
    const reply = await reference.client.call(auth.login, { ...right, email });
    expect(reply).toMatchObject({ code: 2000, token: expect.stringMatching(/^[\w-]{43}$/) as string });
  });

  it('says the same about a wrong password and an unknown name', async () => {
    const wrong = await failure(reference.client.call(auth.login, { ...right, password: 'wrong-one' }));
    const unknown = await failure(reference.client.call(auth.login, { email: 'nobody@netpane.cn', password: 'x' }));
    expect(wrong.detail.code).toBe(4006);
    expect([unknown.message, unknown.detail.code]).toEqual([wrong.message, 4006]);
  });

  it('asks for a captcha after three failures, and takes each captcha once', async () => {
    const name = { email: right.email };
    expect((await reference.client.call(auth.captchaAccountGenerate, name)).message).toBe(auth.noCaptcha);
    for (let i = 0; i < 3; i++) await failure(reference.client.call(auth.login, { ...right, password: 'no' }));

    const without = await failure(reference.client.call(auth.login, right));
    expect(without.detail.errors).toHaveProperty('captcha');
    const given = await accountPicture(right.email);
    expect((await reference.client.call(auth.login, { ...right, ...given })).token).toBeTruthy();
    for (let i = 0; i < 3; i++) await failure(reference.client.call(auth.login, { ...right, password: 'no' }));
    expect((await failure(reference.client.call(auth.login, { ...right, ...given }))).kind).toBe('invalid');
  });

  it('asks a machine for a captcha after ten failures, whatever names it tried', async () => {
    for (let i = 0; i < 9; i++)
      await failure(reference.client.call(auth.login, { email: `n${i}@example.cn`, password: 'x' }));
    await reference.client.call(auth.login, right);
    await failure(reference.client.call(auth.login, { email: 'n9@example.cn', password: 'x' }));
    const other = { email: 'agent@netpane.cn', password: right.password };
    expect((await failure(reference.client.call(auth.login, other))).detail.errors).toHaveProperty('captcha');
    await reference.client.call(auth.login, { ...other, ...(await accountPicture(other.email)) });
  });

  it('closes a name after ten failures, whether or not somebody has it', async () => {
    for (const email of [right.email, 'nobody2@netpane.cn']) {
      for (let i = 0; i < 10; i++) {
        const given = await accountPicture(email);
        await failure(reference.client.call(auth.login, { email, password: 'no', ...given }));
      }
      const given = await accountPicture(email);
      const closed = await failure(reference.client.call(auth.login, { ...right, email, ...given }));
      expect(closed).toMatchObject({ kind: 'tooMany', detail: { status: 429 } });
      expect(closed.detail.retryAfter).toBeGreaterThan(0);
    }
  });

  it('keeps only hashes of tokens and passwords', async () => {
    const { token } = await reference.client.call(auth.login, right);
    const rows = await reference.services.db.query<{ all: string }>(
      `SELECT s.token_hash || a.password_hash AS all FROM session s JOIN account a ON a.id = s.account_id`,
    );
    expect(rows.map((row) => row.all).join()).not.toContain(token);
    expect(rows[0]?.all).toContain('$argon2id$');
  });

  it('tells a frozen account only after the right password, and the guard with 4003', async () => {
    const { token } = await reference.client.call(auth.login, right);
    await reference.services.db.query(`UPDATE account SET state = 'frozen' WHERE id = 'acc_demo'`);
    expect((await failure(reference.client.call(auth.login, right))).detail.code).toBe(4003);
    expect((await failure(reference.client.call(auth.login, { ...right, password: 'no' }))).detail.code).toBe(4006);
    expect((await failure(withToken(token).call(user, {}))).detail.code).toBe(4003);
    expect((await failure(withToken(token).call(sessions, {}))).kind).toBe('unauthorized');
    await reference.services.db.query(`UPDATE account SET state = 'active' WHERE id = 'acc_demo'`);
  });
});

describe('the life of a session', () => {
  it('does not begin with a password that is changed meanwhile', async () => {
    const { db } = reference.services;
    const { id, password_hash } = (await findAccount(db, 'agent@netpane.cn'))!;
    const signedIn = overtaken(
      db,
      (sql) => setPassword(sql, id, 'another', clock),
      () => failure(reference.client.call(auth.login, { email: 'agent@netpane.cn', password: 'Netpane2026' })),
    );
    expect((await signedIn).detail.code).toBe(auth.authCode.wrongPassword);
    await setPassword(db, id, password_hash, clock);
  });

  const right = { email: 'demo@netpane.cn', password: 'Netpane2026' };
  const day = 24 * 3600_000;

  it('is seven days with seven-day sign-in, however often it is used', async () => {
    const { token } = await reference.client.call(auth.login, { ...right, remember: true });
    for (let i = 0; i < 6; i++) {
      clock += day;
      await withToken(token).call(user, {});
    }
    clock += day;
    expect((await failure(withToken(token).call(user, {}))).detail.status).toBe(401);
  });

  it('is a day after the last use without', async () => {
    const { token } = await reference.client.call(auth.login, right);
    clock += day - 1000;
    await withToken(token).call(user, {});
    clock += day - 1000;
    await withToken(token).call(user, {});
    clock += day;
    expect((await failure(withToken(token).call(user, {}))).detail.status).toBe(401);
  });

  it('ends with logout', async () => {
    const { token } = await reference.client.call(auth.login, right);
    await withToken(token).call(logout, {});
    expect((await failure(withToken(token).call(user, {}))).detail.status).toBe(401);
  });

  it.each([['nonsense'], ['']])('is not opened by the token "%s"', async (token) => {
    expect((await failure(withToken(token).call(user, {}))).detail.status).toBe(401);
  });
});

describe('signing in with a mobile number', () => {
  it('takes a code once', async () => {
    const sms_code = await smsTo('13805712046');
    const form = { mobile: '138 0571 2046', sms_code };
    expect((await reference.client.call(auth.smsCodeLogin, form)).token).toBeTruthy();
    expect((await failure(reference.client.call(auth.smsCodeLogin, form))).detail.code).toBe(5000);
  });

  it('answers 2005 for a new number, whose code then registers it', async () => {
    const mobile = '13700001111';
    const form = { mobile, sms_code: await smsTo(mobile) };
    expect((await failure(reference.client.call(auth.smsCodeLogin, form))).detail.code).toBe(2005);
    const password = { password: 'newcomer1', confirm_password: 'newcomer1' };
    const { token } = await reference.client.call(auth.registerForSmsCode, { ...form, ...password });
    expect((await withToken(token).call(user, {})).data).toMatchObject({ mobile, email: '', is_agent: false });
    expect((await reference.client.call(auth.login, { email: mobile, password: 'newcomer1' })).token).toBeTruthy();
  });

  it('refuses to register a number twice, and weak or unequal passwords', async () => {
    const mobile = '13805712046';
    const form = { mobile, sms_code: await smsTo(mobile) };
    const weak = await failure(reference.client.call(auth.registerForSmsCode, { ...form, password: 'abc' }));
    expect(weak.detail.errors).toMatchObject({ password: expect.anything() as unknown });
    const unequal = { ...form, password: 'abcdefg1', confirm_password: 'abcdefg2' };
    expect((await failure(reference.client.call(auth.registerForSmsCode, unequal))).detail.errors).toEqual({
      confirm_password: ['两次输入的密码不一致'],
    });
    const taken = { ...unequal, confirm_password: 'abcdefg1' };
    expect((await failure(reference.client.call(auth.registerForSmsCode, taken))).message).toContain('已注册');
  });

  it('refuses to register with a wrong code by a code that registration does not take for success', async () => {
    const form = { mobile: '13700001112', sms_code: '000000', password: 'abcdefg1', confirm_password: 'abcdefg1' };
    const { detail, message } = await failure(reference.client.call(auth.registerForSmsCode, form));
    expect(detail.code).toBe(auth.authCode.registerCode);
    expect(message).toContain('短信验证码错误');
  });

  it('sends once a minute and five times a day', async () => {
    const mobile = '13700002222';
    await smsTo(mobile);
    const soon = await failure(reference.client.call(auth.getSmsCode, { mobile, ...(await picture()) }));
    expect(soon).toMatchObject({ kind: 'tooMany', detail: { retryAfter: 60 } });
    for (let i = 0; i < 4; i++) {
      clock += 61_000;
      await smsTo(mobile);
    }
    clock += 61_000;
    const sixth = await failure(reference.client.call(auth.getSmsCode, { mobile, ...(await picture()) }));
    expect(sixth.message).toContain('5 条');
  });

  it('sends nothing without a captcha or to what is no number', async () => {
    const none = await failure(
      reference.client.call(auth.getSmsCode, { mobile: '13700003333', captcha: 'x', captchaCacheKey: 'y' }),
    );
    expect(none.detail.errors).toHaveProperty('captcha');
    const bad = await failure(reference.client.call(auth.getSmsCode, { mobile: '12800000000', ...(await picture()) }));
    expect(bad.detail.errors).toEqual({ mobile: ['[手机号]格式无效'] });
  });

  it('lets a code be guessed five times, also at once, and not after ten minutes', async () => {
    const mobile = '13700004444';
    const code = await smsTo(mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(
      Array.from({ length: 8 }, () => failure(reference.client.call(auth.smsCodeLogin, { mobile, sms_code: wrong }))),
    );
    expect((await failure(reference.client.call(auth.smsCodeLogin, { mobile, sms_code: code }))).detail.code).toBe(
      5000,
    );
    clock += 61_000;
    const late = await smsTo(mobile);
    clock += 10 * 60_000;
    expect((await failure(reference.client.call(auth.smsCodeLogin, { mobile, sms_code: late }))).detail.code).toBe(
      5000,
    );
  });
});

it('a code that was guessed thirty times, from wherever, is dead for all', async () => {
  const mobile = '13700005555';
  const code = await smsTo(mobile);
  const guessed = (tries: number) =>
    reference.services.db.query('UPDATE sms_code SET tries = $2 WHERE mobile = $1', [mobile, tries]);
  await guessed(30);
  const dead = await failure(reference.client.call(auth.smsCodeLogin, { mobile, sms_code: code }));
  expect(dead.detail.code).toBe(5000);
  await guessed(29);
  // A good code of a number that has no account yet.
  const good = await failure(reference.client.call(auth.smsCodeLogin, { mobile, sms_code: code }));
  expect(good.message).toContain('尚未注册');
});

describe('a QR sign-in', () => {
  const start = async () => (await reference.client.call(auth.getQrcodeId, {})).data;
  const state = async (qruuid: string) =>
    (await failure(reference.client.call(auth.checkQrcodeId, { qruuid }))).detail.code;

  it('goes from waiting over scanned to a token, once', async () => {
    const phone = await reference.signIn();
    const id = await start();
    expect(await state(id)).toBe(auth.authCode.qrWaiting);
    expect((await phone.call(auth.qrcodeScan, { id })).data).toMatchObject({ place: '本机', seconds_left: 60 });
    expect(await state(id)).toBe(auth.authCode.qrScanned);
    await phone.call(auth.qrcodeAnswer, { id, confirm: true });
    const { token } = await reference.client.call(auth.checkQrcodeId, { qruuid: id });
    expect((await withToken(token).call(user, {})).data.email).toBe('demo@netpane.cn');
    expect(await state(id)).toBe(auth.authCode.qrExpired);
  });

  it('can be refused, runs out after a minute, and belongs to who scanned it and who asked', async () => {
    const phone = await reference.signIn();
    const refused = await start();
    await phone.call(auth.qrcodeScan, { id: refused });
    await phone.call(auth.qrcodeAnswer, { id: refused, confirm: false });
    expect(await state(refused)).toBe(auth.authCode.qrRefused);

    const id = await start();
    await phone.call(auth.qrcodeScan, { id });
    const stranger = await reference.signIn('agent@netpane.cn');
    expect((await failure(stranger.call(auth.qrcodeAnswer, { id, confirm: true }))).kind).toBe('notFound');
    const elsewhere = createClient({
      baseUrl: 'http://netpane.test',
      fetch: (request) => {
        const other = new Request(request);
        other.headers.set('user-agent', 'another machine');
        return reference.fetch(other);
      },
    });
    await phone.call(auth.qrcodeAnswer, { id, confirm: true });
    const stolen = await failure(elsewhere.call(auth.checkQrcodeId, { qruuid: id }));
    expect(stolen.detail.code).toBe(auth.authCode.qrExpired);
    clock += 60_000;
    expect(await state(id)).toBe(auth.authCode.qrExpired);
  });
});

describe('a forgotten password', () => {
  const ask = async (account: string) => reference.client.call(auth.passwordForgot, { account, ...(await picture()) });
  const mails = () =>
    reference.services.db.query<{ body: string }>(
      `SELECT body FROM outbox WHERE body LIKE '%password_reset%' ORDER BY at`,
    );
  const link = async (count: number) => {
    await expect.poll(async () => (await mails()).length).toBe(count);
    return /password_reset\/([\w-]+)/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? '';
  };

  it('is answered alike for known and unknown accounts; the link works once and ends all sessions', async () => {
    const old = await reference.signIn('agent@netpane.cn');
    const before = (await mails()).length;
    const unknown = await ask('nobody@netpane.cn');
    const known = await ask('agent@netpane.cn');
    expect(unknown).toEqual(known);
    const token = await link(before + 1);
    expect((await reference.client.call(auth.passwordResetCheck, { token })).data.account).toBe('a****@netpane.cn');
    const password = { password: 'brandNew9', confirm_password: 'brandNew9' };
    await reference.client.call(auth.passwordReset, { token, ...password });
    expect((await failure(reference.client.call(auth.passwordReset, { token, ...password }))).kind).toBe('notFound');
    expect((await failure(old.call(user, {}))).kind).toBe('unauthorized');
    await reference.signIn('agent@netpane.cn', 'brandNew9');
  });

  it('holds for 30 minutes, and only the newest link counts', async () => {
    const before = (await mails()).length;
    await ask('demo@netpane.cn');
    const first = await link(before + 1);
    clock += 1000;
    await ask('demo@netpane.cn');
    const second = await link(before + 2);
    expect((await failure(reference.client.call(auth.passwordResetCheck, { token: first }))).kind).toBe('notFound');
    clock += 30 * 60_000;
    expect((await failure(reference.client.call(auth.passwordResetCheck, { token: second }))).kind).toBe('notFound');
  });

  it('is not set by links that are guessed: soon no more are tried', async () => {
    const password = { password: 'brandNew9', confirm_password: 'brandNew9' };
    const kinds = new Set<string>();
    for (let i = 0; i < 31; i++) {
      kinds.add((await failure(reference.client.call(auth.passwordReset, { token: `guess-${i}`, ...password }))).kind);
    }
    expect([...kinds]).toEqual(['notFound', 'tooMany']);
  });

  it('is not set by a number that came to an account with an address within the day', async () => {
    const { db } = reference.services;
    const { id } = (await findAccount(db, 'agent@netpane.cn'))!;
    const mobile = '13622223333';
    await db.query('UPDATE account SET mobile = $2, mobile_changed_at = $3 WHERE id = $1', [
      ...[id, mobile, new Date(clock)],
    ]);
    const before = (await mails()).length;
    clock += 23 * 3600_000;
    await ask(mobile);
    await ask('agent@netpane.cn');
    await link(before + 1);
    const [last] = await db.query<{ recipient: string }>(
      `SELECT recipient FROM outbox WHERE body LIKE '%password_reset%' ORDER BY at DESC LIMIT 1`,
    );
    expect(last!.recipient).toBe('agent@netpane.cn');
    clock += 3600_000;
    await ask(mobile);
    await link(before + 2);
  });
});
