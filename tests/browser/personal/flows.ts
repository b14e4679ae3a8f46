import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { contrastOf, failures, type Failure } from './failures';
import { fill, press, tabTo } from './keyboard';

const api = (call: string) => (url: URL) => url.pathname === call;

/** Words come, and can be read in both themes. */
export async function legible(page: Page, words: string): Promise<void> {
  await page.getByText(words).first().waitFor();
  expect(await contrastOf(page, words)).toBeGreaterThanOrEqual(4.5);
}

/** A QR sign-in whose code cannot be had, whose questions fail, that runs out, and that is confirmed after another try. */
export async function qrSignIn(page: Page, confirm: (id: string) => Promise<void>): Promise<void> {
  let failing: Failure | undefined = failures[0];
  await page.route(api('/api/v3/get_qrcode_id'), (route) =>
    failing ? failing.answer(route, 'page') : route.fallback(),
  );
  let asked = 0;
  const question = (route: Route) => {
    const failure = failures[asked++];
    return failure ? failure.answer(route, 'qruuid') : route.fallback();
  };
  await page.route(api('/api/v3/check_qrcode_id'), question);
  await page.goto('/login');
  await press(page, '扫码登录');
  const code = page.getByRole('img', { name: '登录二维码，用手机扫描' });
  for (const failure of failures) {
    await legible(page, failure.words);
    await legible(page, '二维码获取失败');
    failing = failures[failures.indexOf(failure) + 1];
    await press(page, '重新加载');
  }
  await code.waitFor();
  await page.getByText(/^等待扫码/).waitFor();
  const over = page.getByText('二维码已失效');
  // The next question is only due after an answer, which takes its own time.
  while (!(await over.isVisible())) await page.clock.runFor(1_000);
  expect(asked).toBe(20);
  await legible(page, '二维码已失效');
  const made = page.waitForResponse('**/api/v3/get_qrcode_id');
  await press(page, '重新加载');
  const { data } = (await (await made).json()) as { data: string };
  await code.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('等待扫码'));
  await confirm(data);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  while (!(await menu.isVisible())) await page.clock.runFor(1_000);
}

/** The robot's channel fails in every way, and opens in the end. */
export async function robotChat(page: Page): Promise<void> {
  let failing: Failure | undefined;
  await page.route(api('/api/v3/customer_service'), (route) =>
    failing ? failing.answer(route, 'type') : route.fallback(),
  );
  for (failing of failures) {
    await press(page, '开始会话');
    await legible(page, failing.words);
  }
  failing = undefined;
  await press(page, '开始会话');
  await page.getByRole('dialog', { name: '会话已建立' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const picture = {
  name: 'lamp.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Photos that do not arrive, that are none, that do arrive, and that are taken away: the words typed before stay. */
export async function pickPhotos(page: Page, typed: readonly [label: string, value: string]): Promise<void> {
  let failing: Failure | undefined;
  await page.route(api('/api/v3/uploads/photo'), (route) =>
    failing ? failing.answer(route, 'file') : route.fallback(),
  );
  // Heard from the start: Playwright takes over the window of the system only while somebody listens.
  page.on('filechooser', () => undefined);
  const pick = async (file: typeof picture | (typeof picture)[]) => {
    await tabTo(page, '添加照片');
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Space');
    await (await chooser).setFiles(file);
  };
  await page.getByLabel('添加照片').waitFor({ state: 'attached' });
  await fill(page, [typed]);
  for (failing of failures) {
    await pick(picture);
    await legible(page, `lamp.png 上传失败：${failing.words}`);
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.type === 'file');
  }
  failing = undefined;
  await pick({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await legible(page, 'notes.txt 不是 JPEG、PNG 或 WebP 照片');
  await pick({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await legible(page, 'large.png 超过 5 MB');
  await pick({ name: 'lying.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await legible(page, 'lying.png 上传失败：');
  await pick(picture);
  await page.getByRole('button', { name: '查看第 1 张照片' }).waitFor();
  await press(page, '移除第 1 张照片');
  await page.getByRole('button', { name: '查看第 1 张照片' }).waitFor({ state: 'detached' });
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.type === 'file');
  await pick(Array.from({ length: 6 }, () => picture));
  await page.getByRole('button', { name: '移除第 6 张照片' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === '移除第 6 张照片');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.type === 'file');
  expect(await page.getByLabel(typed[0], { exact: true }).and(page.locator('input, textarea')).inputValue()).toBe(
    typed[1],
  );
}
