import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from './chromium';
import { strictSite, type Site } from './strict-site';

/** Rules about whole pages: a story is a part of one. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order', 'landmark-unique'];

describe('stories of the parts', () => {
  let browser: Browser;
  let site: Site;

  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), strictSite('tests/browser/ui/gallery.tsx')]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it.each([
    ['WHITE', 1280],
    ['BLACK', 1280],
    ['WHITE', 360],
  ])('in %s at %d px: axe finds nothing, nothing overflows, nothing breaks a strict policy', async (theme, width) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${site.url}?theme=${theme}`);
    await page.waitForSelector('[data-story="status/Shapes"]');
    await page.evaluate(axe.source);
    const found = await page.evaluate(async (off) => {
      const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({ rules });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, failureSummary }) => {
          const story = document.querySelector(String(target[0]))?.closest('[data-story]')?.getAttribute('data-story');
          return `${story}: ${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 200)}`;
        }),
      );
    }, pageRules);
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
