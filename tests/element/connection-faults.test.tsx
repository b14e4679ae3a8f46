import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPageClient } from '../../src/api/page-client';
import { clock } from '../../src/api/server-time';
import { define, type NetpaneElement } from '../../src/element';
import { connect, type Connection } from '../../src/session/connection';
import { Probe, probeContract } from './probe';

define(probeContract, Probe);

// What is wrong with a connection is said to who wrote it, with the line to write; nothing is asked of another server meanwhile.

const token = () => 't';
const cloud = 'https://cloud.example.com';
let said: ReturnType<typeof vi.spyOn>;
let asked: string[];

beforeEach(() => {
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('netpane.connectionFaults')];
  said = vi.spyOn(console, 'warn').mockReturnValue();
  asked = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).origin);
    return Response.json({ code: 2000, message: '', data: null });
  });
});
afterEach(() => {
  setPageClient({ baseUrl: '' });
  document.body.replaceChildren();
});

const faults: [given: Partial<Connection> | undefined, said: string[]][] = [
  [undefined, ['no baseUrl', `baseUrl: '${cloud}'`]],
  [{ token }, ['no baseUrl', `baseUrl: '${cloud}'`]],
  [{ baseUrl: null as never, token }, ['no baseUrl', `baseUrl: '${cloud}'`]],
  [{ baseUrl: 'cloud.example.com', token }, ['no scheme', `baseUrl: '${cloud}'`]],
  [{ baseUrl: '//cloud.example.com', token }, ['no scheme', `baseUrl: '${cloud}'`]],
  [{ baseUrl: 'localhost:8080', token }, ['no scheme', "baseUrl: 'http://localhost:8080'"]],
  [{ baseUrl: `${cloud}/api/v3`, token }, ['/api/v3/api/v3/', `baseUrl: '${cloud}'`]],
  [{ baseUrl: `${cloud}?a=b`, token }, ['more than an origin', `baseUrl: '${cloud}'`]],
  [{ baseUrl: 'http://cloud.example.com', token }, ['http on a page that is https', `baseUrl: '${cloud}'`]],
  [{ baseUrl: cloud, token: 'npe_a' as never }, ['no function but: string', 'token: async () =>']],
  [{ baseUrl: cloud, token: Promise.resolve('t') as never }, ['no function but: promise', 'token: async () =>']],
  [{ baseUrl: cloud, token: { token: 't' } as never }, ['no function but: object', 'token: async () =>']],
];

/** Tries calls over and over, until what comes late has come. */
async function tryTwice(call: () => Promise<unknown>): Promise<void> {
  await call().catch(() => undefined);
  await call().catch(() => undefined);
  await expect.poll(() => said.mock.calls.length).toBeGreaterThan(0);
}

const onSecurePage = () =>
  vi.stubGlobal('location', { ...location, protocol: 'https:', origin: 'https://portal.example' });

describe('one warning names the fault and the line to write', () => {
  it.each(faults)('of connect(%j)', async (given, words) => {
    onSecurePage();
    const client = connect(given as Connection);
    await tryTwice(() => client.call(clock, {}));
    connect(given as Connection);
    await tryTwice(() => client.token());
    expect(said).toHaveBeenCalledOnce();
    for (const word of words) expect(said).toHaveBeenCalledWith(expect.stringContaining(word));
    const reached = given?.baseUrl?.startsWith('http') ? [new URL(given.baseUrl).origin] : [];
    expect(asked.filter((origin) => !reached.includes(origin))).toEqual([]);
  });

  it.each(faults.slice(1))('of the connection %j of an element', async (given, words) => {
    onSecurePage();
    const element = document.createElement('np-probe') as NetpaneElement;
    element.connection = given as Connection;
    await act(async () => document.body.append(element));
    await expect.poll(() => said.mock.calls.length).toBe(1);
    for (const word of words) expect(said).toHaveBeenCalledWith(expect.stringContaining(word));
  });
});

it('a widget whose connection leads nowhere says so', async () => {
  connect({ token } as never);
  const element = document.createElement('np-probe');
  await act(async () => document.body.append(element));
  const shown = () => element.shadowRoot?.querySelector('[part=refused]')?.textContent;
  await expect.poll(shown).toContain('baseUrl');
  expect(asked).toEqual([]);
});

it.each<Connection>([
  { baseUrl: cloud, token },
  { baseUrl: `${cloud}/` },
  { baseUrl: '', token },
  { baseUrl: '/cloud', token },
  { baseUrl: 'http://localhost:8080', token },
])('%j is right, and nothing is said', async (connection) => {
  onSecurePage();
  await connect(connection).token();
  const faults = await import('../../src/session/connection-fault');
  faults.tellFaults(connection);
  expect(said).not.toHaveBeenCalled();
});
