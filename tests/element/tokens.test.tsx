import { act, cleanup } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '../../src/api/endpoint';
import { pageClient, setPageClient } from '../../src/api/page-client';
import { connect } from '../../src/session/connection';
import { themeOf } from '../../src/element/theme-watch';
import { define, type ElementOf } from '../../src/element';
import type { Contract } from '../../src/element/contract';
import { Probe, probeContract } from './probe';

define(probeContract, Probe);
define({ ...probeContract, tag: 'np-open-probe', scopes: ['public'] } as Contract, Probe as never);

const call = endpoint({
  method: 'GET',
  path: '/api/v3/story',
  summary: 's',
  data: v.null(),
  scope: 'device:read',
  origin: 'ours',
});
const good = () => Promise.resolve(Response.json({ code: 2000, message: '', data: null }));

beforeEach(() => void vi.stubGlobal('fetch', good));
afterEach(() => {
  setPageClient({ baseUrl: '' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
  document.body.replaceChildren();
});

describe("a page's token", () => {
  it('stays while it is good when it cannot be renewed, which is tried again after a pause', async () => {
    vi.useFakeTimers();
    const token = vi.fn(async () => ({ token: 'one', expires_in: 600 }));
    const client = connect({ baseUrl: 'https://api.example', token });
    await client.call(call, {});
    token.mockRejectedValue(new Error('down'));
    vi.advanceTimersByTime(541_000);
    expect(await client.token()).toBe('one');
    expect(await client.token()).toBe('one');
    expect(token).toHaveBeenCalledTimes(2);
    token.mockResolvedValue({ token: 'two', expires_in: 600 });
    vi.advanceTimersByTime(2_000);
    expect(await client.token()).toBe('two');
  });

  it('is not waited for longer than 30 seconds', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers();
    const client = connect({ baseUrl: 'https://api.example', token: () => new Promise(() => undefined) });
    const failed = expect(client.token()).rejects.toMatchObject({ detail: { body: { fault: 'late' } } });
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
  });

  it.each([
    [null, 'null'],
    [{}, '{  }'],
    [{ error: 'x' }, '{ error }'],
    ['令牌', 'text with characters'],
    [{ token: undefined }, '{ token: undefined }'],
    [{ code: 2000, message: '', data: { token: 'one', expires_in: 600 } }, '{ code, message, data }'],
  ])('that is none is named: %j', async (given, named) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const client = connect({ baseUrl: 'https://api.example', token: () => given as never });
    const error = await client.call(call, {}).catch((cause: Error) => cause);
    expect((error as Error).message).toContain(named);
    expect(said).toHaveBeenCalledWith(expect.stringContaining(named));
  });
});

it.each([
  [
    (): never => {
      throw new TypeError('Failed to fetch');
    },
    'TypeError: Failed to fetch',
  ],
  [async () => JSON.parse('<html>'), 'SyntaxError'],
])('what makes the callback fail is told to the developer: %s', async (token, named) => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  const connection = { baseUrl: 'https://api.example', token: token as never };
  await expect(connect(connection).call(call, {})).rejects.toMatchObject({ kind: 'unauthorized' });
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining(named)));
});

it('an element whose own connection has no callback but a text says that it cannot get a token', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const element = document.createElement('np-probe') as unknown as ElementOf<typeof probeContract>;
  element.connection = { baseUrl: 'https://api.example', token: 'npe_a' as never };
  await act(async () => document.body.append(element));
  const sign = () => element.shadowRoot?.querySelector('[part=refused]')?.textContent;
  await expect.poll(sign).toContain('token 不是函数');
  expect(element.shadowRoot?.querySelector('output')).not.toBeNull();
});

describe('a page that never connected', () => {
  let asked: ReturnType<typeof vi.fn>;
  let said: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    for (const name of ['connection', 'unconnected'])
      delete (globalThis as Record<symbol, unknown>)[Symbol.for(`netpane.${name}`)];
    said = vi.spyOn(console, 'error').mockReturnValue();
    asked = vi.fn(async () => new Response('<html>', { status: 404 }));
    vi.stubGlobal('fetch', asked);
  });
  const missing = ({ shadowRoot }: Element) => shadowRoot?.querySelector('[part=refused]')?.textContent;

  it('asks nobody, says so in each element and names the line that is missing once', async () => {
    const elements = ['np-probe', 'np-probe', 'np-open-probe'].map((tag) => document.createElement(tag));
    await act(async () => document.body.append(...elements));
    await expect
      .poll(() => elements.map(missing))
      .toEqual(elements.map(() => expect.stringContaining('缺少 connect()')));
    await expect(pageClient().serverTime()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(asked).not.toHaveBeenCalled();
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Add: connect({ baseUrl'));
    await act(async () => void connect({ baseUrl: 'https://api.example', token: () => 't' }));
    expect(elements.map(missing)).toEqual(elements.map(() => undefined));
  });

  it('is not told so when it connects while it still loads', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const element = document.createElement('np-probe');
    await act(async () => document.body.append(element));
    const early = pageClient();
    const call_ = expect(early.call(call, {})).rejects.toMatchObject({ kind: 'aborted' });
    await act(async () => void connect({ baseUrl: 'https://api.example', token: () => 't' }));
    dispatchEvent(new Event('load'));
    await call_;
    expect(missing(element)).toBeUndefined();
    expect(said).not.toHaveBeenCalled();
  });
});

it('a call works where signals cannot be joined', async () => {
  vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout.bind(AbortSignal) });
  const client = connect({ baseUrl: 'https://api.example', token: () => 't' });
  const abort = new AbortController();
  expect(await client.call(call, {}, { signal: abort.signal })).toMatchObject({ code: 2000 });
});

describe('an element', () => {
  it('is dark where there are no custom states of this name', async () => {
    const fails = () => {
      throw new SyntaxError('dashes');
    };
    const proto = HTMLElement.prototype as unknown as Record<string, unknown>;
    const before = proto.attachInternals;
    proto.attachInternals = () => ({ states: { add: fails, delete: fails } });
    const element = document.createElement('np-probe');
    const dark = document.createElement('np-probe');
    dark.setAttribute('theme', 'dark');
    await act(async () => document.body.append(element, dark));
    expect([element, dark].map((one) => one.hasAttribute('data-np-dark'))).toEqual([false, true]);
    expect(dark.shadowRoot?.textContent).not.toBe('');
    if (before) proto.attachInternals = before;
    else delete proto.attachInternals;
  });

  it('shares its client and token with those that are given the same connection in another object', async () => {
    const token = vi.fn(async () => ({ token: 'one', expires_in: 600 }));
    const elements = [1, 2, 3].map(() => {
      const element = document.createElement('np-probe') as unknown as ElementOf<typeof probeContract>;
      element.connection = { baseUrl: 'https://api.example', token };
      return element;
    });
    await act(async () => document.body.append(...elements));
    await vi.waitFor(() => expect(token).toHaveBeenCalled());
    expect(token).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['dark', 'BLACK'],
  ['light', 'WHITE'],
  ['auto', 'auto'],
  ['pink', undefined],
])('the theme %s is %s', (word, theme) => expect(themeOf(word)).toBe(theme));
