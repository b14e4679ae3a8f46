import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { elementPlace, type Hands, type Place } from './place';

declare const hands: Hands;

// What opens above a page stands at what opened it, whatever the page does to the widget.

let place: Place;
beforeAll(async () => {
  place = await elementPlace();
});
beforeEach(() => place.open());
afterEach(() => {
  expect(place.complaints.splice(0), 'errors and policy violations in the page').toEqual([]);
});

/** Puts a list into a section, with a style on one of those around it. */
async function mount(selector: string, style: Record<string, string>) {
  await place.page.evaluate(
    async ([selector, style]) => {
      await hands.load('/cdn/elements/device-list.js');
      const section = document.body.appendChild(document.createElement('section'));
      await hands.mount('np-device-list', section);
      Object.assign(document.querySelector<HTMLElement>(selector)!.style, style);
    },
    [selector, style] as const,
  );
  await place.page.locator('np-device-list tbody a').first().waitFor();
}

/** Presses a button of the list, and tells how what opens stands to it once it stands somewhere. */
async function opened(name: string, role: 'dialog' | 'menu', zoom: number) {
  const button = place.page.getByRole('button', { name, exact: true }).first();
  await button.click();
  const surface = place.page.getByRole(role).last();
  await surface.waitFor();
  const boxOf = (box: Element) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  // It moves into its place when it appears.
  await surface.evaluate(async (box: HTMLElement) => {
    while (box.style.opacity === '0') await hands.frames();
    await Promise.all(box.getAnimations().map((one) => one.finished));
  });
  const at = await button.evaluate(boxOf);
  const box = await surface.evaluate(boxOf);
  const { width, height } = place.page.viewportSize()!;
  const gap = box.top >= at.bottom ? box.top - at.bottom : at.top - box.bottom;
  return {
    beside: Math.abs(gap - 4 * zoom) < 2.5,
    over: box.left < at.right && box.right > at.left,
    inside: box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height,
    sized: box.right - box.left > 80 * zoom && box.bottom - box.top > 40 * zoom,
  };
}

const right = { beside: true, over: true, inside: true, sized: true };

describe('what opens above a page', () => {
  it.each(['html', 'body', 'section', 'np-device-list'])('stands at its button under CSS zoom of %s', async (where) => {
    await mount(where, { zoom: '1.25' });
    expect(await opened('列筛选', 'dialog', 1.25)).toEqual(right);
  });

  it.each(['none', 'translate(30px, 20px)'])(
    'stands at its button in a browser without popovers, under transform: %s',
    async (transform) => {
      await place.page.evaluate(() => {
        const { prototype } = HTMLElement as unknown as { prototype: Record<string, unknown> };
        for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete prototype[name];
      });
      await mount('section', { transform });
      expect(await opened('列筛选', 'dialog', 1)).toEqual(right);
    },
  );
});
