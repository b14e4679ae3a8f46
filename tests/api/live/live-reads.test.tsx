import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ClientContext, createClient, useLive, useRead, type Client } from '../../../src/api';
import { alarms } from '../../../src/api/contract/alarm';
import { gateways } from '../../../src/api/contract/device';
import { complex } from '../../../src/api/contract/stats';
import { access } from '../../../host/server/access';
import { publish } from '../../../host/server/kit/stream/publish';
import { hubOf } from '../../../host/server/kit/stream/hub';
import { startReference, type Reference } from '../../server/reference';

let reference: Reference;
let token: string;

beforeAll(async () => {
  reference = await startReference({
    authenticate: async (bearer, services, request) =>
      bearer.startsWith('embed.')
        ? { accountId: 'acc_demo', scopes: bearer.slice(6).split('.') }
        : access.authenticate(bearer, services, request),
  });
  token = (await (await reference.signIn()).token())!;
});
afterEach(cleanup);
afterAll(() => reference.close());

/** A client that notes the paths it asks for. */
function noting(bearer: string, before?: (path: string) => Promise<unknown>): { client: Client; asked: string[] } {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'http://netpane.test',
    token: () => bearer,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      await before?.(pathname);
      return reference.fetch(request);
    },
  });
  return { client, asked };
}

const count = (asked: readonly string[], path: string) => asked.filter((one) => one === path).length;
const lines = () => hubOf(reference.services.db).count('acc_demo');

async function tell(kind: 'alarm.raised' | 'gateway.changed' | 'counts', payload: object) {
  const { db } = reference.services;
  await publish(db, Date.now(), [{ accountId: 'acc_demo', kind, payload }]);
  await act(() => hubOf(db).poll());
}

const every = 60_000;
const Alarms = () => <p>{useRead(alarms, { per_page: 5 }, { every }).data?.list[0]?.content}</p>;
const Gateways = () => <p>{useRead(gateways, { per_page: 2 }, { every }).data?.total}</p>;
const Summary = () => <p>{useRead(complex, {}, { every }).live ? '实时' : '轮询'}</p>;

describe('reads that follow events', () => {
  it('share one stream, twelve widgets of them, and ask again only for what an event touches', async () => {
    const { client, asked } = noting(token);
    render(
      <ClientContext value={client}>
        {Array.from({ length: 4 }, (_, i) => (
          <div key={i}>
            <Alarms />
            <Gateways />
            <Summary />
          </div>
        ))}
      </ClientContext>,
    );
    await waitFor(() => expect(screen.getAllByText('实时')).toHaveLength(4));
    expect(count(asked, '/api/v3/stream')).toBe(1);
    expect(count(asked, '/api/v3/alarm/list')).toBe(1);
    await tell('alarm.raised', { gwid: 'x' });
    await waitFor(() => expect(count(asked, '/api/v3/alarm/list')).toBe(2));
    await waitFor(() => expect(count(asked, '/api/v3/user_stat/complex')).toBe(2));
    const before = count(asked, '/api/v3/device/gateways');
    await tell('gateway.changed', { gateways: [{ gwid: 'not in the list' }] });
    await tell('alarm.raised', { gwid: 'x' });
    expect(count(asked, '/api/v3/device/gateways')).toBe(before);
    expect(count(asked, '/api/v3/stream')).toBe(1);
  });

  it('show what a gateway reports without asking again', async () => {
    const { client, asked } = noting(token);
    const First = () => {
      const row = useRead(gateways, { per_page: 2, status: 'online' }, { every }).data?.list[0];
      return <p data-gwid={row?.gwid}>{row?.clients}</p>;
    };
    render(
      <ClientContext value={client}>
        <First />
        <Summary />
      </ClientContext>,
    );
    await screen.findByText('实时');
    const shown = await screen.findByText(/^\d+$/);
    const said = { gwid: shown.dataset.gwid, status: 'online', clients: 4321, last_seen: new Date().toISOString() };
    await tell('gateway.changed', { gateways: [said] });
    await waitFor(() => expect(shown.textContent).toBe('4321'));
    expect(count(asked, '/api/v3/device/gateways')).toBe(1);
  });

  it('ask again when something happened between their answer and the opening of the stream', async () => {
    const { db } = reference.services;
    const { client, asked } = noting(token, async (path) => {
      if (path !== '/api/v3/stream') return;
      await screen.findByText(/./);
      await publish(db, Date.now(), [{ accountId: 'acc_demo', kind: 'alarm.raised', payload: { gwid: 'x' } }]);
      // Whoever listens from now on is not told.
      await hubOf(db).poll();
    });
    render(
      <ClientContext value={client}>
        <Alarms />
      </ClientContext>,
    );
    await waitFor(() => expect(count(asked, '/api/v3/alarm/list')).toBe(2));
  });

  it('hear in an embed only what its token holds', async () => {
    const { client } = noting('embed.alarm:read');
    const before = lines();
    const heard: string[] = [];
    const Listener = () => {
      const kinds = useMemo(() => ['counts', 'alarm.raised'] as const, []);
      useLive(kinds, ({ kind }) => heard.push(kind));
      return null;
    };
    render(
      <ClientContext value={client}>
        <Listener />
      </ClientContext>,
    );
    await expect.poll(lines).toBe(before + 1);
    await tell('counts', {});
    await tell('alarm.raised', { gwid: 'x' });
    await waitFor(() => expect(new Set(heard)).toEqual(new Set(['alarm.raised'])));
  });

  it('go on polling over a server without a stream', async () => {
    const client = createClient({
      baseUrl: 'http://netpane.test',
      fetch: async (request) =>
        request.url.includes('stream')
          ? Response.json({ code: 4004, message: '' }, { status: 404 })
          : Response.json({ code: 2000, message: '', data: {} }),
    });
    render(
      <ClientContext value={client}>
        <Summary />
      </ClientContext>,
    );
    expect(await screen.findByText('轮询')).toBeTruthy();
  });
});
