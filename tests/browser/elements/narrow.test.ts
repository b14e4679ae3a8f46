import axe from 'axe-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Contract } from '../../../src/element/contract';
import { contracts } from '../../../widgets/catalog';
import { demoProps } from './demo-props';
import { extendedTests } from './extended';
import { elementPlace, type Hands, type Place } from './place';

declare const hands: Hands;

// Every element that can stand on a site, with the demo's rows, one below the other in a page as narrow as a phone.

const elements = Object.entries<Contract>(contracts).filter(([, { scopes }]) => !scopes.includes('account'));
const names = elements.map(([name]) => name);

let place: Place;
beforeAll(async () => {
  place = await elementPlace();
  const props = await demoProps(place.demo, elements);
  await place.page.setViewportSize({ width: 320, height: 900 });
  await place.open();
  await unseen(() =>
    place.page.evaluate(
      async ({ names, props }) => {
        document.body.style.margin = '0';
        await Promise.all(names.map((name) => hands.load(`/cdn/elements/${name}.js`)));
        for (const name of names) {
          const element = document.createElement(`np-${name}`);
          for (const [key, value] of Object.entries(props[name] ?? {})) element.setAttribute(key, value);
          document.body.append(element);
        }
      },
      { names, props },
    ),
  );
  return () => place.page.setViewportSize({ width: 1280, height: 900 });
});

/**
 * Changes all elements while none is shown: each that is drawn and measured would make the browser look anew at the style of
 * all before it.
 */
async function unseen(change: () => Promise<unknown>): Promise<void> {
  const { page, rested } = place;
  const hide = (hidden: boolean) => page.evaluate((to) => void (document.body.hidden = to), hidden);
  await hide(true);
  await change();
  await rested();
  await hide(false);
  await rested();
}

/** Words with one letter or two in a line, and what is cut off at an edge though nothing scrolls there. */
const squeezed = () =>
  place.page.evaluate((names) => {
    const found: string[] = [];
    const told = (name: string, box: Element) => found.push(`${name}: ${box.localName} ${box.textContent?.trim()}`);
    for (const name of names) {
      const host = document.querySelector(`np-${name}`)!;
      for (const box of host.shadowRoot!.querySelectorAll<HTMLElement>('*')) {
        const speaks = [...box.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim().length > 2);
        const { left, right, width, height } = box.getBoundingClientRect();
        if (!speaks || width < 2 || height < 2) continue;
        if (width < 26 && height > 58) told(name, box);
        const edges = { left: 0, right: innerWidth };
        let free = true;
        for (let around: Element | null = box; around && free; around = around.parentElement) {
          const { overflowX, textOverflow, position } = getComputedStyle(around);
          const { left, right, width } = around.getBoundingClientRect();
          // What scrolls can be reached, what ends in an ellipsis says so, and what is read to a screen reader alone is no wider.
          if (
            ['auto', 'scroll'].includes(overflowX) ||
            textOverflow === 'ellipsis' ||
            (position === 'absolute' && width < 2)
          )
            free = false;
          if (around !== box && overflowX !== 'visible')
            Object.assign(edges, { left: Math.max(edges.left, left), right: Math.min(edges.right, right) });
        }
        if (free && (right > edges.right + 2 || left < edges.left - 2)) told(name, box);
      }
    }
    return { found, wider: document.documentElement.scrollWidth - innerWidth };
  }, names);

// Wide ones as well: what is as wide as it was must not make the page wider.
describe.each([320, 360, 375, 414, 768, 1280])('at %d px', (width) => {
  it('no element cuts off its words, or makes the page wider', async () => {
    await place.page.setViewportSize({ width, height: 900 });
    // A list on a busy machine folds its toolbar some frames after it has got another width.
    await expect.poll(squeezed, { interval: 500 }).toEqual({ found: [], wider: 0 });
  });
});

/** Rules about whole pages, which are the site's. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order', 'landmark-unique'];

/** What axe finds in a light page of somebody's, with every element in one theme and one language; and whether that makes it wider. */
async function faults(theme: string, lang: string): Promise<string[]> {
  await place.page.evaluate(
    ({ names, lang }) => names.forEach((name) => document.querySelector(`np-${name}`)!.setAttribute('lang', lang)),
    { names, lang },
  );
  await place.rested();
  return place.page.evaluate(
    async ({ names, theme, off }) => {
      const hosts = names.map((name) => document.querySelector(`np-${name}`)!);
      for (const host of hosts) host.setAttribute('theme', theme);
      await hands.frames();
      // A colour that is still on its way to the other theme's is that of neither.
      for (const { shadowRoot } of hosts)
        for (const change of shadowRoot!.getAnimations()) if (change instanceof CSSTransition) change.finish();
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
        rules: {
          ...Object.fromEntries(off.map((id) => [id, { enabled: false }])),
          'target-size': { enabled: true },
        },
        resultTypes: ['violations'],
        preload: false,
      });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, html, failureSummary }) => `${[target].flat(2)[0]} ${id}: ${html.slice(0, 160)} ${failureSummary}`,
        ),
      );
      const wider = document.documentElement.scrollWidth - innerWidth;
      return wider > 0 ? [...found, `the page is ${wider} px wider than the window`] : found;
    },
    { names, theme, off: pageRules },
  );
}

const [zhLight, enDark, enLight, zhDark] = [
  ['WHITE', 'zh-CN'],
  ['BLACK', 'en'],
  ['WHITE', 'en'],
  ['BLACK', 'zh-CN'],
] as const;

// Two looks where there is least room, one of the two others at each of the wider ones; all everywhere in the full run.
describe.each([
  { width: 320, looks: [zhLight, enDark] },
  { width: 768, looks: [enLight] },
  { width: 1280, looks: [zhDark] },
])('at $width px', ({ width, looks }) => {
  it.each(inject('everyPage') ? [zhLight, enDark, enLight, zhDark] : looks)(
    'axe finds nothing in any element, %s in %s, targets large enough, and the page is no wider',
    async (theme, lang) => {
      await place.page.setViewportSize({ width, height: 900 });
      await place.page.evaluate(axe.source);
      expect(await faults(theme, lang)).toEqual([]);
    },
    300_000,
  );
});

describe('what a page adds', () => extendedTests(() => place, names));
