import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClientContext, createClient, type Client } from '../../../src/api';
import { authCode, qrcodeAnswer, qrcodeScan } from '../../../src/api/contract/auth';
import { UiRoot } from '../../../src/ui/root';
import { Login, type SessionStart } from '../../../widgets/account/login';
import { runQrLogin, type QrState } from '../../../widgets/account/login/login.model';
import { ApiError } from '../../../src/api';
import { captchaAnswer, startReference, type Reference } from '../../server/reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
beforeAll(async () => {
  reference = await startReference({ now: () => clock });
});
afterAll(() => reference.close());
beforeEach(() => {
  clock += 25 * 3600_000;
});
afterEach(cleanup);

/** Answers of a server that we choose ourselves: by the last part of the path. */
type Answers = Record<string, () => Response>;
const json = (body: object, status = 200, headers = {}) => new Response(JSON.stringify(body), { status, headers });

function show(props: Parameters<typeof Login>[0] = {}, answers: Answers = {}) {
  const started: SessionStart[] = [];
  const sent: Request[] = [];
  const client: Client = createClient({
    baseUrl: 'http://netpane.test',
    fetch: async (request) => {
      sent.push(request.clone());
      const answer = answers[new URL(request.url).pathname.split('/').at(-1) ?? ''];
      return answer ? answer() : reference.fetch(request);
    },
  });
  render(
    <ClientContext value={client}>
      <UiRoot>
        <Login {...props} onSessionStart={(detail) => void started.push(detail)} />
      </UiRoot>
    </ClientContext>,
  );
  return { started, sent, user: userEvent.setup() };
}

const account = () => screen.getByLabelText('账号');
const password = () => screen.getByLabelText('密码');
const submit = () => screen.getByRole('button', { name: '登录' });
const fieldOf = (control: HTMLElement) => {
  const id = control.getAttribute('aria-describedby');
  return id ? document.getElementById(id)?.textContent : undefined;
};

async function fillAccount(user: ReturnType<typeof userEvent.setup>, secret = 'Netpane2026') {
  await user.type(account(), 'demo@netpane.cn');
  await user.type(password(), secret);
}

describe('the account tab', () => {
  it('starts a session on Enter, and tells whether to keep it', async () => {
    const { started, user } = show();
    await user.click(screen.getByLabelText('七天内自动登录'));
    await fillAccount(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) as string, remember: true });
  });

  it('is a form that password managers know', () => {
    show();
    expect(document.forms).toHaveLength(1);
    expect(account()).toMatchObject({ name: 'email', autocomplete: 'username' });
    expect(password()).toMatchObject({ name: 'password', autocomplete: 'current-password', type: 'password' });
  });

  it('takes what was filled in without an event', async () => {
    const { started, user } = show();
    await act(async () => undefined);
    (account() as HTMLInputElement).value = 'demo@netpane.cn';
    (password() as HTMLInputElement).value = 'Netpane2026';
    await user.click(submit());
    await waitFor(() => expect(started).toHaveLength(1));
  });

  it('asks for both fields before it asks the server', async () => {
    const { user, sent } = show();
    await user.click(submit());
    expect(fieldOf(account())).toBe('必须填写账号');
    expect(fieldOf(password())).toBe('必须填写密码');
    expect(sent.filter((request) => request.url.endsWith('/login'))).toHaveLength(0);
  });

  it('sends once while a sign-in is under way', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((done) => (release = done));
    const { user, sent } = show();
    await fillAccount(user);
    const original = reference.fetch;
    vi.spyOn(reference, 'fetch').mockImplementation(async (request) => {
      await held;
      return original(request);
    });
    await user.click(submit());
    await user.click(submit());
    await user.keyboard('{Enter}');
    expect(sent.filter((request) => request.url.endsWith('/v3/login'))).toHaveLength(1);
    await act(async () => release());
  });

  it.each([
    { code: 4006, at: '密码' },
    { code: 4003, at: '账号' },
    { code: 4001, at: '账号' },
    { code: 5000, at: '账号' },
    { code: 2005, at: '账号' },
  ])('shows the message of code $code under the field $at', async ({ code, at }) => {
    const { user } = show({}, { login: () => json({ code, message: '服务器这样说', data: null }) });
    await fillAccount(user);
    await user.click(submit());
    await waitFor(() => expect(fieldOf(screen.getByLabelText(at))).toBe('服务器这样说'));
    expect(account()).toHaveProperty('value', 'demo@netpane.cn');
  });

  it.each([
    { status: 500, body: { code: 5001, message: '数据库忙' }, says: '数据库忙' },
    { status: 503, body: {}, says: '请求出错，请重试' },
  ])('keeps what was typed when the server fails with $status', async ({ status, body, says }) => {
    const { user } = show({}, { login: () => json(body, status) });
    await fillAccount(user);
    await user.click(submit());
    expect(await screen.findByText(says)).toBeTruthy();
    expect(password()).toHaveProperty('value', 'Netpane2026');
  });

  it('says for how long there were too many tries', async () => {
    const { user } = show({}, { login: () => json({}, 429, { 'retry-after': '37' }) });
    await fillAccount(user);
    await user.click(submit());
    expect(await screen.findByText('短时间内请求过多，请在 37 秒后重试')).toBeTruthy();
  });

  it('puts what 422 says at its field', async () => {
    const { user } = show({}, { login: () => json({ code: 4022, errors: { email: ['账号太长'] } }, 422) });
    await fillAccount(user);
    await user.click(submit());
    await waitFor(() => expect(fieldOf(account())).toBe('账号太长'));
  });

  it('says that the network is away', async () => {
    const { user } = show(
      {},
      {
        login: () => {
          throw new TypeError('offline');
        },
      },
    );
    await fillAccount(user);
    await user.click(submit());
    expect(await screen.findByText('网络连接已断开，请检查网络后重试')).toBeTruthy();
  });

  it('shows a captcha once the server asks for it, and signs in with it', async () => {
    const { user, started } = show();
    await fillAccount(user, 'wrong-one');
    for (let count = 1; count <= 3; count++) {
      await user.click(submit());
      await waitFor(() => expect(fieldOf(password())).toContain(`${10 - count} 次`));
    }
    const captcha = await screen.findByLabelText('图形验证码');
    expect(captcha).toHaveProperty('value', '');
    await user.clear(password());
    await user.type(password(), 'Netpane2026');
    await user.type(captcha, 'nope');
    await waitFor(() => expect(screen.getByRole('button', { name: '图形验证码，点击更换' }).firstChild).toBeTruthy());
    await user.click(submit());
    await waitFor(() => expect(fieldOf(screen.getByLabelText('图形验证码'))).toContain('不正确'));
    await user.type(screen.getByLabelText('图形验证码'), captchaAnswer);
    await waitFor(() => expect(screen.getByRole('button', { name: '图形验证码，点击更换' }).firstChild).toBeTruthy());
    await user.click(submit());
    await waitFor(() => expect(started).toHaveLength(1));
  });
});

describe('the code tab', () => {
  const open = async (props: Parameters<typeof Login>[0] = { mode: 'code' }, answers: Answers = {}) => {
    const shown = show(props, answers);
    await screen.findByLabelText('图形验证码');
    return shown;
  };
  const fill = async (user: ReturnType<typeof userEvent.setup>, code = '123456', mobile = '13805712046') => {
    await user.type(screen.getByLabelText('手机号'), mobile);
    await user.type(screen.getByLabelText('图形验证码'), captchaAnswer);
    if (code) await user.type(screen.getByLabelText('短信验证码'), code);
  };

  it('sends a code, counts down and signs in', async () => {
    const { user, started } = await open();
    await fill(user, '');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    const resend = await screen.findByRole('button', { name: /^重新发送 \(60s\)$/ });
    expect(resend).toHaveProperty('disabled', true);
    const [row] = await reference.services.db.query<{ body: string }>(
      'SELECT body FROM outbox ORDER BY at DESC LIMIT 1',
    );
    await user.type(screen.getByLabelText('短信验证码'), /\d{6}/.exec(row?.body ?? '')?.[0] ?? '');
    await user.click(submit());
    await waitFor(() => expect(started).toHaveLength(1));
  });

  it('sends nothing before number and captcha are right', async () => {
    const { user, sent } = await open();
    await user.type(screen.getByLabelText('手机号'), '12345678901');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(fieldOf(screen.getByLabelText('手机号'))).toBe('[手机号]格式无效'));
    await user.clear(screen.getByLabelText('手机号'));
    await user.type(screen.getByLabelText('手机号'), '13805712046');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(fieldOf(screen.getByLabelText('图形验证码'))).toBe('必须填写图形验证码'));
    expect(sent.some((request) => request.url.includes('get_sms_code'))).toBe(false);
  });

  it('opens the set-password dialog for code 2005 and registers', async () => {
    const login = () => json({ code: 2005, message: '', data: null });
    const register_for_sms_code = () => json({ code: 4000, message: '', data: null, token: 'fresh' });
    const { user, started, sent } = await open({ mode: 'code' }, { login, register_for_sms_code });
    await fill(user);
    await user.click(submit());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('138 0571 2046 是新手机号，设置密码后即完成注册。')).toBeTruthy();
    await user.type(dialog.getByLabelText('新密码'), 'abcdefg1');
    await user.type(dialog.getByLabelText('确认密码'), 'abcdefg2');
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText('两次输入的密码不一致')).toBeTruthy();
    await user.clear(dialog.getByLabelText('确认密码'));
    await user.type(dialog.getByLabelText('确认密码'), 'abcdefg1');
    await user.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(started).toEqual([{ token: 'fresh', remember: false }]));
    const body = (await sent.at(-1)?.json()) as object;
    expect(body).toMatchObject({ mobile: '13805712046', sms_code: '123456', password: 'abcdefg1' });
  });

  it.each([
    { code: 5000, role: 'toast' },
    { code: 4003, role: 'notice' },
    { code: 4001, role: 'notice' },
  ])('shows code $code as a $role', async ({ code, role }) => {
    const { user } = await open({ mode: 'code' }, { login: () => json({ code, message: '出错了', data: null }) });
    await fill(user);
    await user.click(submit());
    const alert = (await screen.findByText('出错了')).closest('form');
    expect(alert !== null).toBe(role === 'notice');
    expect(screen.getByLabelText('短信验证码')).toHaveProperty('value', '123456');
  });

  it('is all there is behind an experience link, which sends its scene', async () => {
    const login = () => json({ code: 2000, message: '', data: null, token: 'guest' });
    const { user, started, sent } = await open({ scene: 'sdwan_experience', gwid: 'GW-1' }, { login });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: '扫码登录' })).toBeNull();
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(started).toHaveLength(1));
    expect(await sent.at(-1)?.json()).toMatchObject({ scene: 'sdwan_experience', gwid: 'GW-1' });
  });
});

describe('a second step', () => {
  it('is asked for with code 4105 and sent along', async () => {
    const answers = [
      json({ code: authCode.twoStep, message: '请输入两步验证码', data: null }),
      json({ code: authCode.twoStep, message: '两步验证码错误，请重新输入', data: null }),
      json({ code: 2000, message: '', data: null, token: 'second' }),
    ];
    const { user, started, sent } = show({}, { login: () => answers.shift() as Response });
    await fillAccount(user);
    await user.click(submit());
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('动态码或恢复码'), '111111{Enter}');
    expect(await dialog.findByText('两步验证码错误，请重新输入')).toBeTruthy();
    await user.clear(dialog.getByLabelText('动态码或恢复码'));
    await user.type(dialog.getByLabelText('动态码或恢复码'), '222222{Enter}');
    await waitFor(() => expect(started).toEqual([{ token: 'second', remember: false }]));
    expect(await sent.at(-1)?.json()).toMatchObject({ email: 'demo@netpane.cn', totp: '222222' });
  });
});

describe('the QR panel', () => {
  it('signs in once the phone confirmed', async () => {
    const phone = await reference.signIn();
    const { started, sent } = show();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await userEvent
        .setup({ advanceTimers: vi.advanceTimersByTime })
        .click(screen.getByRole('button', { name: '扫码登录' }));
      await screen.findByRole('img', { name: '登录二维码，用手机扫描' });
      const [{ id } = { id: '' }] = await reference.services.db.query<{ id: string }>(
        'SELECT id FROM qr_login ORDER BY created_at DESC LIMIT 1',
      );
      await phone.call(qrcodeScan, { id });
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      expect(await screen.findByText(/^已扫码，请在手机上确认/)).toBeTruthy();
      await phone.call(qrcodeAnswer, { id, confirm: true });
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      await waitFor(() => expect(started).toHaveLength(1));
      expect(started[0]?.remember).toBe(false);
      // Whoever is signed in asks no more.
      const asked = () => sent.filter((request) => request.url.endsWith('check_qrcode_id')).length;
      const before = asked();
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      expect(asked()).toBe(before);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a QR sign-in', () => {
  const refusal = (code: number) => new ApiError('code', '', { status: 200, code });
  const run = async (check: () => Promise<string>, start: () => Promise<string> = async () => 'id') => {
    vi.useFakeTimers();
    const states: QrState[] = [];
    const tokens: string[] = [];
    const why: (string | undefined)[] = [];
    const asked = vi.fn(check);
    const stop = runQrLogin(
      { start, check: asked },
      {
        onId: () => undefined,
        onState: (state, _, said) => {
          if (states.at(-1) !== state) states.push(state);
          why.push(said);
        },
        onToken: (token) => void tokens.push(token),
      },
    );
    await vi.advanceTimersByTimeAsync(0);
    return { states, tokens, why, asked, stop };
  };
  afterEach(() => void vi.useRealTimers());

  it('asks every 3 s, at most 20 times, and has then run out', async () => {
    const { states, asked } = await run(() => Promise.reject(refusal(authCode.qrWaiting)));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(asked).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(asked).toHaveBeenCalledTimes(20);
    expect(states).toEqual(['loading', 'waiting', 'expired']);
  });

  it.each([
    [authCode.qrRefused, 'refused'],
    [authCode.qrExpired, 'expired'],
  ])('ends with code %i as %s', async (code, state) => {
    const { states, asked } = await run(() => Promise.reject(refusal(code)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([states.at(-1), asked.mock.calls.length]).toEqual([state, 1]);
  });

  it('bears a question that fails, and gives the token', async () => {
    const answers = [() => Promise.reject(new ApiError('offline', '', { status: 0 })), () => Promise.resolve('token')];
    const { tokens } = await run(() => (answers.shift() as () => Promise<string>)());
    await vi.advanceTimersByTimeAsync(6_000);
    expect(tokens).toEqual(['token']);
  });

  it('says that no code could be had, and why', async () => {
    const { states, why } = await run(
      () => Promise.resolve(''),
      () => Promise.reject(new ApiError('offline', '没有网络', { status: 0 })),
    );
    expect(states).toEqual(['loading', 'failed']);
    expect(why.at(-1)).toBe('没有网络');
  });

  it('asks nothing any more once it was stopped', async () => {
    const { asked, stop } = await run(() => Promise.reject(refusal(authCode.qrWaiting)));
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
