import type { Browser, BrowserContext, Page, Request as PageRequest } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Client } from '../../src/api';
import { contracts } from '../../widgets/catalog';
import * as embed from '../../src/api/contract/embed';
import type { EmbedToken } from '../../src/session/connection';
import { startReference, type Reference } from '../server/reference';
import { listen, type Listening } from './cdn-site';
import { sharedBrowser } from './chromium';

// A partner's page on an origin of its own, its back end, and a token that does not do: what the reader sees and the page
// hears. The server's clock and the page's are moved by hand, together.

interface Refused {
  reason: string;
  scope?: string;
}

let at = Date.parse('2026-11-20T06:00:00Z');
let reference: Reference;
let owner: Client;
let cloud: Listening;
let partner: Listening;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What the partner's back end answers its page. */
let backEnd: () => Promise<unknown>;
/** How often the page asked its back end for a token. */
let trades: number;
/** Tokens that the page waits for. */
let asked: Set<PageRequest>;
/** Calls that the server refused for their token. */
let refused: string[];

beforeAll(async () => {
  reference = await startReference({ now: () => at, site: { console: '', cdn: 'dist/cdn' } });
  owner = await reference.signIn();
  cloud = await listen((request) => reference.fetch(request));
  partner = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/token') {
      trades++;
      return Response.json(await backEnd());
    }
    const script = `import { connect } from '${cloud.origin}/cdn/loader.js';
      window.heard = [];
      addEventListener('np-unauthorized', ({ target, detail }) => heard.push({ tag: target.localName, ...detail }));
      const token = async () => (await fetch('/token', { method: 'POST' })).json();
      window.join = () => connect({ baseUrl: '${cloud.origin}', token });
      if (!location.search.includes('later')) join();`;
    if (pathname === '/page.js') return new Response(script, { headers: { 'content-type': 'text/javascript' } });
    const tag = new URL(request.url).searchParams.get('tag');
    const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">
      <script type="module" src="/page.js"></script></head><body><np-${tag}></np-${tag}></body></html>`;
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  browser = await sharedBrowser();
});
afterAll(async () => {
  await cloud?.close();
  await partner?.close();
  await reference?.close();
});

beforeEach(async () => {
  trades = 0;
  asked = new Set();
  refused = [];
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  page.on('request', (request) => request.url().endsWith('/token') && asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && [401, 403].includes(response.status())) refused.push(pathname);
  });
});
afterEach(() => context.close());

type Partner = Awaited<ReturnType<typeof register>>;

/** Registers a partner whose list holds this page, unless told otherwise. */
async function register(origins = [partner.origin], scopes: embed.Partner['scopes'] = [...embed.embedScopes]) {
  const { data } = await owner.call(embed.partnerCreate, { name: '门户', origins, scopes });
  return { ...data, origin: origins[0]! };
}

/** One call of a partner's back end, as the documentation has it: the token, or the refusal as it is. */
async function trade(
  { secret, origin }: Partner,
  scopes: embed.Partner['scopes'] = [...embed.embedScopes],
): Promise<EmbedToken | { code: number; message: string }> {
  const reply = await reference.fetch(
    new Request(cloud.origin + embed.embedToken.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ scopes, origin }),
    }),
  );
  const { code, message, data } = (await reply.json()) as {
    code: number;
    message: string;
    data?: { token: string; expires_in: number };
  };
  return data ?? { code, message };
}

const open = (tag = 'alarm-list') => page.goto(`${partner.origin}/?tag=${tag}`);
const sign = () => page.locator('[part=refused]');
const heard = () => page.evaluate(() => (window as unknown as { heard: Refused[] }).heard);
const row = () => page.locator('np-alarm-list [part=panel] li').first();

/** The widget says this, says it to a screen reader, and the page hears why. */
async function says(reason: string, title: string, scope?: string) {
  await sign().waitFor();
  expect(await sign().getAttribute('data-reason')).toBe(reason);
  expect(await sign().locator('b').textContent()).toBe(title);
  expect(await sign().getAttribute('role')).toBe('alert');
  const tag = await sign().evaluate((box) => (box.getRootNode() as ShadowRoot).host.localName);
  expect(await heard()).toEqual([{ tag, reason, message: expect.any(String), ...(scope && { scope }) }]);
}

describe('a token', () => {
  it('of another site is refused on this one', async () => {
    const other = await register(['https://other.example']);
    await register();
    backEnd = () => trade(other);
    await open();
    await says('origin', '此网站未获准显示这些内容');
  });

  it('is not given to a site that is not on the list, and the widget says so', async () => {
    const other = await register(['https://other.example']);
    backEnd = () => trade({ ...other, origin: partner.origin });
    await open();
    await says('origin', '此网站未获准显示这些内容');
  });

  it('without the scope shows which one is missing', async () => {
    const some = await register();
    backEnd = () => trade(some, ['device:read']);
    await open();
    await says('scope', '网站没有查看这些内容的权限', 'alarm:read');
    await page.getByText('缺少 alarm:read').waitFor();
  });

  it('that ran out and is not renewed says so; another try with a fresh one brings the widget back', async () => {
    const some = await register();
    const old = await trade(some);
    at += 601_000;
    backEnd = async () => old;
    await open();
    await says('expired', '访问凭证已过期');
    backEnd = () => trade(some);
    await page.getByRole('button', { name: '重试' }).click();
    await row().waitFor();
    expect(await sign().count()).toBe(0);
  });

  it('that the page cannot get says that', async () => {
    backEnd = () => Promise.resolve({ code: 5000, message: '后端维护中' });
    await open();
    await says('token', '没有取得访问凭证');
  });
});

describe('a page that never connected', () => {
  it('asks its own server nothing, says in every element what is missing, and recovers once it connects', async () => {
    const some = await register();
    backEnd = () => trade(some);
    const own: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === partner.origin) own.push(pathname);
    });
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await page.goto(`${partner.origin}/?tag=alarm-list&later`);
    // Every one in the full run: what says so stands around them all.
    const tags = Object.values(contracts)
      .map(({ tag }) => tag)
      .filter((_, i) => inject('everyPage') || i % 8 === 0);
    await page.evaluate((all) => document.body.append(...all.map((tag) => document.createElement(tag))), tags);
    const silent = () =>
      page.evaluate((all) => {
        const missing = ({ shadowRoot }: Element) =>
          !shadowRoot?.querySelector('[part=refused]')?.textContent.includes('connect()');
        return all.filter((tag) => [...document.querySelectorAll(tag)].some(missing));
      }, tags);
    await expect.poll(silent).toEqual([]);
    expect(own).toEqual(['/', '/page.js']);
    expect(said).toEqual([expect.stringContaining('Add: connect({ baseUrl')]);
    await page.evaluate(() => (window as unknown as { join: () => void }).join());
    await row().waitFor();
    await expect.poll(() => page.locator('[data-reason=token]').count()).toBe(0);
    expect(own.filter((path) => path !== '/token')).toEqual(['/', '/page.js']);
  });
});

describe('a page that stays open', () => {
  /** Both clocks go on; what the page has planned for the time happens. */
  async function pass(seconds: number) {
    at += seconds * 1000;
    await page.clock.runFor(seconds * 1000);
    // What the page was asked for in that time has come: an answer takes no minute of its clock.
    await expect.poll(() => asked.size).toBe(0);
  }

  it('renews its token before it ends, once for all calls, and none is ever refused', async () => {
    const some = await register();
    backEnd = () => trade(some);
    await page.clock.install({ time: at });
    await open();
    await row().waitFor();
    expect(trades).toBe(1);
    for (let minutes = 0; minutes < 8; minutes++) await pass(60);
    expect(trades).toBe(1);
    // The next call comes when the next reading is due; what is then still good for a minute is good enough.
    for (let steps = 0; trades === 1 && steps < 40; steps++) await pass(10);
    expect(trades).toBe(2);
    for (let minutes = 0; minutes < 8; minutes++) await pass(60);
    expect(refused).toEqual([]);
    expect(await heard()).toEqual([]);
    expect(await sign().count()).toBe(0);
  });

  it('is told within a minute that its partner was revoked, and shows nothing of the account any more', async () => {
    const some = await register();
    backEnd = () => trade(some);
    await page.clock.install({ time: at });
    await open();
    await row().waitFor();
    await owner.call(embed.partnerRevoke, { id: some.id });
    for (let steps = 0; steps < 4 && (await sign().count()) === 0; steps++) await pass(15);
    await says('revoked', '访问已被撤销');
    expect(await row().isVisible()).toBe(false);
  });
});
