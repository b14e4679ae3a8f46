import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { partPages } from './ui/part-page';

describe('charts, a table and passing parts in a shadow root under a transformed and covered box', () => {
  const { page: pageOf, focused } = partPages('tests/browser/ui/shadow-more.tsx');
  let page: Page;
  beforeEach(() => {
    page = pageOf();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

  describe('charts that share a time', () => {
    /** First and last moment of each chart, from its data as a table. */
    const ends = () =>
      dialog('Charts')
        .locator('table')
        .evaluateAll((tables) =>
          tables.map((table) => {
            const moments = [...table.querySelectorAll('tbody th')].map((cell) => Date.parse(cell.textContent ?? ''));
            return [moments[0] ?? 0, moments.at(-1) ?? 0];
          }),
        );
    beforeEach(async () => {
      await button('open charts').press('Enter');
      await dialog('Charts').locator('svg[role=presentation]').nth(1).waitFor();
    });

    it('are narrowed together by dragging over one of them', async () => {
      const [whole] = await ends();
      const [from, to] = whole!;
      const drawn = (await dialog('Charts').locator('svg[role=presentation]').nth(1).boundingBox())!;
      const across = (share: number) => drawn.x + 48 + (drawn.width - 68) * share;
      await page.mouse.move(across(0.5), drawn.y + 60);
      await page.mouse.down();
      await page.mouse.move(across(0.75), drawn.y + 60, { steps: 5 });
      await dialog('Charts').locator('[data-zoom]').waitFor();
      await page.mouse.up();
      const quarter = [from! + (to! - from!) / 2, from! + ((to! - from!) * 3) / 4];
      await expect.poll(ends).toEqual([quarter, quarter]);
    });

    it('tell the figures under the pointer', async () => {
      const drawn = (await dialog('Charts').locator('svg[role=presentation]').first().boundingBox())!;
      await page.mouse.move(drawn.x + drawn.width / 2, drawn.y + 60);
      await page.mouse.move(drawn.x + drawn.width / 2 + 3, drawn.y + 60);
      await dialog('Charts').getByText('22.0').first().waitFor();
    });

    it('are set by the keyboard: a quick stretch, then the stretch before it', async () => {
      await dialog('Charts').getByRole('group', { name: '时间范围' }).getByRole('button').nth(1).press('Enter');
      const picker = dialog('时间范围');
      await picker.waitFor();
      await picker.getByText('近 1 小时').press('Enter');
      await expect.poll(() => picker.count()).toBe(0);
      await expect
        .poll(async () => (await ends()).map(([from, to]) => (to ?? 0) - (from ?? 0)))
        .toEqual([3_600_000, 3_600_000]);
      const [[now]] = (await ends()) as [[number]];
      await button('前一段').press('Enter');
      await expect.poll(async () => (await ends()).map(([, to]) => to)).toEqual([now, now]);
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog('Charts').count()).toBe(0);
      expect(await focused()).toBe('open charts');
    });
  });

  it('a table is walked, ticked and its columns chosen by the keyboard alone', async () => {
    await button('open table').press('Enter');
    const table = dialog('Table');
    await table.getByRole('grid').waitFor();
    await table.locator('tbody tr[data-row="0"] td').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await table.locator('tr[aria-selected="true"]').count()).toBe(2);
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toContain('广州天河办公室');
    await button('列筛选').press('Enter');
    await dialog('列筛选').waitFor();
    await dialog('列筛选').getByRole('checkbox', { name: '型号' }).press(' ');
    await dialog('列筛选').getByRole('button', { name: '确定' }).press('Enter');
    await page.getByText('筛选成功！').waitFor();
    await expect.poll(() => table.getByRole('columnheader', { name: '型号' }).count()).toBe(0);
    expect(await focused()).toBe('列筛选');
  });

  it('a hint comes with the focus and goes with Escape, which closes nothing else', async () => {
    await button('tell').focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('hinted');
    const hint = page.getByRole('tooltip');
    await hint.waitFor();
    expect(await hint.textContent()).toBe('what it is for');
    await page.keyboard.press('Escape');
    await expect.poll(() => hint.count()).toBe(0);
    expect(await focused()).toBe('hinted');
  });

  it('tabs are one stop: arrows, Home and End choose', async () => {
    await page.getByRole('tab', { name: 'tab one' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('tab two');
    await page.getByText('shown two').waitFor({ state: 'attached' });
    await page.keyboard.press('End');
    expect(await focused()).toBe('tab three');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('tab one');
    await page.keyboard.press('Tab');
    expect(await focused()).not.toMatch(/^tab /);
  });

  it('messages stand in the corner one at a time, above everything', async () => {
    await button('tell').press('Enter');
    await page.getByRole('region', { name: 'first' }).waitFor();
    expect(await page.getByRole('region', { name: 'second' }).count()).toBe(0);
    await page.getByRole('region', { name: 'first' }).getByRole('button').click();
    await page.getByRole('region', { name: 'second' }).waitFor();
    expect(await page.getByRole('region', { name: 'first' }).count()).toBe(0);
  });
});
