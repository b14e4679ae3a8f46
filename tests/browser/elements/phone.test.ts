import { beforeAll, describe, expect, it } from 'vitest';
import { elementPlace, type Hands, type Place } from './place';

declare const hands: Hands;

// A phone of 375 px, and the web view of WeChat there: an engine of its own age, without what came last, that opens no window.

const wechat =
  'Mozilla/5.0 (Linux; Android 13; V2183A Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
  'Chrome/116.0.0.0 XWEB/1160117 MMWEBSDK/20240501 Mobile Safari/537.36 MicroMessenger/8.0.50.2701 Language/zh_CN';

/** What an engine of 2023 has not. */
const older = `{
  delete AbortSignal.any;
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name];
  delete Element.prototype.moveBefore;
  delete Document.prototype.startViewTransition;
  CustomStateSet.prototype.add = () => { throw new SyntaxError('not a dashed identifier'); };
  window.open = () => null;
}`;

let place: Place;
beforeAll(async () => {
  place = await elementPlace();
});

describe.each([
  ['a phone', {}, ''],
  ['the web view of WeChat', { userAgent: wechat }, older],
])('in %s', (_, options, script) => {
  it('lists show their rows as cards, a dark one too, and what a finger opens can be read', async () => {
    const screen = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
    place.complaints.length = 0;
    const page = await place.elsewhere({ ...screen, ...options, locale: 'zh-CN' }, script);
    await page.evaluate(async () => {
      document.body.style.margin = '0';
      const content = 'width=device-width, initial-scale=1';
      document.head.append(Object.assign(document.createElement('meta'), { name: 'viewport', content }));
      for (const name of ['alarm-list', 'device-list']) await hands.load(`/cdn/elements/${name}.js`);
      const dark = await hands.mount('np-alarm-list');
      dark.setAttribute('theme', 'BLACK');
      await hands.mount('np-device-list');
    });
    await page.locator('np-alarm-list li').first().waitFor();
    const ground = page
      .locator('np-alarm-list')
      .evaluate((host) => getComputedStyle(host.shadowRoot!.querySelector('[data-np-root]')!).backgroundColor);
    expect(await ground).not.toBe('rgb(255, 255, 255)');
    const more = page.getByRole('button', { name: '导出、密度与任务' }).first();
    await more.tap();
    const surface = page.getByRole('menu').last();
    await surface.waitFor();
    const { x, width } = (await surface.boundingBox())!;
    expect([x >= 0, x + width <= 375, width > 160]).toEqual([true, true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(place.complaints).toEqual([]);
    await page.context().close();
  });
});
