import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, askedSince, fetchOnce } from '../../src/session/early';

const origin = 'http://cloud.test';
const asked: string[] = [];
let answer: (path: string) => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 });
  asked.length = 0;
  answer = async (path) => new Response(`${path} ${asked.length}`);
  vi.stubGlobal('location', new URL(`${origin}/networks`));
  vi.stubGlobal('fetch', (request: string | Request) => {
    if (typeof request !== 'string' && request.signal.aborted) return Promise.reject(request.signal.reason as Error);
    const path = typeof request === 'string' ? request : request.url.slice(origin.length);
    asked.push(path);
    return answer(path);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const of = (path: string, { token = 'mine', ...init }: RequestInit & { token?: string } = {}) =>
  fetchOnce(new Request(origin + path, { headers: { authorization: `Bearer ${token}` }, ...init }));
const text = async (response: Promise<Response>) => (await response).text();

describe('answers asked for early', () => {
  it('are given to the first who asks, once', async () => {
    askEarly('mine', ['/api/v3/user', '/api/list?page=1']);
    expect(asked).toEqual(['/api/v3/user', '/api/list?page=1']);
    expect(await text(of('/api/v3/user'))).toMatch(/^\/api\/v3\/user /);
    expect(await text(of('/api/list?page=1'))).toMatch(/^\/api\/list\?page=1 /);
    expect(asked).toHaveLength(2);
    expect(await text(of('/api/v3/user'))).toBe('/api/v3/user 3');
  });

  it('may be of a call that posts nothing', async () => {
    askEarly('mine', ['/api/v3/user_stat/complex {}']);
    expect(asked).toEqual(['/api/v3/user_stat/complex']);
    await of('/api/v3/user_stat/complex');
    expect(asked).toHaveLength(2);
    expect(await text(of('/api/v3/user_stat/complex', { method: 'POST', body: '{}' }))).toMatch(/complex 1$/);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['another token', '/api/v3/user', { token: 'other' }],
    ['another page of the list', '/api/v3/user?page=2', {}],
    ['a write', '/api/v3/user', { method: 'POST' }],
  ])('are nothing for %s', async (_, path, init) => {
    askEarly('mine', ['/api/v3/user']);
    await of(path, init);
    expect(asked).toHaveLength(2);
  });

  it('are old after a while', async () => {
    askEarly('mine', ['/api/v3/user']);
    expect(askedSince()).toBe(0);
    vi.advanceTimersByTime(10_001);
    expect(askedSince()).toBeGreaterThan(10_000);
    await of('/api/v3/user');
    expect(asked).toHaveLength(2);
  });

  it('that did not come are asked for again; who gives up waits no longer', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    askEarly('mine', ['/api/v3/user']);
    answer = async () => new Response('now');
    expect(await text(of('/api/v3/user'))).toBe('now');
    answer = () => new Promise(() => undefined);
    askEarly('mine', ['/api/v3/user']);
    const stop = new AbortController();
    const waiting = of('/api/v3/user', { signal: stop.signal });
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveLength(3);
  });
});
