import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { fingerprint } from '../../../host/server/kit/secrets';
import { flows } from './flow';

// Twelve everyday tasks without a mouse: every control is come to by Tab and arrows, and is what a screen reader says of it,
// by role and name; what was done is said in a live region.

const flow = flows();
const gwid = '5d0c7ab91e34';
const key = 'Kb8i11B3tAjfUgvGqqD8EsoO';

const get = (role: Parameters<typeof flow.page.getByRole>[0], name: string | RegExp, inside?: Locator) =>
  (inside ?? flow.page).getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });

/** As far as anybody is ready to press a key. */
const most = 90;

/** Goes to a control as somebody does who sees or hears where the focus is. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < most; pressed++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await flow.page.keyboard.press('Tab');
  }
  throw new Error(`not reached by ${most} tabs: ${String(target)}`);
}

async function press(target: Locator, name = 'Enter'): Promise<void> {
  await tabTo(target);
  await flow.page.keyboard.press(name);
}

async function write(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await flow.page.keyboard.press('Control+a');
  await flow.page.keyboard.type(text);
}

/** What is said aloud without being asked for. */
const said = (text: string | RegExp) =>
  flow.page
    .locator('[role=status], [role=alert], [aria-live]')
    .filter({ hasText: text })
    .first()
    .waitFor({ state: 'attached' });

/** Types into the search over everything and takes what is offered first. */
async function command(words: string, option: string | RegExp): Promise<void> {
  await flow.page.keyboard.press('Control+k');
  const box = get('combobox', '全局搜索');
  await box.waitFor();
  await flow.page.keyboard.type(words);
  await flow.page.getByRole('option', { name: option, selected: true }).first().waitFor();
  await flow.page.keyboard.press('Enter');
  await box.waitFor({ state: 'detached' });
}

it('twelve tasks are done by keyboard alone, each control with a role and a name', async () => {
  const { page, context, server } = flow;
  const dialog = page.getByRole('dialog');
  const address = (pattern: RegExp) => expect.poll(() => page.url()).toMatch(pattern);
  await server.db!.query(
    `INSERT INTO device_identity (gwid, key_hash, model, serial, simulated) VALUES ($1, $2, 'NP-R620', $1, false)`,
    [gwid, fingerprint(key)],
  );

  // Sign in.
  await context.clearCookies({ name: 'np_token' });
  await page.goto('/login?redirect=%2Fnetworks');
  await write(get('textbox', '账号'), 'demo@netpane.cn');
  await write(page.getByLabel('密码', { exact: true }), 'Netpane2026');
  await page.keyboard.press('Enter');
  await get('navigation', '主菜单').waitFor();

  // Search for a page and go there; change the theme.
  await command('网络列表', /网络列表/);
  await page.getByRole('heading', { name: '网络列表', level: 1 }).waitFor();
  await command('深色', '切换到深色主题');
  await page.locator('html[data-np-theme=BLACK]').waitFor({ state: 'attached' });

  // Take a site in.
  await press(get('button', '绑定设备'));
  await write(get('textbox', 'GWID', dialog), gwid);
  await write(get('textbox', '绑定密钥', dialog), key);
  await write(get('textbox', '备注名称（选填）', dialog), '键盘店');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });

  // Search in a list, open what is found by the arrows, edit its name.
  await write(page.getByRole('searchbox').first(), '南京夫子庙生活馆');
  await said('共 1 条');
  await tabTo(page.locator('main tbody [tabindex="0"]').first());
  const link = page.getByRole('grid').getByRole('link').first();
  const isThere = () => link.evaluate((node) => node.closest('td')!.contains(document.activeElement));
  for (let moved = 0; moved < 6 && !(await isThere()); moved++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await address(/\/network\/\w+/);
  await page.getByRole('heading', { name: '南京夫子庙生活馆', level: 1 }).waitFor();
  await press(get('button', '改名'));
  await get('dialog', '改名').waitFor();
  await write(get('textbox', '备注名称', dialog), '夫子庙生活馆');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '夫子庙生活馆', level: 1 }).waitFor();

  // Change its configuration, compare, apply.
  await page.goto(`${page.url().split('?')[0]}?tab=ddns`);
  await press(get('button', '添加域名').first());
  await write(get('textbox', '域名', dialog), 'store.example.com');
  await write(get('textbox', '密钥编号', dialog), 'key-1');
  await write(dialog.getByLabel('密钥', { exact: true }), 'name-Secret-2');
  await page.keyboard.press('Enter');
  await page.getByText('有 1 项修改未保存').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await press(get('button', '保存并下发'));
  await press(get('button', '下发 1 项修改', get('dialog', '核对并下发')));
  await said('已生效');

  // Acknowledge an alarm.
  await page.goto('/alarm');
  await get('grid', /./).waitFor();
  await tabTo(page.locator('main tbody [tabindex="0"]').first());
  // The newest may be in somebody's hands already.
  const waits = page.locator('tr:has(:focus)').getByRole('button', { name: '确认处理', exact: true });
  for (let row = 0; row < 9 && (await waits.count()) === 0; row++) await page.keyboard.press('ArrowDown');
  await press(waits);
  await said('已确认，状态变为处理中');

  // Order a package, up to the payment.
  await page.goto('/open/overseas_speedup');
  await press(get('button', '开通专业版').first());
  const order = get('dialog', /专业版$/);
  await tabTo(get('combobox', '应用到网关', order));
  await page.keyboard.press('ArrowDown');
  await tabTo(get('radio', /^1 个月/, order));
  await page.keyboard.press('ArrowDown');
  await page.getByRole('radio', { name: /^3 个月/, checked: true }).waitFor();
  await said(/^应付/);
  await tabTo(get('button', '余额支付', order));
  await page.keyboard.press('Escape');
  await order.waitFor({ state: 'detached' });

  // Import prepared devices from a file.
  const chosen = page.waitForEvent('filechooser');
  await page.goto('/config/preconfigured');
  await press(get('button', '导入设备').first());
  await address(/preconfiguredEdit/);
  await press(get('button', '选择文件').last());
  const lines = '序列号,名称\nNPR6203302609999,三楼前台\n';
  await (await chosen).setFiles({ name: '设备.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
  await press(get('button', /导入 1 /));
  await address(/preconfigured$/);

  // Sign out.
  await press(get('button', /^账号菜单/));
  await get('menu', '账号菜单').waitFor();
  await page.keyboard.press('End');
  expect(await get('menuitem', '退出登录').evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await address(/\/login/);
});
