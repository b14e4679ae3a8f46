import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { authCode, login, smsCodeLogin } from '../../src/api/contract/auth';
import { smsCodeForMobile, updateMobile, updateQq } from '../../src/api/contract/profile';
import * as security from '../../src/api/contract/security';
import { realNameClosePopup, realNameNotice, user } from '../../src/api/contract/user';
import { messages } from '../../src/api/contract/message';
import { staffRealName, staffRealNames, staffRealNameSettle } from '../../src/api/contract/staff-account';
import { cardProblem } from '../../host/server/account/auth/real-name';
import { jobs } from '../../host/server/jobs';
import { inChinese } from '../../host/server/kit/refusal';
import { hour } from '../../src/domain/time';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let me: Client;
const demo = { email: 'demo@netpane.cn', password: 'Netpane2026' };

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
});
afterAll(() => reference.close());
beforeEach(async () => {
  clock += 25 * 3600_000;
  me = await reference.signIn();
});

const lastCode = async (mobile: string): Promise<string> => {
  const [row] = await reference.services.db.query<{ body: string }>(
    'SELECT body FROM outbox WHERE recipient = $1 ORDER BY at DESC LIMIT 1',
    [mobile],
  );
  return /\d{6}/.exec(row?.body ?? '')?.[0] ?? '';
};

describe('the password', () => {
  it('changes with the old one, and signs every other device out', async () => {
    const other = await reference.signIn();
    const fresh = { password: 'Another99', confirm_password: 'Another99' };
    const wrong = await failureOf(me.call(security.passwordChange, { old_password: 'nope', ...fresh }));
    expect(wrong.detail.errors).toEqual({ old_password: ['登录密码错误'] });
    await me.call(security.passwordChange, { old_password: demo.password, ...fresh });
    expect((await failureOf(other.call(user, {}))).kind).toBe('unauthorized');
    expect((await failureOf(reference.client.call(login, demo))).detail.code).toBe(authCode.wrongPassword);
    const back = { old_password: 'Another99', password: demo.password, confirm_password: demo.password };
    await me.call(security.passwordChange, back);
  });

  it('is asked for at most ten times in a quarter of an hour', async () => {
    const fresh = { password: 'Another99', confirm_password: 'Another99' };
    for (let i = 0; i < 10; i++) {
      await failureOf(me.call(security.passwordChange, { old_password: 'nope', ...fresh }));
    }
    const closed = await failureOf(me.call(security.passwordChange, { old_password: demo.password, ...fresh }));
    expect(closed.kind).toBe('tooMany');
  });
});

describe('sessions', () => {
  it('are listed with the one that asks, and end one by one or all others', async () => {
    const second = await reference.signIn();
    const third = await reference.signIn();
    const { list } = (await me.call(security.sessions, {})).data;
    expect(list.filter((row) => row.current)).toHaveLength(1);
    const mine = list.find((row) => row.current)?.id as string;
    const secondId = (await second.call(security.sessions, {})).data.list.find((row) => row.current)?.id as string;
    expect((await me.call(security.sessionRevoke, { id: secondId })).data.ended).toBe(1);
    expect((await failureOf(second.call(user, {}))).kind).toBe('unauthorized');
    await me.call(security.sessionRevoke, { others: true });
    expect((await failureOf(third.call(user, {}))).kind).toBe('unauthorized');
    expect((await me.call(security.sessions, {})).data.list.map((row) => row.id)).toEqual([mine]);
  });

  it('of somebody else cannot be ended', async () => {
    const stranger = await reference.signIn('agent@netpane.cn');
    const { list } = (await stranger.call(security.sessions, {})).data;
    expect((await me.call(security.sessionRevoke, { id: list[0]?.id })).data.ended).toBe(0);
    await stranger.call(user, {});
  });
});

it('the history tells sign-ins and failed tries', async () => {
  await failureOf(reference.client.call(login, { ...demo, password: 'nope' }));
  const { list } = (await me.call(security.loginHistory, { page: 1, per_page: 50 })).data;
  expect(list.slice(0, 2).map(({ method, ok, place }) => ({ method, ok, place }))).toEqual(
    expect.arrayContaining([
      { method: 'password', ok: false, place: '本机' },
      { method: 'password', ok: true, place: '本机' },
    ]),
  );
});

describe('two-step codes', () => {
  const codeAt = (secret: string) => generate({ secret, epoch: Math.floor(clock / 1000) });

  it('are turned on by a first code, asked for at sign-in, work once, and give way to recovery codes', async () => {
    const { secret } = (await me.call(security.twoStepBegin, { password: demo.password })).data;
    await reference.client.call(login, demo);
    expect((await failureOf(me.call(security.twoStepEnable, { totp: '000000' }))).detail.errors).toHaveProperty('totp');
    const first = await codeAt(secret);
    const codes = (await me.call(security.twoStepEnable, { totp: first })).data.recovery_codes;
    expect(new Set(codes).size).toBe(10);

    expect((await failureOf(reference.client.call(login, demo))).detail.code).toBe(authCode.twoStep);
    const again = await failureOf(reference.client.call(login, { ...demo, totp: first }));
    expect(again.detail.code).toBe(authCode.twoStep);
    clock += 60_000;
    await reference.client.call(login, { ...demo, totp: await codeAt(secret) });
    await reference.client.call(login, { ...demo, totp: codes[0]?.toUpperCase() });
    expect((await failureOf(reference.client.call(login, { ...demo, totp: codes[0] }))).detail.code).toBe(4105);
    expect((await me.call(security.securityOverview, {})).data).toMatchObject({ two_step: true, recovery_left: 9 });

    // A clock that was ahead for a while and is right again.
    clock += 3600_000;
    await reference.client.call(login, { ...demo, totp: await codeAt(secret) });
    clock -= 3600_000 - 60_000;
    const now = await codeAt(secret);
    await reference.client.call(login, { ...demo, totp: now });
    expect((await failureOf(reference.client.call(login, { ...demo, totp: now }))).detail.code).toBe(authCode.twoStep);

    const kept = await reference.services.db.query<{ code_hash: string }>('SELECT code_hash FROM recovery_code');
    expect(JSON.stringify(kept)).not.toContain(codes[1]?.replace('-', ''));
    await me.call(security.twoStepDisable, { password: demo.password, totp: codes[1] ?? '' });
    await reference.client.call(login, demo);
  });

  it('cannot be guessed', async () => {
    await me.call(security.twoStepBegin, { password: demo.password });
    for (let i = 0; i < 10; i++) await failureOf(me.call(security.twoStepEnable, { totp: '123456' }));
    expect((await failureOf(me.call(security.twoStepEnable, { totp: '123456' }))).kind).toBe('tooMany');
  });
});

describe('the mobile number', () => {
  it('changes with a code sent to the new one; the old one is told', async () => {
    const mobile = '13711112222';
    await me.call(smsCodeForMobile, { mobile });
    const sms_code = await lastCode(mobile);
    expect((await failureOf(me.call(updateMobile, { mobile, sms_code: '999999' }))).message).toContain('错误');
    await me.call(updateMobile, { mobile, sms_code });
    expect((await me.call(user, {})).data.mobile).toBe(mobile);
    const [told] = await reference.services.db.query<{ body: string }>(
      `SELECT body FROM outbox WHERE recipient = '13805712046' ORDER BY at DESC LIMIT 1`,
    );
    expect(told?.body).toContain('137****2222');
    const [mailed] = await reference.services.db.query<{ body: string }>(
      `SELECT body FROM outbox WHERE recipient = $1 ORDER BY at DESC LIMIT 1`,
      [demo.email],
    );
    expect(mailed?.body).toContain('137****2222');
  });

  it('of another account is refused only to who proved it, and a code to bind is none to sign in', async () => {
    const mobile = '13958108866';
    await me.call(smsCodeForMobile, { mobile });
    const sms_code = await lastCode(mobile);
    expect((await failureOf(reference.client.call(smsCodeLogin, { mobile, sms_code }))).detail.code).toBe(5000);
    expect((await failureOf(me.call(updateMobile, { mobile, sms_code }))).message).toBe('该手机号已绑定其他账号');
  });

  it('must be one', async () => {
    expect((await failureOf(me.call(smsCodeForMobile, { mobile: '12345' }))).detail.errors).toEqual({
      mobile: ['[手机号]格式无效'],
    });
  });
});

it.each([
  ['12345678', true],
  ['', true],
  ['0123456', false],
  ['1234', false],
  ['12a45', false],
])('the QQ number %j is good: %s', async (qq, good) => {
  const call = me.call(updateQq, { qq });
  if (good) {
    await call;
    expect((await me.call(user, {})).data.qq).toBe(qq);
  } else expect((await failureOf(call)).detail.errors).toHaveProperty('qq');
});

describe('real-name verification', () => {
  it('is asked for on the home page until closed or done, and what the card tells is said at once, and the operator decides', async () => {
    expect((await me.call(realNameNotice, {})).data).toMatchObject({ business_status: true, stage: 0, homePopup: 1 });
    await me.call(realNameClosePopup, { key: 'home' });
    expect((await me.call(realNameNotice, {})).data.homePopup).toBe(0);

    const submit = (id_card: string) => me.call(security.realNameSubmit, { name: '林昭', id_card });
    const stands = async () => (await me.call(security.securityOverview, {})).data.real_name;
    expect((await failureOf(submit('110101199003070000'))).detail.errors).toEqual({
      id_card: ['身份证号校验位不正确'],
    });
    expect((await stands()).stage).toBe(0);
    await submit('11010519491231002x');
    expect((await failureOf(submit('11010519491231002X'))).kind).toBe('code');

    // Nobody but the operator decides, however long it waits.
    clock += 20 * hour;
    for (const job of jobs) await job.run(reference.services);
    expect((await stands()).stage).toBe(2);
    const { account_code } = (await me.call(user, {})).data;
    const [waiting] = (await reference.staff.call(staffRealNames, {})).data.list;
    expect(waiting).toMatchObject({ account_code, name: '林*' });
    const mine = { account_code, by: '客服甲' };
    expect((await reference.staff.call(staffRealName, mine)).data).toMatchObject({
      name: '林昭',
      id_card: '11010519491231002X',
    });
    const settle = (approved: boolean, reason: string) =>
      reference.staff.call(staffRealNameSettle, { ...mine, approved, reason });
    expect((await failureOf(settle(false, ''))).detail.errors).toHaveProperty('reason');
    await settle(false, '姓名与身份证不一致');
    expect(await stands()).toMatchObject({ stage: 3, reason: '姓名与身份证不一致', id_card: '110***********002X' });
    expect((await failureOf(settle(true, ''))).kind).toBe('code');
    await submit('11010519491231002X');
    await settle(true, '');
    expect(await stands()).toMatchObject({ stage: 1, name: '林*', reason: '' });
    const { list } = (await me.call(messages, {})).data;
    expect(list.map(({ title }) => title)).toEqual(expect.arrayContaining(['实名认证未通过', '实名认证已通过']));
  });

  it.each([
    ['11010519491231002X', undefined],
    ['110105194912310021', '校验位'],
    ['110105194913310020', '出生日期'],
    ['110105201502300023', '出生日期'],
    ['110105491231002', undefined],
  ])('finds in %s: %s', (card, problem) => {
    const found = cardProblem(card, Date.parse('2026-01-01'));
    expect(found && inChinese(found)).toEqual(problem && expect.stringContaining(problem));
  });
});
