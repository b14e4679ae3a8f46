import { existsSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../../src/api/client';
import { alarms } from '../../src/api/contract/alarm';
import * as embed from '../../src/api/contract/embed';
import { render } from '../../widgets/server';
import { startReference, type Reference } from '../server/reference';
import { listen, type Listening } from './cdn-site';
import { sharedBrowser } from './chromium';
import { firefoxPath, launchFirefox } from './engines/firefox';

declare const seen: string[];
declare const shifts: number[];
declare const heard: [string, string][];

// A partner's page that its server makes with widgets in it, under a policy that allows nothing inline but what is named.

const names = ['alarm-list', 'device-counts', 'device-list'] as const;
const wide = { width: 1280, height: 1400 };

let reference: Reference;
let cloud: Listening;
let partner: Listening;
let trade: () => Promise<string>;
let revoke: () => Promise<unknown>;
let token: string;
/** What an alarm says, which only the server can have told. */
let told: string;
/** A page that was made before. */
let made: Response | undefined;
let context: BrowserContext;
let complaints: string[];

beforeAll(async () => {
  reference = await startReference({ site: { console: '', cdn: 'dist/cdn' } });
  cloud = await listen((request) => reference.fetch(request));
  partner = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/token') return Response.json(token);
    if (pathname === '/page.js') return new Response(script(), { headers: { 'content-type': 'text/javascript' } });
    return made ?? page();
  });
  const owner = await reference.signIn();
  const [row] = (await owner.call(alarms, { state: 'active' })).data.list;
  told = row!.remark;
  const scopes: embed.Partner['scopes'] = ['alarm:read', 'stats:read', 'device:read'];
  const input = { name: '云栖旅宿', origins: [partner.origin], scopes };
  const { id, secret } = (await owner.call(embed.partnerCreate, input)).data;
  const backEnd = createClient({ baseUrl: cloud.origin, token: () => secret });
  trade = async () => (await backEnd.call(embed.embedToken, { scopes, origin: partner.origin })).data.token;
  revoke = () => owner.call(embed.partnerRotate, { id, grace: false });
}, 300_000);
afterAll(async () => {
  await cloud?.close();
  await partner?.close();
  await reference?.close();
});
beforeEach(async () => {
  token = await trade();
  complaints = [];
});
afterEach(() => context?.close());

/** The page as the partner's server makes it for a token. */
async function page(): Promise<Response> {
  const options = { baseUrl: cloud.origin, token, origin: partner.origin };
  const drawn = await Promise.all(
    names.map((name) => render(name, { ...options, props: name === 'alarm-list' ? { limit: 3 } : {} })),
  );
  const policy = [
    "default-src 'none'",
    `script-src ${partner.origin} ${cloud.origin}`,
    `connect-src ${partner.origin} ${cloud.origin}`,
    `style-src ${drawn.map(({ style }) => style).join(' ')}`,
    'img-src data:',
    "require-trusted-types-for 'script'",
  ].join('; ');
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">
    <script type="module" src="/page.js"></script></head><body>${drawn.map((one) => one.html).join('\n')}</body></html>`;
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

const script = () => `import { connect } from '${cloud.origin}/cdn/loader.js';
  window.heard = [];
  for (const type of ['np-alarm-open', 'np-unauthorized'])
    addEventListener(type, (event) => { heard.push([type, event.detail.reason ?? event.detail.content]); });
  connect({ baseUrl: '${cloud.origin}', token: async () => (await fetch('/token')).json() });`;

async function open(javaScriptEnabled = true): Promise<Page> {
  context = await (await sharedBrowser()).newContext({ viewport: wide, javaScriptEnabled });
  const opened = await context.newPage();
  opened.on('pageerror', ({ message }) => complaints.push(message));
  opened.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  if (javaScriptEnabled) await opened.addInitScript(watch);
  await opened.goto(partner.origin);
  return opened;
}

/** Notes at each frame how high the elements are and whether what the alarm says can be read; and each shift of the layout. */
const watch = `
  window.seen = [];
  window.shifts = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map((one) => one.value)))
    .observe({ type: 'layout-shift', buffered: true });
  const readable = (element) => [...element.shadowRoot?.querySelectorAll('li') ?? []]
    .some((row) => row.checkVisibility({ visibilityProperty: true }) && row.offsetHeight > 0);
  const look = () => {
    const all = [...document.querySelectorAll('np-alarm-list,np-device-counts,np-device-list')];
    const list = document.querySelector('np-alarm-list');
    if (document.readyState !== 'loading' && all.length === 3) seen.push([readable(list), ...all.map((one) => one.offsetHeight)].join(' '));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

/** Whether no element shows what the server drew any more. */
const isLive = `[...document.querySelectorAll('np-alarm-list,np-device-counts,np-device-list')].every(({ shadowRoot }) =>
  shadowRoot?.querySelector('[data-np-root]') && !shadowRoot.querySelector('[data-np-served]'))`;

describe('a page that a server made with widgets in it', () => {
  it('can be read without JavaScript, under a policy without anything inline', async () => {
    const opened = await open(false);
    await opened.getByText(told).first().waitFor();
    const list = opened.locator('np-alarm-list');
    expect((await list.boundingBox())!.height).toBeGreaterThan(150);
    // The sheet in the shadow root holds: a page's own headings are larger.
    expect(await list.locator('h2').evaluate((heading) => getComputedStyle(heading).fontSize)).toBe('15px');
    expect(complaints).toEqual([]);
    expect(await opened.content()).not.toContain(token);
  });

  it('goes over to the widgets without a frame that shows nothing and without moving anything', async () => {
    const opened = await open();
    await expect.poll(() => opened.evaluate(isLive)).toBe(true);
    await opened.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    });
    const { frames, moved } = await opened.evaluate(() => ({ frames: [...new Set(seen)], moved: shifts }));
    expect(frames).toHaveLength(1);
    expect(frames[0]).toMatch(/^true/);
    // The word for how fresh a list is changes when events of the server come in; nothing else moves.
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.0001);
    await opened.locator('np-alarm-list').locator('li [role=link]').first().click();
    expect(await opened.evaluate(() => heard.map(([type]) => type))).toEqual(['np-alarm-open']);
    expect(complaints).toEqual([]);
  });

  it.skipIf(!existsSync(firefoxPath))(
    'goes over in Firefox as well, at a height that makes its list scroll',
    async () => {
      const firefox = await launchFirefox(watch);
      try {
        await firefox.resize(1280, 700);
        await firefox.goto(partner.origin);
        await expect.poll(() => firefox.evaluate(isLive)).toBe(true);
        // Styles of a list that has measured its columns come a moment later.
        await firefox.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
        expect(await firefox.evaluate('[...new Set(seen)]')).toEqual([expect.stringMatching(/^true/)]);
        expect(firefox.errors).toEqual([]);
      } finally {
        await firefox.close();
      }
    },
  );

  it('says so when the token was revoked after the page was made', async () => {
    made = await page();
    await revoke();
    const opened = await open();
    await opened.locator('np-alarm-list').getByText('访问已被撤销').waitFor();
    expect(await opened.locator('np-alarm-list').getByText(told).first().isVisible()).toBe(false);
  });
});
