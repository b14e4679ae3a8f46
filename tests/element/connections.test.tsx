import { act } from '@testing-library/react';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRead } from '../../src/api';
import { contractHeader, endpoint } from '../../src/api/endpoint';
import { define, type NetpaneElement } from '../../src/element';
import { contract } from '../../src/element/contract';
import { NetpaneProvider } from '../../src/element/provider';
import { clientOf } from '../../src/element/shell';
import type { Connection } from '../../src/session/connection';

// Connections of elements as a React page writes them: an object and a function that are new at every rendering.

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const whose = endpoint({
  method: 'GET',
  path: '/api/v3/whose',
  summary: 's',
  data: v.string(),
  scope: 'device:read',
  origin: 'ours',
});

/** Shows whose token its data was read with. */
const Reader = () => <output>{useRead(whose, {}).data}</output>;
const readerContract = contract({
  ...{ tag: 'np-whose', name: 'Whose', family: 'tests', summary: '只供测试', status: 'beta', scopes: ['device:read'] },
  ...{ props: {}, events: {}, parts: {} },
});
define(readerContract, Reader);

let root: Root;
let box: HTMLElement;
let calls: string[];
let said: ReturnType<typeof vi.spyOn>;
/** Every test has a server of its own: what is shared stays shared for as long as the page. */
let server = 0;
const baseUrl = () => `https://${server}.example`;

beforeEach(() => {
  server++;
  calls = [];
  said = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    if (pathname.endsWith('/stream'))
      return new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
    const data = request.headers.get('authorization');
    return Response.json({ code: 2000, message: '', data }, { headers: { [contractHeader]: '3' } });
  });
  box = document.body.appendChild(document.createElement('main'));
  root = createRoot(box);
});
afterEach(() => act(async () => root.unmount()));

/** Draws a page with one element for each connection. */
const draw = (connections: readonly Connection[]) =>
  act(async () => root.render(connections.map((connection, key) => createElement('np-whose', { key, connection }))));
const shown = () =>
  [...box.querySelectorAll<NetpaneElement>('np-whose')].map(
    ({ shadowRoot }) => shadowRoot?.querySelector('output')?.textContent,
  );
const streams = () => calls.filter((path) => path.endsWith('/stream')).length;

describe('a connection that is written anew at each rendering', () => {
  it('is one client, one token and one line for all elements, and its latest function is asked', async () => {
    const getToken = vi.fn(() => ({ token: 'one', expires_in: 600 }));
    const renderings: number[] = [];
    const page = (rendering: number) =>
      draw(
        [1, 2, 3, 4, 5, 6, 7, 8].map(() => ({
          baseUrl: baseUrl(),
          account: 'main',
          token: () => {
            renderings.push(rendering);
            return getToken();
          },
        })),
      );
    await page(1);
    await expect.poll(shown).toEqual(Array(8).fill('Bearer one'));
    await expect.poll(streams).toBe(1);
    await page(2);
    await page(3);
    expect(calls.filter((path) => path === whose.path)).toHaveLength(1);
    expect([getToken.mock.calls.length, streams()]).toEqual([1, 1]);
    await clientOf(box.querySelector<NetpaneElement>('np-whose')!).token(true);
    expect(renderings).toEqual([1, 3]);
  });

  it.each([
    ['without an account tells once how to share', undefined, 1],
    ['with an account tells nothing', 'main', 0],
  ])('%s', async (_, account, times) => {
    const page = () => draw([1, 2].map(() => ({ baseUrl: baseUrl(), ...(account && { account }), token: () => 't' })));
    await page();
    await page();
    await expect.poll(shown).toEqual(['Bearer t', 'Bearer t']);
    await expect.poll(() => said.mock.calls.length).toBe(times);
    if (times) expect(said).toHaveBeenCalledWith(expect.stringContaining("account: 'main'"));
  });

  it('keeps what a provider drew', async () => {
    const token = vi.fn(() => 'one');
    const page = () =>
      act(async () =>
        root.render(
          <NetpaneProvider connection={{ baseUrl: baseUrl(), account: 'a', token: () => token() }}>
            <Reader />
          </NetpaneProvider>,
        ),
      );
    for (let i = 0; i < 3; i++) await page();
    await expect.poll(() => box.querySelector('output')?.textContent).toBe('Bearer one');
    expect([token.mock.calls.length, calls.filter((path) => path === whose.path).length]).toEqual([1, 1]);
  });
});

describe('two accounts of one server', () => {
  it('are apart by their names, whatever is written anew and in whichever order', async () => {
    const of = (account: string): Connection => ({ baseUrl: baseUrl(), account, token: () => account });
    await draw([of('a'), of('b'), of('a')]);
    await expect.poll(shown).toEqual(['Bearer a', 'Bearer b', 'Bearer a']);
    await draw([of('b'), of('a'), of('a')]);
    await expect.poll(shown).toEqual(['Bearer b', 'Bearer a', 'Bearer a']);
  });

  it('without names are apart too, also where their functions read alike', async () => {
    const of = (account: string): Connection => ({ baseUrl: baseUrl(), token: () => account });
    await draw([of('a'), of('b'), of('a')]);
    await expect.poll(shown).toEqual(['Bearer a', 'Bearer b', 'Bearer a']);
    await draw([of('b'), of('a'), of('a')]);
    await expect.poll(shown).toEqual(['Bearer b', 'Bearer a', 'Bearer a']);
  });
});
