import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { sharedBrowser } from '../chromium';
import { startConsole, type ConsoleServer } from '../console-server';

/** A signed-in reader of the built console, with a server of its own for the whole file. */
export interface Flow {
  page: Page;
  context: BrowserContext;
  server: ConsoleServer;
  /** Signs another account in instead, before a page is opened. */
  enter(email: string): Promise<void>;
  /** Reads from the server as this reader. */
  read<T>(path: string): Promise<T>;
}

const computer: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/**
 * A flow for each test of the file, on a server that `start` gives, a screen like `screen` and a browser that `open` gives; a
 * test whose page complained in the console fails.
 */
export function flows(
  start: () => Promise<ConsoleServer> = startConsole,
  screen = computer,
  open = sharedBrowser,
): Flow {
  const flow = {} as Flow;
  let browser: Browser;
  let context: BrowserContext;
  let complaints: string[];
  beforeAll(async () => {
    [flow.server, browser] = await Promise.all([start(), open()]);
    // One for all tests of the file: it keeps the files of the console, which each page would fetch and compile anew.
    context = await browser.newContext({ ...screen, baseURL: flow.server.url });
    // The browser itself notes every refusal; a refused form is no fault of the page.
    context.on('console', (message) => {
      if (message.type() === 'error' && !/status of (409|422)/.test(message.text())) complaints.push(message.text());
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    flow.context = context;
  });
  afterAll(async () => {
    await context?.close();
    if (open !== sharedBrowser) await browser?.close();
    await flow.server?.stop();
  });
  beforeEach(async () => {
    const { url } = flow.server;
    complaints = [];
    flow.page = await context.newPage();
    // Nobody was here before.
    await context.clearCookies();
    const devtools = await context.newCDPSession(flow.page);
    await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'local_storage,indexeddb' });
    await devtools.detach();
    let token = '';
    flow.enter = async (email) => {
      const login = await context.request.post('/api/v3/login', { data: { email, password: 'Netpane2026' } });
      ({ token } = (await login.json()) as { token: string });
      await context.addCookies([{ name: 'np_token', value: token, url }]);
    };
    await flow.enter('demo@netpane.cn');
    flow.read = async <T>(path: string) => {
      const response = await context.request.get(path, { headers: { authorization: `Bearer ${token}` } });
      return ((await response.json()) as { data: T }).data;
    };
  });
  afterEach(async () => {
    await Promise.all(context.pages().map((page) => page.close()));
    expect(complaints).toEqual([]);
  });
  return flow;
}

/** Rows of a list. */
export interface Rows<R> {
  list: R[];
  total: number;
}

/** Lets a restart that a simulated device was asked for, which lasts a minute, be over as soon as it has begun. */
export async function endRestart({ server: { db } }: Flow): Promise<void> {
  const end = () => db!.query('UPDATE simulated_restart SET until = since WHERE until > since RETURNING device_id');
  await expect.poll(end).not.toHaveLength(0);
}
