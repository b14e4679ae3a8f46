import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareExamples, sites } from '../../examples/prepare.mjs';
import { devices, gateways } from '../../src/api/contract/device';
import { embedScopes, partnerCreate } from '../../src/api/contract/embed';
import { listen, type Listening } from '../browser/cdn-site';
import { launch } from '../browser/chromium';
import { firefoxPath, launchFirefox, type Firefox } from '../browser/firefox';
import { startReference, type Reference } from '../server/reference';

// Each example as a stranger has it: installed from what `npm pack` made, far from this project, on an origin of its own.

/** Counts what the page's policy refused, and reads text through shadow roots. */
const early = `
  window.refused = [];
  addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective + ' ' + event.blockedURI));
  window.shown = (node = document.body) => [...node.childNodes]
    .map((child) => child.nodeType === 3 ? child.data : (child.shadowRoot ? shown(child.shadowRoot) : '') + shown(child))
    .join(' ');`;

/** What a test needs of either browser. */
type Tab = Pick<Firefox, 'goto' | 'evaluate' | 'errors'>;

let reference: Reference;
let cloud: Listening;
let browser: Browser;
let firefox: Firefox | undefined;
const children: ChildProcess[] = [];
const origins: Record<string, string> = {};
/** Something that only the server can have told. */
const told = { gateway: '', ap: '' };

beforeAll(async () => {
  const folder = prepareExamples();
  reference = await startReference({ site: { console: '', cdn: join(folder, 'node_modules/netpane/dist/cdn') } });
  cloud = await listen((request) => reference.fetch(request));
  const owner = await reference.signIn();
  told.gateway = (await owner.call(gateways, { per_page: 50 })).data.list[0]!.remark;
  told.ap = (await owner.call(devices, { kind: 'ap', per_page: 50 })).data.list[0]!.remark;
  for (const { name } of sites) origins[name] = `http://127.0.0.1:${await freePort()}`;
  const { secret } = (
    await owner.call(partnerCreate, { name: '示例', origins: Object.values(origins), scopes: [...embedScopes] })
  ).data;
  await Promise.all(sites.map(({ name }) => serve(join(folder, name), new URL(origins[name]!).port, secret)));
  browser = await launch();
  if (existsSync(firefoxPath)) firefox = await launchFirefox(early);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await firefox?.close();
  for (const child of children) child.kill();
  await cloud?.close();
  await reference?.close();
});

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** Starts a site and waits until it says where it is. */
function serve(cwd: string, port: string, secret: string): Promise<void> {
  const env = { ...process.env, PORT: port, NETPANE_URL: cloud.origin, NETPANE_SECRET: secret };
  const child = spawn(process.execPath, ['server.mjs'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return new Promise((done, fail) => {
    child.stdout.once('data', () => done());
    child.once('exit', () => fail(new Error(`${cwd} ended`)));
  });
}

async function chromiumTab(): Promise<Tab & { close(): Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(early);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return {
    errors,
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    close: () => context.close(),
  };
}

const shows = (tab: Tab, text: string) =>
  vi.waitFor(async () => expect(await tab.evaluate<string>('shown()')).toContain(text), {
    timeout: 40_000,
    interval: 250,
  });

/** Chooses in the page's own selection of kinds, as its reader would. */
const choose = (tab: Tab, kind: string) =>
  tab.evaluate(
    `(() => { const box = document.querySelector('.bar select'); box.value = '${kind}';
      box.dispatchEvent(new Event('change', { bubbles: true })); return true; })()`,
  );

async function visit(tab: Tab, name: string): Promise<void> {
  await tab.goto(`${origins[name]}/`);
  await shows(tab, name === 'wordpress' ? told.ap : told.gateway);
  if (['vue', 'svelte', 'react'].includes(name)) {
    await choose(tab, 'ap');
    await shows(tab, told.ap);
  }
  expect(await tab.evaluate('refused')).toEqual([]);
  expect(tab.errors).toEqual([]);
}

describe('in Chromium', () => {
  it.each(sites)('the $name example shows its data, without an error or a refused policy', async ({ name }) => {
    const tab = await chromiumTab();
    await visit(tab, name);
    await tab.close();
  });

  it('the files of the package are refused when they are not what their hashes say', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route('**/netpane/chunks/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n` });
    });
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await page.goto(`${origins.wordpress}/`);
    expect((await refused).type()).toBe('error');
    expect(await page.evaluate('customElements.get("np-alarm-list")')).toBeUndefined();
    await context.close();
  });
});

describe('in Firefox', () => {
  it.each(sites)('the $name example shows its data, without an error or a refused policy', async ({ name }) => {
    await visit(firefox!, name);
  });
});

describe('the React example', () => {
  it('is in the page before any script ran, and taken over without a difference', async () => {
    const html = await (await fetch(`${origins.react}/`)).text();
    expect(html).toContain('React 19');
    expect(html.match(/data-np-pending/g)).toHaveLength(3);
    expect(html.includes(' style=')).toBe(false);
  });
});
