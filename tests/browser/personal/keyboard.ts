import type { Page } from 'playwright-core';

/** Name of what has the focus: its label, or its own words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const node = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) | null;
    if (node === document.body) return '';
    const words = node?.getAttribute('aria-label') ?? node?.labels?.[0]?.textContent ?? node?.textContent ?? '';
    return words.trim();
  });

/** Milliseconds in which a page that is still being read gets what it is going to have. */
const patience = 30_000;

/** Presses Tab until what is called `name` has the focus; fails when the page is gone through without it again and again. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = [];
  for (const until = Date.now() + patience; Date.now() < until;) {
    const now = await focused(page);
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    seen.push(now);
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(name)}; it reached ${[...new Set(seen)].join(' | ')}`);
}

/** Presses what is called `name`, by keyboard alone. */
export async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Puts values into fields, by keyboard alone: text is typed, `↓` opens a list and takes its first, `␣` ticks, `⏎` presses. */
export async function fill(page: Page, fields: readonly (readonly [label: string, value: string])[]): Promise<void> {
  for (const [label, value] of fields) {
    await tabTo(page, label);
    if (value === '↓') {
      // Who sees the list waits until it is there.
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-busy') !== 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else if (value === '␣') await page.keyboard.press('Space');
    else if (value === '⏎') await page.keyboard.press('Enter');
    else {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(value);
    }
  }
}
