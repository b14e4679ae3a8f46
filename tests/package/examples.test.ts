import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { largeSites, prepareExamples, sites } from '../../examples/prepare.mjs';
import { devices, gateways } from '../../src/api/contract/device';
import { embedScopes, partnerCreate } from '../../src/api/contract/embed';
import { listen, type Listening } from '../browser/cdn-site';
import { launch } from '../browser/chromium';
import { firefoxPath, launchFirefox, type Firefox } from '../browser/engines/firefox';
import { launchWebkit, type Webkit } from '../browser/engines/webkit';
import { startReference, type Reference } from '../server/reference';

// Each example as a stranger has it: installed from what `npm pack` made, far from this project, on an origin of its own.

/** Counts what the page's policy refused, and reads text through shadow roots. */
const early = `
  window.refused = [];
  addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective + ' ' + event.blockedURI));
  window.shown = (node = document.body) => [...node.childNodes]
    .map((child) => child.nodeType === 3 ? child.data : (child.shadowRoot ? shown(child.shadowRoot) : '') + shown(child))
    .join(' ');`;

declare module 'vitest' {
  interface ProvidedContext {
    /** The examples of large frameworks as well, which take minutes to install and build. */
    everyExample: boolean;
  }
}
/** The examples that are looked at. */
const shown = inject('everyExample') ? [...sites, ...largeSites] : sites;

/** What a test needs of either browser. */
type Tab = Pick<Firefox, 'goto' | 'evaluate' | 'errors'>;

let reference: Reference;
let cloud: Listening;
let browser: Browser;
let firefox: Firefox | undefined;
let partner: string;
let starter: string;
const children: ChildProcess[] = [];
const origins: Record<string, string> = {};
/** Something that only the server can have told. */
const told = { gateway: '', ap: '' };

beforeAll(async () => {
  const folder = prepareExamples();
  const large = inject('everyExample') ? prepareExamples(largeSites) : folder;
  reference = await startReference({ site: { console: '', cdn: join(folder, 'node_modules/netpane/dist/cdn') } });
  cloud = await listen((request) => reference.fetch(request));
  const owner = await reference.signIn();
  told.gateway = (await owner.call(gateways, { per_page: 50 })).data.list[0]!.remark;
  told.ap = (await owner.call(devices, { kind: 'ap', per_page: 50 })).data.list[0]!.remark;
  for (const { name } of shown) origins[name] = `http://127.0.0.1:${await freePort()}`;
  origins.starter = `http://localhost:${await freePort()}`;
  const { id, secret } = (
    await owner.call(partnerCreate, { name: '示例', origins: Object.values(origins), scopes: [...embedScopes] })
  ).data;
  partner = id;
  await Promise.all(
    shown.map((site) => {
      const installed = largeSites.includes(site) ? large : folder;
      return serve(join(installed, site.name), new URL(origins[site.name]!).port, secret);
    }),
  );
  starter = mkdtempSync(join(tmpdir(), 'netpane-starter-'));
  const create = [
    join('examples/create', 'create.mjs'),
    join(starter, 'site'),
    '--lang',
    'zh-CN',
    '--url',
    cloud.origin,
    '--secret',
    secret,
  ];
  execFileSync(process.execPath, create, { stdio: 'pipe' });
  await serveStarter(join(starter, 'site'));
  browser = await launch();
  if (existsSync(firefoxPath)) firefox = await launchFirefox(early);
}, 1_800_000);
afterAll(async () => {
  await browser?.close();
  await firefox?.close();
  for (const child of children) child.kill();
  rmSync(starter, { recursive: true, force: true });
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

/** Starts what `npm create netpane` made, as `npm run dev` does. */
async function serveStarter(cwd: string): Promise<void> {
  const env = { ...process.env, PORT: String(await freePort()), SITE_ORIGIN: origins.starter! };
  const child = spawn(process.execPath, ['dev.mjs', process.execPath, 'site.mjs'], { cwd, env, stdio: 'ignore' });
  children.push(child);
  const backend = `http://127.0.0.1:${env.PORT}/netpane-token`;
  for (const url of [origins.starter!, backend]) await vi.waitFor(() => fetch(url), { timeout: 20_000, interval: 50 });
}

/** Frames of the page, once their widgets are there. */
async function framed(tab: Page, name: string, text: string) {
  const frame = tab.frameLocator(`iframe[title="${name}"]`);
  await frame.getByText(text).first().waitFor();
  return frame;
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
  // What is in a frame of another origin cannot be read from here; it has a test of its own.
  if (name !== 'iframe') await shows(tab, name === 'wordpress' ? told.ap : told.gateway);
  if (['vue', 'svelte', 'react', 'react-18', 'next', 'angular'].includes(name)) {
    await choose(tab, 'ap');
    await shows(tab, told.ap);
  }
  expect(await tab.evaluate('refused')).toEqual([]);
  expect(tab.errors).toEqual([]);
}

describe('in Chromium', () => {
  it.each(shown)('the $name example shows its data, without an error or a refused policy', async ({ name }) => {
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

describe('what npm create netpane makes', () => {
  it('shows its data under its own strict policy, with nothing installed', async () => {
    const tab = await chromiumTab();
    await visit(tab, 'starter');
    await tab.close();
  });
});

/** In the other engine: a plain page, a framework, frames, what a server drew. What else differs between examples are frameworks, not engines. */
const inFirefox = inject('everyExample')
  ? shown
  : sites.filter(({ name }) => /^(wordpress|react|iframe|served)$/.test(name));

describe('in Firefox', () => {
  it.each(inFirefox)('the $name example shows its data, without an error or a refused policy', async ({ name }) => {
    await visit(firefox!, name);
  });
});

describe.runIf(inject('everyExample'))('in WebKit', () => {
  let webkit: Webkit;
  beforeAll(async () => {
    webkit = await launchWebkit();
    await webkit.resize(1280, 900);
  });
  afterAll(() => webkit?.close());

  it.each(shown)('the $name example shows its data', async ({ name }) => {
    // Its driver runs nothing before the page's own scripts: what is refused or thrown earlier is heard in the other two.
    const goto = async (url: string) => {
      await webkit.goto(url);
      await webkit.evaluate(`(() => { ${early} })()`);
    };
    await visit({ goto, evaluate: (expression) => webkit.evaluate(expression), errors: [] }, name);
  });
});

describe('a framed widget', () => {
  const open = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const complaints: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${origins.iframe}/`);
    return { context, page, complaints, asked };
  };

  it('takes props, theme and variables, tells events and its height, and keeps the token out of addresses', async () => {
    const { context, page, complaints, asked } = await open();
    await framed(page, '告警', '告警');
    await framed(page, '设备列表', told.gateway);
    await page.selectOption('#kind', 'ap');
    const devices = await framed(page, '设备列表', told.ap);
    await page.check('#night');
    await devices.locator('np-device-list:state(dark)').waitFor({ state: 'attached' });
    const accent = devices.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--np-accent'));
    expect(await accent).toBe('#0b6e4f');
    const frame = page.locator('iframe[title="设备列表"]');
    const inside = await devices.locator('np-device-list').evaluate((element) => (element as HTMLElement).offsetHeight);
    expect((await frame.boundingBox())?.height).toBe(inside);
    await devices.getByText(told.ap).first().click();
    await expect.poll(() => page.textContent('#said')).toBe(`打开 ${told.ap}`);
    expect(context.pages()).toHaveLength(1);
    expect(asked.filter((url) => /npe_|nps_/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is framed by the registered origins only, and listens to no other', async () => {
    const page = await (await fetch(`${cloud.origin}/embed/alarm-list?partner=${partner}`)).text();
    expect(page).toContain(origins.iframe);
    const policy = async (path: string) => {
      const response = await fetch(cloud.origin + path);
      return [
        response.status,
        /frame-ancestors [^;]*/.exec(response.headers.get('content-security-policy') ?? '')?.[0],
      ];
    };
    const [status, ancestors] = await policy(`/embed/alarm-list?partner=${partner}`);
    expect([status, ancestors?.toString().split(' ').slice(1).sort()]).toEqual([200, Object.values(origins).sort()]);
    expect(await policy('/embed/alarm-list?partner=pt_none')).toEqual([404, `frame-ancestors 'none'`]);
    expect(await policy('/embed/alarm-list')).toEqual([404, `frame-ancestors 'none'`]);
    expect((await policy(`/embed/no-such?partner=${partner}`))[0]).toBe(404);
  });
});

describe('the React 18 example', () => {
  it('hears events and has a column of its own, by a ref', async () => {
    const tab = await chromiumTab();
    await tab.goto(`${origins['react-18']}/`);
    await shows(tab, 'React 18');
    await shows(tab, '机房');
    await openDevice(tab);
    await tab.close();
  });
});

/** Presses the name of the first device of a list that the page listens to. */
async function openDevice(tab: Tab): Promise<void> {
  const device = `document.querySelector('np-device-list').shadowRoot.querySelector('tbody a')`;
  await expect.poll(() => tab.evaluate(`${device} !== null`)).toBe(true);
  await tab.evaluate(`${device}.click()`);
  await shows(tab, '打开 ');
}

describe.runIf(inject('everyExample'))('the examples of large frameworks', () => {
  it.each(['next', 'angular'])(
    '%s hears events and has a column of its own, from the first drawing on',
    async (name) => {
      const tab = await chromiumTab();
      await tab.goto(`${origins[name]}/`);
      await shows(tab, '机房');
      await openDevice(tab);
      await tab.close();
    },
  );

  it('Next: props of the React components are functions from the first drawing on', async () => {
    const tab = await chromiumTab();
    await tab.goto(`${origins.next}/`);
    const alarm = `document.querySelector('.widgets li button, .widgets li a')`;
    await expect.poll(() => tab.evaluate(`${alarm} !== null`)).toBe(true);
    await tab.evaluate(`${alarm}.click()`);
    await shows(tab, '告警 ');
    await tab.close();
  });

  it('Astro: its data are in the page before any script ran, and it hears events', async () => {
    const html = await (await fetch(`${origins.astro}/`)).text();
    expect(html.match(/<template shadowrootmode="open">/g)).toHaveLength(2);
    expect(html).toContain(told.gateway);
    const tab = await chromiumTab();
    await tab.goto(`${origins.astro}/`);
    await shows(tab, told.gateway);
    await openDevice(tab);
    await tab.close();
  });
});

describe('the React example', () => {
  it('is in the page before any script ran, and taken over without a difference', async () => {
    const html = await (await fetch(`${origins.react}/`)).text();
    expect(html).toContain('React 19');
    expect(html.match(/data-np-pending/g)).toHaveLength(6);
    expect(html.includes(' style=')).toBe(false);
  });
});
