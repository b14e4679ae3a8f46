import { readFile } from 'node:fs/promises';
import axe from 'axe-core';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from './chromium';
import { strictSite, type Site } from './strict-site';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedBrowser(), strictSite('tests/browser/table/page.tsx')]);
});
afterAll(async () => {
  await site.close();
});

/** Opens a story under a policy that allows no worker and no style of a string. */
async function story(name: string, size = { width: 1440, height: 900 }): Promise<Page> {
  const page = await browser.newPage({ viewport: size, acceptDownloads: true });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${site.url}#${name}`);
  await page.getByRole('grid').waitFor();
  return page;
}

/** Row and column of the cell with the focus, from 1 as a screen reader counts; the head is row 1. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest<HTMLTableCellElement>('td, th');
    return cell ? [Number(cell.parentElement?.getAttribute('aria-rowindex')), cell.cellIndex + 1] : undefined;
  });

const ticked = (page: Page) => page.locator('tbody tr[aria-selected="true"]').count();

describe('table in Chromium', () => {
  test('fifty rows by twelve columns stay under 1,500 nodes', async () => {
    for (const height of [900, 1200, 2600]) {
      const page = await story('Ordinary', { width: 1920, height });
      expect(await page.locator('thead th').count()).toBeGreaterThanOrEqual(12);
      expect(await page.evaluate(() => document.querySelectorAll('main *').length)).toBeLessThan(1500);
      await page.close();
    }
  });

  test('a hundred thousand rows: few in the page, all in the count, the last one reachable', async () => {
    const page = await story('Huge');
    const grid = page.getByRole('grid');
    expect(await grid.getAttribute('aria-rowcount')).toBe('100001');
    expect(await page.locator('tbody tr').count()).toBeLessThan(40);
    await page.locator('tbody td').first().focus();
    await page.keyboard.press('Control+End');
    await expect.poll(() => focused(page)).toEqual([100_001, await page.locator('thead th').count()]);
    await page.keyboard.press('Control+Home');
    await expect.poll(() => focused(page)).toEqual([2, 1]);
    await page.close();
  });

  test('paper has every row of the page, within the sheet, and of a hundred thousand the first two thousand', async () => {
    for (const [name, rows] of [
      ['Ordinary', 50],
      ['Huge', 2000],
    ] as const) {
      const page = await story(name, { width: 1000, height: 600 });
      const drawn = () => page.locator('tbody [data-row]').count();
      const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
      const print = (type: string) => page.evaluate((named) => void dispatchEvent(new Event(named)), type);
      const scrolled = () => page.evaluate(() => document.querySelector('table')!.parentElement!.scrollTop);
      // What prints comes when somebody is there.
      await page.mouse.move(300, 300);
      await page.mouse.wheel(0, 200);
      await expect.poll(scrolled).toBe(200);
      await page.waitForLoadState('networkidle');
      const [seen, styles] = [await drawn(), await sheets()];
      expect(seen).toBeLessThan(30);

      await page.evaluate(() => {
        const printed = () => document.querySelectorAll('tbody [data-row]').length;
        addEventListener('beforeprint', () => (document.title = String(printed())), { once: true });
      });
      await page.pdf({ format: 'A4' });
      expect(Number(await page.title())).toBeGreaterThanOrEqual(rows);
      expect(Number(await page.title())).toBeLessThan(rows * 1.2);
      expect([await drawn(), await sheets(), await scrolled()]).toEqual([seen, styles, 200]);

      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 718, height: 1000 });
      await print('beforeprint');
      const faults = await page.evaluate(() => {
        const all = (of: string) => [...document.querySelectorAll(of)];
        const box = (one: Element) => one.getBoundingClientRect();
        const over = (cell: Element) => {
          const before = cell.previousElementSibling;
          return before !== null && box(before).right > box(cell).left + 1;
        };
        const [table, frame] = [all('table')[0]!, all('main section')[0]!];
        return {
          beyond: all('td, th').filter((one) => box(one).right > innerWidth).length,
          over: all('td, th').filter(over).length,
          sticky: all('td, th, thead').filter((one) => getComputedStyle(one).position === 'sticky').length,
          blank: box(table).height > 100 * all('tbody [data-row]').length,
          cut: box(table).bottom > box(frame).bottom + 1,
        };
      });
      expect(faults, name).toEqual({ beyond: 0, over: 0, sticky: 0, blank: false, cut: false });
      await page.close();
    }
  });

  test('the grid is one tab stop; arrows move, the head is above the first row', async () => {
    const page = await story('Ordinary');
    await page.getByRole('button', { name: '添加' }).focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toEqual([2, 1]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toEqual([3, 2]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toEqual([1, 2]);
    await page.keyboard.press('ArrowDown');
    // The controls of this row follow, then the pager: never those of the other 49 rows.
    const stops: string[] = [];
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => (document.activeElement?.closest('table') ? 'grid' : 'outside')));
    }
    expect(stops.filter((stop) => stop === 'grid').length).toBeLessThanOrEqual(5);
    expect(stops.at(-1)).toBe('outside');
    await page.close();
  });

  test('space ticks, shift with arrows or a click ticks a range, everything can be ticked', async () => {
    const page = await story('Ordinary');
    await page.locator('tbody td').first().focus();
    await page.keyboard.press(' ');
    expect(await ticked(page)).toBe(1);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await ticked(page)).toBe(3);
    await page
      .locator('tbody tr')
      .nth(5)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    expect(await ticked(page)).toBe(6);
    await page.getByRole('button', { name: '选择全部 132 项' }).click();
    await page.getByRole('button', { name: '下一页' }).click();
    expect(await page.locator('tbody tr[aria-selected="false"]').count()).toBe(0);
    await page.getByRole('region', { name: '批量操作' }).getByText('132').waitFor();
    await page.close();
  });

  test('enter sorts in the head, opens a row, and works a cell; F2 edits and enter saves', async () => {
    const page = await story('Ordinary');
    await page.locator('tbody td').first().focus();
    await page.keyboard.press('Enter');
    await page.getByText('SN0000000000').waitFor();
    await page.keyboard.press('Enter');
    expect(await page.getByText('SN0000000000').count()).toBe(0);
    await page.keyboard.press('F2');
    await page.keyboard.type('新名字');
    await page.keyboard.press('Enter');
    await page.getByRole('gridcell', { name: '新名字', exact: true }).waitFor();
    expect(await focused(page)).toEqual([2, 4]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('columnheader', { name: '备注名称' }).getAttribute('aria-sort')).toBe('ascending');
    await page.close();
  });

  test('a row that is being edited shows what is wrong at its field; escape gives up', async () => {
    const page = await story('Ordinary');
    await page.locator('tbody tr').first().getByRole('button', { name: '编辑' }).click();
    await page.keyboard.press('Delete');
    await page.locator('tbody tr').first().getByRole('button', { name: '确认' }).click();
    const field = page.locator('tbody tr').first().getByRole('textbox', { name: '备注名称' });
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('必须填写备注名称').waitFor();
    await field.press('Escape');
    expect(await page.getByRole('textbox', { name: '备注名称' }).count()).toBe(0);
    await page.close();
  });

  test('deleting asks in the words of the specification and tells', async () => {
    const page = await story('Ordinary');
    await page.locator('tbody tr').first().getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByText('警告').waitFor();
    await dialog.getByText('是否执行此操作?').waitFor();
    await dialog.getByRole('button', { name: '确定' }).click();
    await page.getByText('删除成功！').waitFor();
    await page.getByText('共 131 条').waitFor();
    await page.close();
  });

  test('a batch runs as a task with a result per row, and the failed rows again', async () => {
    const page = await story('Ordinary');
    await page.getByRole('checkbox', { name: '选择本页全部' }).click();
    await page.getByRole('button', { name: '批量重启' }).click();
    await page.getByText('成功 40，失败 5，跳过 5').waitFor();
    await page.getByRole('button', { name: '重试失败的 5 项' }).click();
    await page.getByText('成功 40，失败 5，跳过 5').waitFor();
    await page.close();
  });

  test('CSV and XLSX hold the whole filtered set, also where no worker may run', async () => {
    const page = await story('Huge');
    const save = async (kind: string) => {
      await page.getByRole('button', { name: '导出、密度与任务' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByRole('menuitem', { name: `导出 ${kind}` }).click(),
      ]);
      return readFile(await download.path());
    };
    const csv = (await save('CSV')).toString('utf8');
    expect(csv.trimEnd().split('\r\n')).toHaveLength(100_001);
    await page.getByRole('searchbox').fill('旗舰店 1');
    const total = page.getByText(/^共 [\d,]+ 条$/);
    await expect.poll(() => total.textContent()).not.toBe('共 100,000 条');
    const matching = Number((await total.textContent())!.replace(/\D/g, ''));
    expect(matching).toBeGreaterThan(500);
    const sheet = unzipSync(await save('XLSX'))['xl/worksheets/sheet1.xml']!;
    expect(strFromU8(sheet).match(/<row /g)).toHaveLength(matching + 1);
    await page.close();
  });

  test('columns give way at 1280 and the rest scrolls below a head and a first column that stay', async () => {
    const wide = await story('Ordinary', { width: 1920, height: 900 });
    const narrow = await story('Ordinary', { width: 1128, height: 900 });
    expect(await wide.getByRole('columnheader', { name: '序列号' }).count()).toBe(1);
    expect(await narrow.getByRole('columnheader', { name: '序列号' }).count()).toBe(0);
    // A list of less than 520 px has cards.
    const small = await story('Ordinary', { width: 600, height: 900 });
    const scroller = small.locator('table').locator('..');
    await scroller.evaluate((node) => node.scrollTo(400, 300));
    expect(await scroller.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
    const at = await small.evaluate(() => {
      const box = document.querySelector('table')?.parentElement?.getBoundingClientRect();
      const head = document.querySelector('thead th')?.getBoundingClientRect();
      const first = document.querySelector('tbody tr[data-row] td')?.getBoundingClientRect();
      return box && head && first && [head.top - box.top, first.left - box.left];
    });
    expect(at).toEqual([1, 0]);
    await Promise.all([wide.close(), narrow.close(), small.close()]);
  });

  test('a column is as wide as it was dragged, or set by Alt and an arrow', async () => {
    const page = await story('Ordinary');
    const head = page.getByRole('columnheader', { name: '固件版本' });
    const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
    const before = await width();
    const edge = await head.locator('[title^="调整"]').boundingBox();
    await page.mouse.move((edge?.x ?? 0) + 4, (edge?.y ?? 0) + 8);
    await page.mouse.down();
    await page.mouse.move((edge?.x ?? 0) + 64, (edge?.y ?? 0) + 8, { steps: 4 });
    await page.mouse.up();
    expect(await width()).toBe(before + 60);
    await head.focus();
    await page.keyboard.press('Alt+ArrowLeft');
    expect(await width()).toBe(before + 44);
    await page.close();
  });

  test.each(['Ordinary', 'Ordinary/BLACK', 'Nothing', 'Failing', 'Slow', 'Narrow', 'Huge'])(
    'axe finds nothing in %s',
    async (name) => {
      const page = await story(name);
      if (name.startsWith('Ordinary')) {
        await page.locator('tbody tr[data-row="0"] [data-do="select"]').click();
        await page.locator('tbody tr[data-row="1"] [data-do="expand"]').click();
        await page.locator('tbody tr[data-row="2"]').getByRole('button', { name: '编辑' }).click();
      }
      await page.evaluate(axe.source);
      const found = await page.evaluate(async (off) => {
        const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
          rules,
          resultTypes: ['violations'],
          preload: false,
        });
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
      }, pageRules);
      expect(found).toEqual([]);
      await page.close();
    },
  );
});

/** Rules about whole pages: a story is a part of one. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];
