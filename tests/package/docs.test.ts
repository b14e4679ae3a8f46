import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { policy } from '../../host/docs/layout';
import { launch } from '../browser/chromium';
import { listen, type Listening } from '../browser/cdn-site';
import { commonMembers, partsOf } from '../../src/element/manifest';
import { contracts } from '../../widgets/catalog';
import { base, dark, light } from '../../src/theme';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const root = join('dist/docs', version);
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
};

let site: Listening;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  execFileSync(process.execPath, ['host/docs/build.mjs', '--build']);
  site = await listen(async (request) => {
    const path = decodeURI(new URL(request.url).pathname);
    const file = join('dist/docs', path);
    if (!existsSync(file) || !types[extname(file)]) return new Response('', { status: 404 });
    const headers = {
      'content-type': `${types[extname(file)]}; charset=utf-8`,
      'content-security-policy': policy,
      // Kept by the browser, and what it compiled of it with it.
      'cache-control': 'max-age=3600',
    };
    return new Response(readFileSync(file), { headers });
  });
  browser = await launch();
  page = await (await browser.newContext({ colorScheme: 'light' })).newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => {
    const own = request
      .url()
      .replace(/^blob:/, '')
      .startsWith(site.origin);
    if (!own) complaints.push(request.url());
  });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const open = async (path: string) => {
  complaints.length = 0;
  await page.goto(`${site.origin}/${version}/${path}`);
};

/** So many widgets are shown in a page that was loaded once. */
const lent = 10;
let entered = 0;

/** Puts another page's content into the place of this page's; tells what both load. */
async function enter(path: string): Promise<[loaded: string[], before: string[]]> {
  const other = await new Promise<Document>((done) => {
    // The page's policy lets no text become a document; what was asked for as one is one.
    const request = Object.assign(new XMLHttpRequest(), { responseType: 'document' });
    request.addEventListener('load', () => done(request.response as Document));
    request.open('GET', path);
    request.send();
  });
  const loaded = (page: Document) =>
    [...page.querySelectorAll('script, link[rel=stylesheet], meta[http-equiv]')].map(({ outerHTML }) => outerHTML);
  const both: [string[], string[]] = [loaded(other), loaded(document)];
  document.querySelector('main')!.replaceWith(other.querySelector('main')!);
  return both;
}

/** What the console's own menus and buttons are called, where an English page leads there. */
const consoleWords = /^(个人中心|账号安全|嵌入合作方|登记合作方|主题|测试令牌|中文)$/;

/** Links of the open page whose file was not built. */
async function linksToNothing(): Promise<string[]> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href.split('#')[0] ?? ''),
  );
  return [...new Set(links)].filter((href) => !existsSync(join('dist/docs', new URL(href).pathname)));
}

const names = Object.keys(contracts);
/** The pages that are opened: what they show alive are stories, all of which the tests of stories look at. */
const opened = names.filter((_, nth) => inject('everyExample') || nth % 4 === 0);

describe('the documentation', () => {
  it.each(opened)('shows np-%s alive, without an error', async (name) => {
    // A page loads the same as that of the widget before it, in whose place it is put; what is left of those may still work.
    if (entered++ % lent === 0) await open(`widgets/${name}.html`);
    else {
      complaints.length = 0;
      const [head, before] = await page.evaluate(enter, `/${version}/widgets/${name}.html`);
      expect(head).toEqual(before);
      await page.evaluate(`import('/${version}/assets/stories.js?${name}').then(() => undefined)`);
    }
    await page.locator('.stage').waitFor();
    // The story itself: its widget is drawn, and what it reads or draws later is there.
    await page.waitForFunction(() => {
      const stage = document.querySelector<HTMLElement>('.stage');
      return stage?.innerText.trim() && !stage.querySelector('[aria-busy=true]');
    });
    expect(await page.locator('.stage [role=alert]:has-text("这个场景无法显示")').count()).toBe(0);
    const { parts } = contracts[name]!;
    const known = partsOf(contracts[name]!);
    const drawn = await page
      .locator('.stage [part]')
      .evaluateAll((all) => all.flatMap((one) => one.getAttribute('part')!.split(' ')));
    expect(drawn).toEqual(expect.arrayContaining(Object.keys(parts)));
    expect(drawn.filter((part) => !(part in known) && !(part in commonMembers.parts))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(names)('tells of np-%s all that it takes and says', (name) => {
    const { props, events } = contracts[name]!;
    const text = readFileSync(join(root, `widgets/${name}.html`), 'utf8').replace(/<[^>]*>/g, ' ');
    for (const key of Object.keys(props)) expect(text).toMatch(new RegExp(`\\b${key}\\b`));
    for (const key of Object.keys(events))
      expect(text).toContain(`np-${key.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`);
  });

  it.each([
    'index',
    'start',
    'tokens',
    'theming',
    'theme-builder',
    'composer',
    'three-minutes',
    'backends',
    'versions',
    'plugins',
    'extend',
    'frameworks',
    'reference',
    'browsers',
    'iframe',
    'csp',
    'errors',
  ])('has the page %s in both languages', async (name) => {
    for (const path of [`en/${name}.html`, `${name}.html`]) {
      await open(path);
      await page.locator('h1').waitFor();
      expect(await linksToNothing()).toEqual([]);
      expect(complaints).toEqual([]);
    }
    const english = readFileSync(join(root, `en/${name}.md`.replace('index.md', 'llms.txt')), 'utf8');
    // Names of the console's own pages stand as they are there.
    const chinese = english.match(/[\u4e00-\u9fff]{2,}/g) ?? [];
    expect(chinese.filter((word) => !consoleWords.test(word))).toEqual([]);
  });

  it('can be read by programs: a list of all pages, each without its tags', () => {
    const list = readFileSync(join(root, 'llms.txt'), 'utf8');
    const paths = [...list.matchAll(/\]\(([^)]+\.md)\): \S/g)].map(([, path]) => path!);
    for (const name of Object.keys(contracts)) expect(paths).toContain(`widgets/${name}.md`);
    expect(paths).toContain('start.md');
    for (const path of paths) {
      // Code has tags of its own.
      const words = readFileSync(join(root, path), 'utf8').replace(/```[\s\S]*?```|`[^`]*`/g, '');
      expect([path, words.match(/<\/?[a-z][^<\n]*>/)?.[0]]).toEqual([path, undefined]);
    }
    const skill = readFileSync(join(root, 'skill/netpane/SKILL.md'), 'utf8');
    expect(skill).toMatch(/^---\nname: netpane\ndescription: /);
    expect(skill).toContain('- `<np-alarm-table>` Alarms');
    expect(skill).not.toContain('<np-wallet>');
    const page = readFileSync(join(root, 'widgets/alarm-table.md'), 'utf8');
    expect(page).toContain('| `manage` | `manage` | `boolean` |');
    expect(page).toContain('```html\n<script type="module">');
  });

  it('names every design variable', () => {
    const text = readFileSync(join(root, 'theming.html'), 'utf8');
    const missing = Object.keys({ ...base, ...light, ...dark }).filter((name) => !text.includes(`--np-${name}<`));
    expect(missing).toEqual([]);
  });

  it('finds what is typed, and goes there by keyboard', async () => {
    await open('index.html');
    await page.keyboard.press('/');
    await page.keyboard.type('np-alarm-open');
    // What the first letters found stands there until all were typed.
    const first = page.locator('#found a').first();
    await expect.poll(() => first.getAttribute('href')).toMatch(/widgets\/alarm-/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/widgets\/alarm-/);
    expect(complaints).toEqual([]);
  });

  it('finds the guide about what embedders look for, in both languages', async () => {
    const guides = {
      ...{ CSP: 'csp', dark: 'theming', locale: 'theming', slot: 'extend', 'row action': 'extend', expire: 'tokens' },
      ...{ Astro: 'frameworks', Next: 'frameworks', deprecated: 'versions', angular: 'frameworks' },
    };
    for (const folder of ['', 'en/']) {
      await open(`${folder}index.html`);
      for (const [word, guide] of Object.entries(guides)) {
        await page.fill('#search', word);
        // What the word before found stands there until this one is looked for.
        await expect
          .poll(() => page.locator('#found a').first().getAttribute('href'), { message: `${folder} ${word}` })
          .toBe(`./${guide}.html`);
      }
    }
  });

  it('follows the system until the reader chooses a theme', async () => {
    await open('index.html');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const bright = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).not.toBe(bright);
    await page.selectOption('#theme', 'WHITE');
    expect(await ground()).toBe(bright);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('leads to the other versions that the site keeps', async () => {
    await page.route('**/versions.json', (route) => route.fulfill({ json: [version, '0.0.1'] }));
    await page.route('**/0.0.1/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><h1>0.0.1</h1>' }),
    );
    await open('start.html');
    await page.locator('#version option', { hasText: '0.0.1' }).waitFor({ state: 'attached' });
    await page.selectOption('#version', '0.0.1');
    await page.waitForURL(`${site.origin}/0.0.1/index.html`);
    await page.unrouteAll();
    expect(JSON.parse(readFileSync('dist/docs/versions.json', 'utf8'))).toContain(version);
  });

  it('has an attribute take effect in the live widget', async () => {
    await open('widgets/alarm-list.html');
    await page.getByLabel('heading').fill('值班告警');
    await page.locator('.stage').getByText('值班告警').waitFor();
  });

  it('tells what lists and columns are called for who extends them', async () => {
    await open('en/widgets/device-list.html');
    await page.locator('.lists code', { hasText: /^status$/ }).waitFor();
    expect(await page.locator('.lists dt').innerText()).toBe('List device.gateway');
    const columns = await page.locator('.lists code').allInnerTexts();
    // What the guide writes about this list is so.
    const guide = readFileSync(join(root, 'en/extend.md'), 'utf8');
    const named = [...guide.matchAll(/after: '(\w+)'|hidden: \['(\w+)'\]|formats: \{ (\w+)/g)];
    expect(named).toHaveLength(3);
    expect(named.map(([, ...keys]) => keys.find(Boolean)).filter((key) => !columns.includes(key!))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('has the line of code take effect that a reader changes, and says what it does not know', async () => {
    await open('en/widgets/alarm-list.html');
    const line = page.getByLabel('Change this line');
    await line.fill('<np-alarm-list heading="On duty" theme="dark" colour="red">');
    await page.locator('.stage').getByText('On duty').waitFor();
    await page.locator('.stage [data-np-theme=BLACK]').waitFor();
    expect(await page.getByLabel('heading', { exact: true }).inputValue()).toBe('On duty');
    await page.getByText('There is no attribute colour').waitFor();
    expect(complaints).toEqual([]);
  });

  it('composes a page that a strict policy lets through, and keeps it in the address', async () => {
    await open('composer.html');
    await page.locator('.composer > .controls select').selectOption('device-counts');
    await page.getByRole('button', { name: '加入页面' }).click();
    const added = page.locator('.item').last();
    await added.locator('select').selectOption('4');
    await added.getByRole('button', { name: '前移' }).click();
    const html = page.locator('figure', { hasText: 'index.html' }).locator('code');
    await expect
      .poll(async () => (await html.textContent())?.match(/<np-[\w-]+ class="span-\d+"/g))
      .toEqual([
        '<np-alarm-list class="span-12"',
        '<np-device-counts class="span-4"',
        '<np-device-list class="span-12"',
      ]);
    await page.reload();
    await expect.poll(() => page.locator('.item').count()).toBe(3);
    expect(complaints).toEqual([]);
  });

  it('prints the style sheet of a partner, which can be read whatever the accent is', async () => {
    await open('theme-builder.html');
    await page.getByLabel('主色').fill('#ffee00');
    await page.locator('.code', { hasText: '"accent":"#ffee00"' }).waitFor();
    expect(await page.locator('.checks [data-good=true]').count()).toBe(10);
    expect(await page.locator('.checks [data-good=false]').count()).toBe(0);
    const shown = page.locator('.stage').evaluate((stage) => getComputedStyle(stage).getPropertyValue('--np-accent'));
    // Yellow is not seen on white: it was darkened as little as it takes.
    expect(await shown).toMatch(/^#[9a-d][0-9a-f]{5}$/);
    expect(complaints).toEqual([]);
  });
});
