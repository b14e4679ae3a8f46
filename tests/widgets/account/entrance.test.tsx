import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '@testing-library/react';
import type { Client } from '../../../src/api';
import { auth } from '../../../src/api/contract';
import { noSms } from '../../../host/server/kit/outbox/missing';
import { PasswordForgot } from '../../../widgets/account/password-forgot';
import { PasswordReset } from '../../../widgets/account/password-reset';
import { QrConfirm } from '../../../widgets/account/qr-confirm';
import { Register, type RegisterSession } from '../../../widgets/account/register';
import { captchaAnswer, startReference, type Reference } from '../../server/reference';
import { field, json, lastCode, objects, show } from './shown';

let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let me: Client;
beforeAll(async () => {
  reference = await startReference({ now: () => clock, fleets: [] });
});
afterAll(() => reference.close());
beforeEach(async () => {
  clock += 25 * 3600_000;
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('registering', () => {
  const open = async (answers = {}) => {
    const started: RegisterSession[] = [];
    const shown = await show(<Register onSessionStart={(detail) => void started.push(detail)} />, reference, {
      answers,
    });
    await screen.findByLabelText('图形验证码');
    return { ...shown, started };
  };
  const fill = async (user: Awaited<ReturnType<typeof show>>['user'], mobile: string) => {
    await user.type(field('手机号'), mobile);
    await user.type(field('图形验证码'), captchaAnswer);
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByRole('button', { name: '重新发送 (60s)' });
    await user.type(field('设置密码'), 'newcomer1');
    await user.type(field('确认密码'), 'newcomer1');
  };
  const submit = () => screen.getByRole('button', { name: '注册并登录' });

  it('takes number, code, password and consent, and signs in', async () => {
    const { user, started } = await open();
    await fill(user, '13700009001');
    await user.type(field('短信验证码'), await lastCode(reference, '13700009001'));
    await user.click(submit());
    expect(await screen.findByText('请先阅读并同意用户协议与隐私政策')).toBeTruthy();
    await user.click(screen.getByRole('checkbox'));
    await user.click(submit());
    await waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) as string, remember: false });
  });

  it('by mail sends a link, by which a password is chosen', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '改用邮箱注册' }));
    await user.type(await screen.findByLabelText('邮箱'), 'newcomer@example');
    await user.type(await screen.findByLabelText('图形验证码'), captchaAnswer);
    await user.click(screen.getByRole('button', { name: '发送注册链接' }));
    await objects('邮箱', '[邮箱]格式无效');
    await user.type(field('邮箱'), '.com');
    await user.click(screen.getByRole('button', { name: '发送注册链接' }));
    expect(await screen.findByText('请先阅读并同意用户协议与隐私政策')).toBeTruthy();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '发送注册链接' }));
    expect(await screen.findByText('注册链接已发送')).toBeTruthy();
    expect(screen.getByText(/newcomer@example\.com/)).toBeTruthy();
    const mailed = async () => {
      const [row] = await reference.services.db.query<{ body: string }>(
        `SELECT body FROM outbox WHERE recipient = 'newcomer@example.com'`,
      );
      return /password_reset\/([\w-]+)/.exec(row?.body ?? '')?.[1] ?? '';
    };
    await expect.poll(mailed).toBeTruthy();
    cleanup();
    const { user: later } = await show(<PasswordReset token={await mailed()} />, reference);
    expect(await screen.findByText(/完成注册/)).toBeTruthy();
    await later.type(field('新密码'), 'newcomer1');
    await later.type(field('确认密码'), 'newcomer1');
    await later.click(screen.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('注册完成')).toBeTruthy();
  });

  it('says at the code that there is no service for messages', async () => {
    const { sms } = reference.services;
    reference.services.sms = noSms;
    const { user } = await open();
    await user.type(field('手机号'), '13700009009');
    await user.type(field('图形验证码'), captchaAnswer);
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await objects('短信验证码', '未配置短信服务');
    reference.services.sms = sms;
  });

  it('notifies a wrong code and keeps everything', async () => {
    const { user, started } = await open();
    await fill(user, '13700009002');
    const right = await lastCode(reference, '13700009002');
    await user.type(field('短信验证码'), right === '000000' ? '000001' : '000000');
    await user.click(screen.getByRole('checkbox'));
    await user.click(submit());
    expect((await screen.findByText(/短信验证码错误或已失效/)).closest('[role=alert]')).toBeTruthy();
    expect(field('设置密码')).toHaveProperty('value', 'newcomer1');
    expect(started).toEqual([]);
  });

  it.each([
    [2000, '', true],
    [4000, '', true],
    [5000, '', true],
    [4001, '号码不可用', false],
    [5001, '该手机号已注册，请直接登录', false],
    [2005, '请稍后', false],
  ])('takes code %s as the answer to a registration', async (code, message, success) => {
    const { user, started } = await open({
      '/register_for_sms_code': () => json({ code, message, data: null, ...(success && { token: 'fresh' }) }),
    });
    await fill(user, `137000093${String(code).slice(0, 2)}`);
    await user.type(field('短信验证码'), '123456');
    await user.click(screen.getByRole('checkbox'));
    await user.click(submit());
    if (success) return waitFor(() => expect(started).toEqual([{ token: 'fresh', remember: false }]));
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
    expect(started).toEqual([]);
  });

  it('is not signed in by a success without a token', async () => {
    const { user, started } = await open({
      '/register_for_sms_code': () => json({ code: 5000, message: '验证码错误', data: null }),
    });
    await fill(user, '13700009400');
    await user.type(field('短信验证码'), '123456');
    await user.click(screen.getByRole('checkbox'));
    await user.click(submit());
    expect(await screen.findByText('验证码错误')).toBeTruthy();
    expect(started).toEqual([]);
  });

  it('tells the limit of five messages a day', async () => {
    for (let count = 0; count < 5; count++) {
      clock += 61_000;
      const { data } = await reference.client.call(auth.captchaGenerate, {});
      const captcha = { captcha: captchaAnswer, captchaCacheKey: data!.cache_key };
      await reference.client.call(auth.getSmsCode, { mobile: '13700009500', ...captcha });
    }
    clock += 61_000;
    const { user } = await open();
    await user.type(field('手机号'), '13700009500');
    await user.type(field('图形验证码'), captchaAnswer);
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText(/24 小时内已发送 5 条短信/)).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  it.each(['demo@netpane.cn', 'nobody@netpane.cn'])('is answered alike for %s', async (name) => {
    const { user } = await show(<PasswordForgot />, reference);
    await user.type(field('账号'), name);
    await user.type(await screen.findByLabelText('图形验证码'), captchaAnswer);
    await user.click(screen.getByRole('button', { name: '发送重置链接' }));
    expect(await screen.findByText('重置链接已发送')).toBeTruthy();
    expect(
      screen.getByText(`如果 ${name} 是已注册的账号，几分钟内会收到重置链接，30 分钟内有效，仅限使用一次。`),
    ).toBeTruthy();
  });
});

describe('a reset link', () => {
  const link = async () => {
    const { data } = await reference.client.call(auth.captchaGenerate, {});
    const captcha = { captcha: captchaAnswer, captchaCacheKey: data!.cache_key };
    await reference.client.call(auth.passwordForgot, { account: 'demo@netpane.cn', ...captcha });
    return waitFor(async () => {
      const [row] = await reference.services.db.query<{ body: string }>(
        `SELECT body FROM outbox WHERE kind = 'mail' AND at >= $1 ORDER BY at DESC LIMIT 1`,
        [new Date(clock)],
      );
      return /password_reset\/([\w-]+)/.exec(row?.body ?? '')![1]!;
    });
  };

  it('sets a new password once', async () => {
    const token = await link();
    const done = vi.fn();
    const { user } = await show(<PasswordReset token={token} onPasswordReset={done} />, reference);
    expect(await screen.findByText('为 d****@netpane.cn 设置新密码。')).toBeTruthy();
    await user.type(field('新密码'), 'Netpane2026');
    await user.type(field('确认密码'), 'Netpane2025');
    await user.click(screen.getByRole('button', { name: '确定' }));
    await objects('确认密码', '两次输入的密码不一致');
    await user.clear(field('确认密码'));
    await user.type(field('确认密码'), 'Netpane2026');
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('密码已重置')).toBeTruthy();
    expect(done).toHaveBeenCalledOnce();
    cleanup();
    await show(<PasswordReset token={token} />, reference);
    expect(await screen.findByText('链接已失效')).toBeTruthy();
  });

  it('that runs out while the form is open says so', async () => {
    const token = await link();
    const { user } = await show(<PasswordReset token={token} />, reference);
    await user.type(await screen.findByLabelText('新密码'), 'Netpane2026');
    await user.type(field('确认密码'), 'Netpane2026');
    clock += 30 * 60_000;
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('链接已失效')).toBeTruthy();
    expect(screen.getByRole('link', { name: '重新申请' })).toBeTruthy();
  });
});

describe('confirming a QR sign-in on the phone', () => {
  beforeEach(async () => {
    me = await reference.signIn();
  });
  const start = async () => (await reference.client.call(auth.getQrcodeId, {})).data;

  it.each([
    ['确认登录', '已确认登录', 2000],
    ['拒绝', '已拒绝登录', auth.authCode.qrRefused],
  ])('%s', async (button, words, code) => {
    const id = await start();
    const { user } = await show(<QrConfirm qrId={id} />, reference, { as: me });
    expect(await screen.findByText('请求时间')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeTruthy();
    const asked = await reference.client.call(auth.checkQrcodeId, { qruuid: id }).catch((error: unknown) => error);
    expect(asked).toMatchObject(code === 2000 ? { code } : { detail: { code } });
  });

  it('counts down and ends with the minute', async () => {
    const id = await start();
    clock += 50_000;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await show(<QrConfirm qrId={id} />, reference, { as: me });
    expect(await screen.findByText('10 秒')).toBeTruthy();
    for (let second = 0; second < 11; second++) await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(await screen.findByText('二维码已失效')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '确认登录' })).toBeNull();
  });

  it('says of an unknown one that it has run out', async () => {
    await show(<QrConfirm qrId="nothing" />, reference, { as: me });
    expect(await screen.findByText('二维码已失效')).toBeTruthy();
  });
});
