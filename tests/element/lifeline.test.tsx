import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { define } from '../../src/element';
import { contract } from '../../src/element/contract';
import { NetpaneProvider } from '../../src/element/provider';
import type { Scope } from '../../src/api';
import type { NetpaneElement } from '../../src/element/types';
import { connect } from '../../src/session/connection';

// A widget that reads nothing any more still learns that its token was taken back. The clock is the test's.

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const widget = (tag: `np-${string}`, scopes: readonly Scope[]) =>
  define(
    contract({
      tag,
      name: 'Still',
      family: 'tests',
      summary: '',
      status: 'beta',
      scopes,
      props: {},
      events: {},
      parts: {},
    }),
    () => <p>what was read before</p>,
  );
widget('np-still', ['device:read']);
widget('np-open', ['public']);

let asked: string[];
let line: ReadableStreamDefaultController<Uint8Array> | undefined;
let answer: () => Response;

const opened = () =>
  new Response(new ReadableStream({ start: (controller) => void (line = controller) }), {
    headers: { 'content-type': 'text/event-stream' },
  });
const revoked = () => Response.json({ code: 4012, message: '访问凭证已被撤销' }, { status: 401 });
const broken = () => new Response('', { status: 502 });

const connection = { baseUrl: 'https://cloud.example.com', token: () => 'npe_1' };
const pass = (ms: number) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });
const sign = (element: Element) => element.shadowRoot?.querySelector('[part=refused]')?.getAttribute('data-reason');

async function show(tag: string, own = true) {
  const element = document.createElement(tag) as NetpaneElement;
  if (own) element.connection = connection;
  const heard: string[] = [];
  element.addEventListener('np-unauthorized', (event) => heard.push((event as CustomEvent).detail.reason));
  await act(async () => document.body.append(element));
  await pass(1_000);
  return { element, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = opened;
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return answer();
  });
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  await pass(10_000);
  vi.useRealTimers();
});

describe('a widget that reads nothing', () => {
  it('says within a minute that its token was revoked, and the page hears why', async () => {
    const { element, heard } = await show('np-still');
    expect([asked, sign(element)]).toEqual([['/api/v3/stream'], undefined]);
    answer = revoked;
    await act(async () => line?.close());
    await pass(45_000);
    expect([sign(element), heard]).toEqual(['revoked', ['revoked']]);
  });

  it('says so where no line holds, as behind a proxy that cuts them', async () => {
    answer = broken;
    const { element, heard } = await show('np-still');
    await pass(600_000);
    expect(sign(element)).toBeUndefined();
    answer = revoked;
    await pass(60_000);
    expect([sign(element), heard]).toEqual(['revoked', ['revoked']]);
  });

  it('opens no line where it needs no token', async () => {
    await show('np-open');
    await pass(60_000);
    expect(asked).toEqual([]);
  });

  it('shares the one line with every other of the page', async () => {
    connect(connection);
    await show('np-still', false);
    await show('np-still', false);
    expect(asked).toEqual(['/api/v3/stream']);
  });
});

it('React components learn it through their provider', async () => {
  const onUnauthorized = vi.fn();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <NetpaneProvider connection={connection} onUnauthorized={onUnauthorized}>
        <p>what was read before</p>
      </NetpaneProvider>,
    ),
  );
  await pass(1_000);
  answer = revoked;
  await act(async () => line?.close());
  await pass(45_000);
  expect(onUnauthorized).toHaveBeenCalledWith(expect.objectContaining({ reason: 'revoked' }));
  await act(async () => root.unmount());
});
