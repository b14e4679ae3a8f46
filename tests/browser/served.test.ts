import { existsSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startReference, type Reference } from '../server/reference';
import { sharedBrowser } from './chromium';
import { firefoxPath, launchFirefox } from './engines/firefox';
import { isLive, servedSite } from './served-site';

declare const seen: string[];
/** How high the highest is that moved, for each time that something did. */
declare const shifts: number[];
/** The line of a pane's head. */
const line = 32;
declare const heard: string[];

const wide = { width: 1280, height: 1400 };

let reference: Reference;
let site: Awaited<ReturnType<typeof servedSite>>;
let token: string;
let context: BrowserContext;
let complaints: string[];

beforeAll(async () => {
  reference = await startReference({ site: { console: '', cdn: 'dist/cdn' } });
  site = await servedSite(reference);
}, 300_000);
afterAll(async () => {
  await site?.close();
  await reference?.close();
});
beforeEach(async () => {
  token = await site.trade();
  complaints = [];
});
afterEach(() => context?.close());

async function open(javaScriptEnabled = true): Promise<Page> {
  context = await (await sharedBrowser()).newContext({ viewport: wide, javaScriptEnabled });
  const opened = await context.newPage();
  opened.on('pageerror', ({ message }) => complaints.push(message));
  opened.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await opened.goto(site.origin);
  return opened;
}

describe('a page that a server made with widgets in it', () => {
  it('can be read without JavaScript, under a policy without anything inline', async () => {
    const opened = await open(false);
    await opened.getByText(site.told).first().waitFor();
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
    // The word for how fresh a list is changes when events of the server come in, within its line; nothing higher moves.
    expect(moved.filter((height) => !(height <= line))).toEqual([]);
    await opened.locator('np-alarm-list').locator('li [role=link]').first().click();
    expect(await opened.evaluate(() => heard)).toEqual(['np-alarm-open']);
    expect(complaints).toEqual([]);
  });

  it.skipIf(!existsSync(firefoxPath))(
    'goes over in Firefox as well, at a height that makes its list scroll',
    async () => {
      const firefox = await launchFirefox('');
      try {
        await firefox.resize(1280, 700);
        await firefox.goto(site.origin);
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
    await site.makeAndRevoke();
    const opened = await open();
    await opened.locator('np-alarm-list').getByText('访问已被撤销').waitFor();
    expect(await opened.locator('np-alarm-list').getByText(site.told).first().isVisible()).toBe(false);
  });
});
