import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { partPages } from './ui/part-page';

describe('parts in a shadow root, under a transformed and covered box, with a strict content policy', () => {
  const { page: pageOf, focused } = partPages('tests/browser/ui/shadow.tsx');
  let page: Page;
  beforeEach(() => {
    page = pageOf();
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

  describe('every other kind of field, by keyboard', () => {
    const dialog = () => page.getByRole('dialog', { name: 'Fields' });
    const field = (name: string) => dialog().getByLabel(name, { exact: true });
    const type = async (name: string, text: string) => {
      await field(name).focus();
      await page.keyboard.type(text);
    };
    const press = async (role: 'button' | 'radio' | 'checkbox' | 'switch', name: string, key: string) => {
      await dialog().getByRole(role, { name, exact: true }).focus();
      await page.keyboard.press(key);
    };
    /** What a field is described by, read where the field stands: an id means nothing outside its shadow root. */
    const described = (name: string) =>
      field(name).evaluate((node) =>
        (node.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => (node.getRootNode() as ShadowRoot).getElementById(id)?.textContent)
          .join(' '),
      );
    beforeEach(async () => {
      await button('open fields').press('Enter');
      await dialog().waitFor();
    });

    it('is reached by Tab alone', async () => {
      const reached = new Set<string>();
      for (let step = 0; step < 60; step++) {
        reached.add(
          await page.evaluate(() => {
            let node = document.activeElement;
            while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
            return (node as HTMLInputElement | null)?.name ?? '';
          }),
        );
        await page.keyboard.press('Tab');
      }
      const own = 'mobile password speed ip mac ports vlan macs on at file captcha code agree'.split(' ');
      expect(own.filter((name) => !reached.has(name))).toEqual([]);
      expect([...reached].filter((name) => name.endsWith('-way'))).toHaveLength(1);
      for (const name of ['days', 'period', 'dates']) expect(reached).toContain(name);
    });

    it('says what is wrong, and takes the reader to the first of them', async () => {
      await type('VLAN', '30');
      await type('MACs', 'a4:39:b3:0c:55:af\nx');
      await press('button', 'send', 'Enter');
      await expect.poll(focused).toBe('mobile');
      expect(await described('Mobile')).toContain('必须填写 Mobile');
      expect(await described('Password')).toContain('必须填写 Password');
      expect(await described('VLAN')).toContain('30');
      expect(await described('MACs')).toContain('第 2 行');
      expect(await dialog().locator('[data-bad]').allTextContents()).toEqual(['2']);
      await press('button', '获取验证码', 'Enter');
      await expect.poll(focused).toBe('mobile');
      expect(await said()).toBe('');
    });

    it('gives its value', async () => {
      await type('Mobile', '13800138000');
      await type('Password', 'Netpane2026');
      await dialog().getByText('密码强度：').waitFor();
      await press('button', '显示密码', 'Enter');
      expect(await field('Password').getAttribute('type')).toBe('text');
      await type('Speed', '64');
      await type('Address', '192.168.8.1');
      await type('MAC', 'A4-39-B3-0C-55-AF');
      await type('Ports', '80,8000-8010');
      await type('VLAN', '10,20');
      await type('MACs', 'a4:39:b3:0c:55:af\na4:39:b3:0c:55:b0');
      await press('radio', 'first', 'Space');
      await page.keyboard.press('ArrowDown');
      await press('checkbox', 'day first', 'Space');
      await press('checkbox', 'day third', 'Space');
      await press('switch', 'On', 'Space');
      // The boxes of the browser itself: their keys follow the language of the machine.
      await field('At').fill('08:30');
      const period = dialog().getByRole('group', { name: 'Period' });
      await period.getByLabel('开始').fill('22:00');
      await period.getByLabel('结束').fill('06:00');
      const dates = dialog().getByRole('group', { name: 'Dates' });
      await dates.getByLabel('开始').fill('2026-11-20');
      await dates.getByLabel('结束').fill('2026-12-01');
      await field('File').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('a') });
      await press('button', '图形验证码，点击更换', 'Enter');
      await type('Captcha 2', 'x7k2');
      await press('button', '获取验证码', 'Enter');
      await dialog()
        .getByRole('button', { name: /^重新发送/ })
        .waitFor();
      await type('Code', '12a3456');
      await press('checkbox', 'Agree', 'Space');
      await press('button', 'send', 'Enter');
      await expect.poll(said).toContain('mobile');
      expect(JSON.parse((await said()) ?? '')).toEqual({
        mobile: '13800138000',
        password: 'Netpane2026',
        speed: 64,
        ip: '192.168.8.1',
        mac: 'a4:39:b3:0c:55:af',
        ports: '80,8000-8010',
        vlan: '10,20',
        macs: 'a4:39:b3:0c:55:af\na4:39:b3:0c:55:b0',
        way: 'second',
        days: ['first', 'third'],
        on: true,
        at: '08:30',
        period: '22:00-06:00',
        dates: { from: '2026-11-20', to: '2026-12-01' },
        file: 'list.csv',
        captcha: 'x7k2',
        code: '123456',
        agree: true,
      });
    });
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
