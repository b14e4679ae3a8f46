import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partsOf } from '../../src/element/manifest';
import { contracts } from '../../widgets/catalog';
import { launch } from './chromium';
import { ofColours } from './of-colours';
import { strictSite, type Site } from './strict-site';

/** Rules about whole pages: a story is a part of one. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order', 'landmark-unique'];

/** What lies above the page, or may: such a story hides others. */
const alone = /Opened|^(dialog|menu)\/|-popups\//;
/** So many stories are looked at together: most of the work of axe is the page around them. */
const many = 16;

/** Stories of a narrow or a dark place, which need no look in a wide and light one. */
const small = /\/(Dark|Narrow)$/;

/** The stories in groups that are shown together, each of a wide place or of a small one. */
function together(names: readonly string[]): string[][] {
  const quiet = names.filter((name) => !alone.test(name));
  const groups = [quiet.filter((name) => !small.test(name)), quiet.filter((name) => small.test(name))].flatMap((some) =>
    Array.from({ length: Math.ceil(some.length / many) }, (_, i) => some.slice(i * many, (i + 1) * many)),
  );
  return [...names.filter((name) => alone.test(name)).map((name) => [name]), ...groups];
}

/** Names of the parts of each widget. */
const named = Object.fromEntries(
  Object.entries(contracts).map(([name, contract]) => [name, Object.keys(partsOf(contract))]),
);

describe('stories', () => {
  let browser: Browser;
  let site: Site;
  let page: Page;
  let complaints: string[];
  /** The story on each page. */
  const at = new Map<Page, string>();

  beforeAll(async () => {
    // Its pages live long: here the compiler for speed does pay.
    [browser, site] = await Promise.all([launch([]), strictSite('tests/browser/ui/gallery.tsx')]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  beforeEach(async () => {
    complaints = [];
    page = await newPage();
  });
  afterEach(async () => {
    await Promise.all([...at.keys()].map((one) => one.close()));
    at.clear();
    expect(complaints).toEqual([]);
  });

  async function newPage(width = 1280): Promise<Page> {
    const one = await browser.newPage({ viewport: { width, height: 900 } });
    at.set(one, '');
    one.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      complaints.push(`${at.get(one)}: ${message.text()}`);
    });
    one.on('pageerror', (error) => complaints.push(`${at.get(one)}: ${error.message}`));
    return one;
  }

  const open = async (theme: string, on = page) => {
    await on.goto(`${site.url}?theme=${theme}`);
    await on.waitForSelector('body[data-ready]');
    await on.evaluate(axe.source);
  };
  /** Parts that are drawn and that no contract of their element names. */
  const strangeParts = (on: Page) =>
    on.evaluate(
      (known) =>
        [...document.querySelectorAll('[data-story] [part]')].flatMap((node) => {
          const name = node.closest('[data-story]')?.getAttribute('data-story') ?? '';
          const parts = known[name.split('/')[0] ?? ''];
          return [...node.part].filter((one) => parts && !parts.includes(one)).map((one) => `${name}: part ${one}`);
        }),
      named,
    );
  const show = async (names: string | string[], on = page) => {
    const shown = [names].flat();
    at.set(on, shown.join(', '));
    await on.evaluate((all) => window.show(...all), shown);
  };

  /** What axe finds in what is shown. */
  const faults = (on = page, only?: string[]) =>
    on.evaluate(
      async ([off, only]) => {
        const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
          ...(only ? { runOnly: only } : { rules }),
          // Without what passed, what does not apply, and copies of the page's style sheets.
          resultTypes: ['violations'],
          preload: false,
        });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, html, failureSummary }) => {
            const story = document.querySelector(target.join(' '))?.closest('[data-story]')?.getAttribute('data-story');
            return `${story} ${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 200)}`;
          }),
        );
      },
      [pageRules, only] as const,
    );

  /** How much wider than the page the story is. */
  const excess = (on: Page) =>
    on.evaluate(() => {
      const main = document.querySelector('main');
      return main ? main.scrollWidth - main.clientWidth : 0;
    });

  /** Pages that look through the stories at the same time: more than two would wait for each other. */
  const readers = 2;

  // The theme changes colours only, and the width changes none: each width in one theme fits everything, and axe looks at
  // those that have both in turns; what is dark or narrow in each of its places has stories of its own, and is seen there.
  const looks = [
    { width: 1280, theme: 'WHITE' },
    { width: 360, theme: 'BLACK' },
  ];

  it('each at 1280 px in WHITE, then at 360 px in BLACK: nothing is wider than the page, parts are those that contracts name, and axe finds nothing in one or the other', async () => {
    const read = async (part: number): Promise<string[]> => {
      const on = await newPage();
      await open('WHITE', on);
      const found: string[] = [];
      const names = await on.evaluate(() => window.stories);
      expect(names.length).toBeGreaterThan(450);
      const turns = together(names).map((some, i) => ({ some, look: Math.floor(i / readers) % looks.length }));
      for (const { some, look } of turns.filter((_, i) => i % readers === part)) {
        const isSmall = some.every((name) => small.test(name));
        for (const { width, theme } of isSmall ? looks.slice(1) : looks) {
          await on.setViewportSize({ width, height: 900 });
          await on.evaluate((to) => window.setTheme(to), theme);
          // What stands there finds its place in another width; what has opened opens anew, where it has its room.
          if (width > 360 || isSmall || alone.test(some[0]!)) await show(some, on);
          else await on.evaluate(() => window.rest());
          if (isSmall || theme === looks[look]!.theme)
            found.push(...(await faults(on)).map((fault) => `${width} ${theme} ${fault}`));
          found.push(...new Set(await strangeParts(on)));
          if ((await excess(on)) > 0) found.push(`${some.join(', ')}: wider than the page of ${width}`);
        }
      }
      return found;
    };
    expect((await Promise.all(Array.from({ length: readers }, (_, part) => read(part)))).flat()).toEqual([]);
  }, 1_800_000);

  it.each(['WHITE', 'BLACK'])('in %s: axe finds nothing in what is open', async (theme) => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const seen = () => faults(page, theme === 'BLACK' ? ofColours : undefined);
    await open(theme);
    await show('dialog/Toasts');
    await press('三条');
    expect(await seen()).toEqual([]);
    await show('dialog/Corner');
    await press('系统消息');
    await page.locator('[popover]:popover-open').first().waitFor();
    expect(await seen()).toEqual([]);
    await show('dialog/Open');
    await press('修改手机号');
    await press('获取验证码');
    expect(await seen()).toEqual([]);
    await show('dialog/Confirm');
    await press('注销账号');
    await page.getByRole('alertdialog').waitFor();
    expect(await seen()).toEqual([]);
    await show('dialog/Drawers');
    await press('告警详情');
    expect(await seen()).toEqual([]);

    for (const [story, name] of [
      ['menu/Actions', '更多'],
      ['menu/Code', '绑定码'],
    ] as const) {
      await show(story);
      await press(name);
      expect(await seen()).toEqual([]);
    }
    await show('menu/Hint');
    await page.mouse.move(600, 600);
    await page.getByRole('button', { name: '3.7.12' }).hover();
    await page.getByRole('tooltip').waitFor();
    expect(await seen()).toEqual([]);

    await show('time-range/Picker');
    await press('近 24 小时');
    await page.getByRole('dialog', { name: '时间范围' }).waitFor();
    expect(await seen()).toEqual([]);

    await show('form/Fields');
    await page.getByRole('combobox', { name: '城市' }).click();
    await page.locator('[role=option]').first().waitFor();
    expect(await seen()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByLabel('投放城市').click();
    expect(await seen()).toEqual([]);
    await page.keyboard.press('Escape');
    await press('保存');
    expect(await seen()).toEqual([]);
  });

  it('where the reader forces colours, what has the focus and what lies above the page has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open('WHITE');
    const edges = () =>
      page.evaluate(() =>
        [document.activeElement, document.querySelector('dialog[open], [popover]:popover-open')].map(
          (node) => node && getComputedStyle(node).outlineStyle,
        ),
      );
    for (const name of ['dialog/OpenedConfirm', 'menu/OpenedMenu', 'menu/OpenedPopover']) {
      await show(name);
      await page.locator('dialog[open], [popover]:popover-open').first().waitFor();
      expect([name, await edges()]).toEqual([name, ['solid', 'solid']]);
    }
  });

  it('what opens is open, and stays inside a window of 360 px', async () => {
    await page.setViewportSize({ width: 360, height: 720 });
    await open('WHITE');
    // A list of cards has neither columns nor views to choose.
    const opens = /(?<!^table)\/Opened|\/OpenedTools/;
    const names = (await page.evaluate(() => window.stories)).filter((name) => opens.test(name));
    expect(names.length).toBeGreaterThan(15);
    const beyond: string[] = [];
    for (const name of names) {
      await show(name);
      const layers = page.locator('dialog[open], [popover]:popover-open, [role=tooltip]');
      await layers.first().waitFor();
      const boxes = await layers.evaluateAll((found) =>
        found.flatMap((layer) =>
          [layer, ...layer.querySelectorAll('button, input, label, p, span, h1, h2, h3, svg')].map((node) => {
            const { left, right, width } = node.getBoundingClientRect();
            return { left, right, width, text: node.textContent?.slice(0, 20) };
          }),
        ),
      );
      // What is heard only is one pixel wide, wherever it is.
      const out = boxes.filter(({ left, right, width }) => width > 1 && (left < -1 || right > 361));
      if (out[0]) beyond.push(`${name}: ${JSON.stringify(out[0])}`);
    }
    expect(beyond).toEqual([]);
  }, 120_000);

  it('a stretch dragged over one chart is shown by all of the page, goes back and forward, and widens again', async () => {
    await open('WHITE');
    await show('time-range/Shared');
    const ends = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('table')].map((table) => {
          const moments = [...table.querySelectorAll('tbody th')].map((cell) => Date.parse(cell.textContent));
          return [moments[0] ?? 0, moments.at(-1) ?? 0] as const;
        }),
      );
    const whole = await ends();
    expect(whole).toHaveLength(2);
    expect(whole[0]).toEqual(whole[1]);
    const [from, to] = whole[0]!;
    const width = to - from;
    const drawn = (await page.locator('svg[role=presentation]').first().boundingBox())!;
    // From a quarter to the half of what lies between the axis and the last point.
    const across = (share: number) => drawn.x + 48 + (drawn.width - 68) * share;
    await page.mouse.move(across(0.25), drawn.y + 60);
    await page.mouse.down();
    await page.mouse.move(across(0.5), drawn.y + 60, { steps: 5 });
    await page.locator('[data-zoom]').waitFor();
    await page.mouse.up();
    const quarter = [from + width / 4, from + width / 2];
    await expect.poll(ends).toEqual([quarter, quarter]);
    await page.getByRole('button', { name: '前一段' }).click();
    const before = [from, from + width / 4];
    await expect.poll(ends).toEqual([before, before]);
    await page.getByRole('button', { name: '后一段' }).click();
    await expect.poll(ends).toEqual([quarter, quarter]);
    await page.getByRole('button', { name: '扩大一倍' }).click();
    await expect.poll(async () => (await ends()).map(([start, end]) => end - start)).toEqual([width / 2, width / 2]);
    // A press without dragging is no stretch.
    await page.mouse.click(across(0.5), drawn.y + 60);
    expect((await ends()).map(([start, end]) => end - start)).toEqual([width / 2, width / 2]);
  });
});
