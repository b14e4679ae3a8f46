import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch } from './chromium';
import { strictSite, type Site } from './strict-site';

describe('parts in a shadow root, under a transformed and covered box, with a strict content policy', () => {
  let browser: Browser;
  let site: Site;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), strictSite('tests/browser/ui/shadow.tsx')]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(async () => {
    complaints = [];
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(8000);
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

  /** What has the focus, looked for through shadow roots: its name, label or text. */
  const focused = () =>
    page.evaluate(() => {
      let node = document.activeElement;
      while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
      if (node === document.body) return 'the browser itself';
      return node?.getAttribute('aria-label') ?? node?.getAttribute('name') ?? node?.textContent ?? '';
    });
  const said = () => page.locator('output').textContent();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const option = (name: string) => page.locator('[role=option]', { hasText: name });
  const openDialog = async () => {
    await button('open dialog').press('Enter');
    await page.getByRole('dialog', { name: 'Edit' }).waitFor();
  };

  it('keeps the focus in a dialog and gives it back on Escape', async () => {
    await openDialog();
    expect(await focused()).toBe('remark');
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab');
      expect(await focused()).not.toBe('page button');
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await focused()).toBe('open dialog');
  });

  it('shows a dialog where a press reaches it', async () => {
    await openDialog();
    await button('关闭').click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('starts a dangerous question on its harmless answer', async () => {
    await button('ask').press('Enter');
    await page.getByRole('alertdialog', { name: '警告' }).waitFor();
    expect(await focused()).toBe('取消');
    await page.keyboard.press('Enter');
    await expect.poll(said).toBe('false');
    expect(await focused()).toBe('ask');
    await button('ask').press('Enter');
    await button('确定').click();
    await expect.poll(said).toBe('true');
  });

  it('walks a menu with the keyboard and gives the focus back', async () => {
    await button('actions').press('Enter');
    await page.getByRole('menu', { name: 'Actions' }).waitFor();
    expect(await focused()).toBe('alpha');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('gamma');
    await page.keyboard.press('b');
    expect(await focused()).toBe('beta');
    await page.keyboard.press('Enter');
    await expect.poll(said).toBe('beta');
    expect(await focused()).toBe('actions');
  });

  it('closes a menu on a press outside, which still arrives', async () => {
    await button('actions').click();
    await page.getByRole('menuitem', { name: 'gamma' }).click();
    await expect.poll(said).toBe('gamma');
    await button('actions').click();
    await page.getByRole('menu').waitFor();
    await page.getByText('page button').click();
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    expect(await focused()).toBe('page button');
  });

  it('lets Escape close one layer at a time', async () => {
    await openDialog();
    await page.getByRole('dialog', { name: 'Edit' }).getByRole('button', { name: 'actions' }).press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    expect(await focused()).toBe('actions');
    await button('more').press('Enter');
    await page.getByRole('dialog', { name: 'More' }).waitFor();
    expect(await focused()).toBe('inner');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('fills selects of every kind in a dialog with the keyboard', async () => {
    await openDialog();
    await page.getByLabel('Group').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const city = page.getByRole('combobox', { name: 'City' });
    await city.focus();
    await page.keyboard.type('苏');
    await option('苏州').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => city.inputValue()).toBe('苏州');
    await page.getByLabel('Cities').press('Enter');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await button('save').press('Enter');
    await expect.poll(said).toContain('"city":"苏州"');
    expect(JSON.parse((await said()) ?? '')).toEqual({ group: '杭州', city: '苏州', cities: ['上海', '杭州'] });
  });

  it('closes the list of a combobox, not its dialog, on Escape; a press chooses', async () => {
    await openDialog();
    const city = page.getByRole('combobox', { name: 'City' });
    await city.click();
    await option('成都').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => option('成都').count()).toBe(0);
    expect(await page.getByRole('dialog', { name: 'Edit' }).count()).toBe(1);
    await city.click();
    await option('成都').click();
    await expect.poll(() => city.inputValue()).toBe('成都');
  });

  it('says passing messages inside the modal dialog, above everything', async () => {
    await openDialog();
    await button('toast').click();
    const message = page.getByRole('dialog', { name: 'Edit' }).getByRole('status').filter({ hasText: 'saved' });
    await message.waitFor();
    await message.hover();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByText('saved').isVisible()).toBe(true);
  });

  it('leaves the page in use beside a modeless drawer', async () => {
    await button('open drawer').press('Enter');
    await page.getByRole('dialog', { name: 'Details' }).waitFor();
    expect(await focused()).toBe('more');
    await page.getByText('page button').click();
    expect(await page.getByRole('dialog', { name: 'Details' }).count()).toBe(1);
    await page.getByText('more').focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await focused()).toBe('open drawer');
  });

  it('cleans text from elsewhere, by the browser or by itself, without a complaint of the policy', async () => {
    const clean = (dirty: string) =>
      page.evaluate((html) => (globalThis as unknown as { clean: (html: string) => string[] }).clean(html), dirty);
    const cases = [
      ['<p style="color:red" class="x" id="y">一<b>二</b></p>', '<p>一<b>二</b></p>'],
      ['<img src="x" onerror="alert(1)">', '<img>'],
      ['<script>alert(1)</script>一', '一'],
      ['<a href="javascript:alert(1)">去</a>', '<a>去</a>'],
      ['<iframe src="https://example.com"></iframe>二', '二'],
      ['<a href="//evil.example">去</a>', '<a>去</a>'],
      ['<img src="/notice/1.png" alt="图">', '<img src="/notice/1.png" alt="图">'],
      ['a style=b onload=c', 'a style=b onload=c'],
    ] as const;
    for (const [dirty, harmless] of cases) expect(await clean(dirty)).toEqual([harmless, harmless]);
    for (const link of await clean('<a href="https://example.com">去</a>'))
      expect(link).toContain('rel="noopener noreferrer nofollow"');
  });
});
