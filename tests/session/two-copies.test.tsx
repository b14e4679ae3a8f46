import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as oneApi from '../../src/api';
import { alarms } from '../../src/api/contract/alarm';
import { linkOf } from '../../src/api/live/link';
import * as oneConnection from '../../src/session/connection';
import * as oneWords from '../../src/text/words';
import * as oneTheme from '../../src/theme/applied';
import * as oneLayers from '../../src/ui/layer/stack';

// The package's elements and its React components are two copies of the library: a page that uses both is one page.

const words = oneWords.words('two-copies', { hello: '你好' });
let other: {
  api: typeof oneApi;
  connection: typeof oneConnection;
  linkOf: typeof linkOf;
  words: typeof oneWords;
  theme: typeof oneTheme;
  layers: typeof oneLayers;
};
beforeAll(async () => {
  vi.resetModules();
  other = {
    api: await import('../../src/api'),
    connection: await import('../../src/session/connection'),
    linkOf: (await import('../../src/api/live/link')).linkOf,
    words: await import('../../src/text/words'),
    theme: await import('../../src/theme/applied'),
    layers: await import('../../src/ui/layer/stack'),
  };
  expect(other.api.createClient).not.toBe(oneApi.createClient);
});
afterEach(cleanup);
afterAll(() => oneWords.speak('zh-CN'));

/** As a server that checked its answer itself. */
const named = { headers: { 'netpane-contract': '1' } };
const refused = () => Promise.resolve(Response.json({ code: 4011, message: '' }, { status: 401 }));

it('what one connects is the connection of the other, with its console, its line and its refusals', async () => {
  vi.stubGlobal('fetch', refused);
  oneConnection.connect({
    baseUrl: 'https://cloud.example',
    consoleUrl: 'https://console.example',
    token: () => 'npe_1',
  });
  const client = other.api.pageClient();
  expect(client).toBe(oneApi.pageClient());
  expect(other.connection.connectedConsole()).toBe('https://console.example');
  expect(other.linkOf(client)).toBe(linkOf(client));
  const heard = vi.fn();
  const stop = other.connection.onPageRefused(heard);
  const error: unknown = await client.call(alarms, {}).catch((cause: unknown) => cause);
  stop();
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ reason: 'expired' }));
  expect(error).toBeInstanceOf(other.api.ApiError);
  expect(error).toBeInstanceOf(oneApi.ApiError);
  expect(new Error('none of ours')).not.toBeInstanceOf(other.api.ApiError);
});

it('no two clients have the same name, by which reads are kept', () => {
  const made = [oneApi, other.api].map(({ createClient }) => createClient({ baseUrl: 'https://cloud.example' }).id);
  expect(new Set(made).size).toBe(2);
});

it('what one wrote, the other reads again', async () => {
  let total = 1;
  const answer = () => Response.json({ code: 2000, message: '', data: { list: [], total: total++ } }, named);
  const client = other.api.createClient({ baseUrl: 'https://cloud.example', fetch: () => Promise.resolve(answer()) });
  function Total() {
    return <output>{other.api.useRead(alarms, {}).data?.total}</output>;
  }
  const { ClientContext } = other.api;
  render(
    <ClientContext value={client}>
      <Total />
    </ClientContext>,
  );
  await screen.findByText('1');
  await act(async () => void (await oneApi.refreshReads(client, [alarms.path])));
  await waitFor(() => expect(screen.queryByText('1')).toBeNull());
});

it('both speak the language that one was told, with the words that one brought', () => {
  other.words.translate<typeof words>('two-copies', { hello: 'Hello' });
  other.words.speak('en');
  expect([oneWords.pageSpeaks(), words.hello]).toEqual(['en', 'Hello']);
});

it('a theme is for both', () => {
  expect(oneTheme.constructable()).toBe(true);
  expect(other.theme.appliedSheet).toBe(oneTheme.appliedSheet);
});

it('a page that lets each policy of trusted types be made once shows HTML in both', async () => {
  const made: string[] = [];
  const createPolicy = (name: string, rules: object) => {
    if (made.includes(name)) throw new TypeError(`policy ${name} exists`);
    made.push(name);
    return rules;
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  const one = await import('../../src/ui/html/sanitize');
  vi.resetModules();
  const two = await import('../../src/ui/html/sanitize');
  expect(two.sanitize).not.toBe(one.sanitize);
  expect([one, two].map(({ sanitize }) => sanitize('<b>bold</b>').textContent)).toEqual(['bold', 'bold']);
  expect(made).toEqual(['netpane-html']);
});

it('Escape closes only what is on top, whichever opened it', () => {
  const closed: string[] = [];
  const node = document.body.appendChild(document.createElement('div'));
  const escape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  const leaveBelow = oneLayers.enterLayer({ node, close: () => closed.push('below') });
  const leaveTop = other.layers.enterLayer({ node, close: () => closed.push('top') });
  escape();
  expect(closed).toEqual(['top']);
  leaveTop();
  escape();
  expect(closed).toEqual(['top', 'below']);
  leaveBelow();
  escape();
  expect(closed).toHaveLength(2);
  node.remove();
});
