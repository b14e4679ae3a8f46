import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageClient } from '../../src/api';
import type { User } from '../../src/api/contract/user';
import {
  clearSession,
  enterAs,
  openSession,
  readProfile,
  session,
  setExperience,
  signIn,
  signOut,
  writeProfile,
} from '../../src/session';

const user: User = {
  email: 'demo@netpane.cn',
  mobile: '13800000000',
  qq: '',
  account_code: 'A1',
  created_at: '2026-01-01T00:00:00Z',
  messages: [],
  network_status: true,
  is_agent: false,
  local_sdwan: false,
  personalization: { theme: 'BLACK', home_section: 'DNS', table_column: { devices: ['name'] } },
  home_middle: null,
  home_banners: [],
  customer: 'free',
};

const cookies = () => vi.spyOn(document, 'cookie', 'set');
let written: ReturnType<typeof cookies>;

beforeEach(() => {
  written = cookies();
});

afterEach(() => {
  clearSession();
  sessionStorage.clear();
});

const expiry = (name: string) => {
  const line = written.mock.calls.flat().findLast((one) => one.startsWith(`${name}=`)) ?? '';
  const expires = /expires=([^;]+)/i.exec(line)?.[1];
  return { line, days: expires ? Math.round((Date.parse(expires) - Date.now()) / 86_400_000) : undefined };
};

describe('a session', () => {
  it('lasts seven days with auto-login', () => {
    signIn('t1', true);
    expect(session.token).toBe('t1');
    expect(expiry('np_token').days).toBe(7);
    expect(expiry('np_token').line).toMatch(/samesite=strict/i);
  });

  it('lasts until the browser closes without it', () => {
    signIn('t2', false);
    expect(expiry('np_token').days).toBeUndefined();
  });

  it('keeps the profile values 30 days and forgets them at the end', () => {
    signIn('t3', false);
    writeProfile({ money: '38642', coupons: '2' });
    expect(expiry('np_money').days).toBe(30);
    expect(readProfile()).toEqual({ money: '38642', coupons: '2' });
    clearSession();
    expect(readProfile()).toEqual({});
  });

  it('gives every token a connection of its own', async () => {
    signIn('t4', false);
    const first = pageClient();
    expect(await first.token()).toBe('t4');
    signIn('t5', false);
    expect(pageClient().id).not.toBe(first.id);
    expect(await pageClient().token()).toBe('t5');
    expect(await pageClient().token(true)).toBeUndefined();
  });

  it('applies what the account chose, for this browser session', () => {
    signIn('t6', false);
    enterAs(user);
    expect(session).toMatchObject({ theme: 'BLACK', homeSection: 'DNS', columns: { devices: ['name'] } });
    expect(document.documentElement.dataset.npTheme).toBe('BLACK');
    expect(sessionStorage.getItem('np.theme')).toBe('BLACK');
    setExperience();
    expect(session.flags.experience).toBe(true);
    expect(sessionStorage.getItem('np.sdwan_experience')).toBe('1');
  });

  it('tells the server when it ends, and ends even if the server does not answer', async () => {
    signIn('t7', false);
    const asked = vi.fn(async (_: Request) => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('fetch', asked);
    const leave = vi.fn(() => expect(session.token).toBeUndefined());
    await signOut(leave);
    expect(new URL(asked.mock.calls[0]![0].url).pathname).toBe('/api/v3/logout');
    expect(asked.mock.calls[0]![0].headers.get('authorization')).toBe('Bearer t7');
    expect(leave).toHaveBeenCalledOnce();
    expect(session.user).toBeUndefined();
  });

  it('ends when another tab ended it', () => {
    signIn('t8', false);
    const close = openSession(undefined);
    document.cookie = 'np_token=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(session.token).toBeUndefined();
    close();
  });

  it('ends when the server refuses its token, but not for an answer to an older one', async () => {
    signIn('t9', false);
    const old = pageClient();
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
    signIn('t10', false);
    const call = { method: 'GET', path: '/api/v3/x', summary: '', scope: 'account', origin: 'ours' } as const;
    await expect(old.call(call, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(session.token).toBe('t10');
    await expect(pageClient().call(call, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(session.token).toBeUndefined();
  });
});
