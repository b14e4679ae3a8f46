import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch } from './chromium';
import { strictSite, type Site } from './strict-site';

/** Rules about whole pages: a story is a part of one. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order', 'landmark-unique'];

describe('stories of the parts', () => {
  let browser: Browser;
  let site: Site;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), strictSite('tests/browser/ui/gallery.tsx')]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(async () => {
    complaints = [];
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });

  const open = async (query: string) => {
    await page.goto(`${site.url}?${query}`);
    await page.waitForSelector('[data-story]');
    await page.evaluate(axe.source);
  };

  /** What axe finds, each with the story it is in. */
  const faults = () =>
    page.evaluate(async (off) => {
      const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({ rules });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, failureSummary }) => {
          const story = document.querySelector(String(target[0]))?.closest('[data-story]')?.getAttribute('data-story');
          return `${story}: ${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 200)}`;
        }),
      );
    }, pageRules);

  /** Stories that make the page scroll sideways. */
  const wide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-story]')].flatMap((story) =>
        story.scrollWidth > story.clientWidth ? [`${story.dataset.story} ${story.scrollWidth}`] : [],
      ),
    );

  it.each([
    ['WHITE', 1280],
    ['BLACK', 1280],
    ['WHITE', 360],
  ])('in %s at %d px: axe finds nothing and nothing is wider than the page', async (theme, width) => {
    await page.setViewportSize({ width, height: 900 });
    await open(`theme=${theme}`);
    expect(await faults()).toEqual([]);
    expect(await wide()).toEqual([]);
  });

  it.each(['WHITE', 'BLACK'])('in %s: axe finds nothing in what is open', async (theme) => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await open(`theme=${theme}&part=dialog`);
    await press('三条');
    await press('系统消息');
    expect(await faults()).toEqual([]);
    await press('修改手机号');
    await press('获取验证码');
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');
    await press('注销账号');
    await page.getByRole('alertdialog').waitFor();
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');
    await press('告警详情');
    expect(await faults()).toEqual([]);

    await open(`theme=${theme}&part=menu`);
    for (const name of ['更多', '绑定码']) {
      await press(name);
      expect(await faults()).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: '3.7.12' }).hover();
    await page.getByRole('tooltip').waitFor();
    expect(await faults()).toEqual([]);

    await open(`theme=${theme}&part=time-range`);
    await press('近 24 小时');
    expect(await faults()).toEqual([]);

    await open(`theme=${theme}&part=form`);
    await page.getByRole('combobox', { name: '城市' }).click();
    await page.locator('[role=option]').first().waitFor();
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByLabel('投放城市').click();
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');
    await press('保存');
    expect(await faults()).toEqual([]);
  });
});
