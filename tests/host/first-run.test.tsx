import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fingerprint } from '../../host/server/kit/secrets';
import { HomePage } from '../../host/pages/home';
import { ClientContext, type Client } from '../../src/api';
import { bind, gateways } from '../../src/api/contract/device';
import { user } from '../../src/api/contract/user';
import { PlaceContext } from '../../src/session/place';
import { session } from '../../src/session/session';
import { UiRoot } from '../../src/ui/root';
import { answers, shown } from '../widgets/overview/answers';
import { Over, type Asked } from '../widgets/overview/server';
import { startReference, type Reference } from '../server/reference';
import { inNewWindow } from '../widgets/devices/shown';

// A whole page on the whole server.
vi.setConfig({ testTimeout: 30_000 });

let reference: Reference;
let fresh: Client;
/** A router that nobody has bound. */
let gwid: string;

beforeAll(async () => {
  reference = await startReference();
  const { db } = reference.services;
  fresh = await reference.signIn('agent@netpane.cn');
  await db.query(`DELETE FROM device WHERE account_id = 'acc_agent'`);
  const [spare] = await db.query<{ gwid: string }>(
    'UPDATE device_identity SET key_hash = $1 WHERE gwid = (SELECT gwid FROM device_identity WHERE account_id IS NULL LIMIT 1) RETURNING gwid',
    [fingerprint('key-on-the-label')],
  );
  gwid = spare!.gwid;
  session.user = (await fresh.call(user, {})).data as never;
});
afterAll(async () => {
  session.user = undefined;
  await reference.close();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const page = (client: Client) =>
  render(
    <ClientContext value={inNewWindow(client)}>
      <PlaceContext
        value={{
          href: ({ name, params }) => `/${[name, ...Object.values(params ?? {})].join('/')}`,
          go: () => undefined,
          query: {},
          setQuery: () => undefined,
        }}
      >
        <UiRoot>
          <HomePage />
        </UiRoot>
      </PlaceContext>
    </ClientContext>,
  );
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the overview of an account without a device', () => {
  it('leads to a first router: what is wrong stands at its field, each step opens by itself', async () => {
    page(fresh);
    expect(await screen.findByRole('heading', { name: '把第一台网关接到云上' })).toBeTruthy();
    expect(await screen.findByText(session.user!.account_code)).toBeTruthy();
    expect(screen.getAllByText('等待第 1 步')).toHaveLength(2);
    expect(screen.queryByText('在线用户')).toBeNull();
    expect(screen.queryByRole('link', { name: '告警通知' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '绑定' }));
    await waitFor(() => expect(screen.getByLabelText(/^GWID/).getAttribute('aria-invalid')).toBe('true'));
    fill(/^GWID/, gwid);
    fill(/^绑定密钥/, 'key-on-the-label');
    fireEvent.click(screen.getByRole('button', { name: '绑定' }));
    expect(await screen.findByText(/已归入账号$/)).toBeTruthy();
    fill(/^备注名称/, '静安店');
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('静安店 已归入账号')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '告警通知' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '访客 Wi-Fi' }).getAttribute('href')).toBe(`/auth_index/${gwid}`);
    expect((await fresh.call(gateways, {})).data.list).toMatchObject([{ gwid, remark: '静安店' }]);
    fireEvent.click(screen.getByRole('button', { name: '进入概览' }));
    await waitFor(() => expect(screen.queryByText('选一件事先做')).toBeNull());
    cleanup();
    page(fresh);
    expect(await screen.findByRole('button', { name: '打印' })).toBeTruthy();
    expect(screen.queryByText('把第一台网关接到云上')).toBeNull();
  });

  it('moves on when the router bound itself by the code', async () => {
    const { db } = reference.services;
    await db.query(`DELETE FROM device WHERE account_id = 'acc_agent'`);
    await db.query('UPDATE device_identity SET account_id = NULL WHERE gwid = $1', [gwid]);
    page(fresh);
    expect(await screen.findByText('正在等待网关')).toBeTruthy();
    // Somebody else does it: here it is only heard of.
    await fresh.call(bind, { gwid, key: 'key-on-the-label' });
    expect(await screen.findByText(/已归入账号$/)).toBeTruthy();
    expect(screen.getByText(/^等待设备上线/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '其余以后再做，进入概览' }));
    await waitFor(() => expect(screen.queryByText(/已归入账号$/)).toBeNull());
  });
});

describe('pop-ups of the overview', () => {
  const path = '/api/v3/user_stat/complex';
  const asked: Asked[] = [];
  const popups = () => asked.filter((one) => one.path === '/api/v3/real_name_auth/notice');

  it('wait for the first device', async () => {
    const none = { router_number: 0, ap_number: 0, switch_number: 0 };
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(
      <Over answers={{ ...answers, [path]: { ...answers[path], ...none } }} asked={asked}>
        <HomePage />
      </Over>,
    );
    expect(await screen.findByRole('heading', { name: '把第一台网关接到云上' })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(popups()).toEqual([]);
    cleanup();
    render(
      <Over answers={answers} asked={asked}>
        <HomePage />
      </Over>,
    );
    expect(await screen.findByText(shown[path]!)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(popups().length).toBeGreaterThan(0));
    vi.useRealTimers();
  });
});
