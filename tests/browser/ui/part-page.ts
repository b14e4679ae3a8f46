import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { sharedBrowser } from '../chromium';
import { strictSite, type Site } from '../strict-site';

/** For each test of a suite a new page of parts under a strict content policy, which must not complain. */
export function partPages(entry: string): { page: () => Page; focused: () => Promise<string> } {
  let browser: Browser;
  let site: Site;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    [browser, site] = await Promise.all([sharedBrowser(), strictSite(entry)]);
  });
  afterAll(async () => {
    await site.close();
  });
  beforeEach(async () => {
    complaints = [];
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(site.url);
    await page.waitForSelector('body[data-ready]');
  });
  afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });
  return {
    page: () => page,
    /** What has the focus, looked for through shadow roots: its name, label or text. */
    focused: () =>
      page.evaluate(() => {
        let node = document.activeElement;
        while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
        if (node === document.body) return 'the browser itself';
        return node?.getAttribute('aria-label') ?? node?.getAttribute('name') ?? node?.textContent ?? '';
      }),
  };
}
