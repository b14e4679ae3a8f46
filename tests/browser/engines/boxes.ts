import { expect } from 'vitest';
import { sharedBrowser } from '../chromium';
import { enter, ready, type Engine } from './walk';

/** Width and height of a box, px. */
type Size = readonly [number, number];
/** Boxes of a page by what they are. */
type Boxes = Record<string, Size>;

/** Pages of every kind of layout, and what is opened on one: overview, list, many filters, cards, phone preview, forms, dialog. */
const pages: readonly (readonly [path: string, opens?: string])[] = [
  ['/'],
  ['/networks'],
  ['/alarm'],
  ['/sdwan/Organization'],
  ['/sdwan/package'],
  ['/config/template_manage'],
  ['/personalization'],
  ['/profile'],
  ['/security', '修改'],
];

/** The strip of offers on the overview, which moves from one to the next. */
const banner = `[part=panel][aria-label^="活动横幅"]`;

/**
 * What the page is made of, without what stands in rows, that is data, and without the offer of the moment. Things without a
 * name of their own go by where they are among their kind.
 */
const measure = `(() => {
  const boxes = {};
  const note = (name, node) => {
    const box = node?.getBoundingClientRect();
    if (box?.width && node.checkVisibility() && !(name in boxes)) boxes[name] = [Math.round(box.width), Math.round(box.height)];
  };
  note('header', document.querySelector('header'));
  note('menu', document.querySelector('main')?.previousElementSibling);
  const main = document.querySelector('main');
  note('table head', main.querySelector('thead'));
  const dialog = document.querySelector('dialog[open]');
  for (const part of dialog ? [dialog, ...dialog.children] : []) note('dialog ' + part.localName, part);
  note('first row', main.querySelector('tbody tr:not(.gap, .open)'));
  const all = (what) => [...main.querySelectorAll(what)].filter((node) => !node.parentElement.closest('${banner}'));
  for (const node of all('h1, [part=panel], [part=panel] > *, form, section, fieldset'))
    note(node.localName + ' ' + (node.getAttribute('part') ?? '') + all(node.localName).indexOf(node), node);
  const named = (node) => (node.getAttribute('aria-label') ?? (node.localName === 'input' ? node.placeholder : node.textContent)).trim();
  for (const node of main.querySelectorAll('button:not([role=link]), select, input, textarea, th, [role=tab]'))
    // How fresh a page is it says in words of the moment.
    if (!node.closest('tbody') && !named(node).includes('暂停更新')) note(node.localName + ' ' + named(node).replace(/[\\d.:]+/g, '#').slice(0, 16), node);
  return boxes;
})()`;

/** How the sites are, above the cards of the overview. */
const verdict = `document.querySelector('main section:has(> [part=panel] h1)')`;

/** How far boxes may be apart, px: the letters of two engines have not quite the same widths. */
const tolerance: Size = [16, 8];
/** What may be further apart, and why. */
const known: readonly { what: RegExp; tolerance: Size; why: string }[] = [
  { what: /(table head|first row)$/, tolerance: [20, 8], why: 'Firefox draws a scroll bar of 18 px beside the rows' },
  { what: /^th 告警内容$/, tolerance: [20, 8], why: 'it has what the others leave, and gives way to that scroll bar' },
  { what: /^input 搜索/, tolerance: [120, 8], why: 'it is the first to give way where letters beside it are wider' },
  { what: /^menu$/, tolerance: [16, 40], why: 'it is as high as the page: what its parts differ by adds up' },
];

/** The tests' Chromium, signed in, with a window like that of another engine. */
async function chromium(url: string, [width, height]: Size): Promise<Engine & { close(): Promise<void> }> {
  const context = await (await sharedBrowser()).newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const engine = {
    goto: async (to: string) => void (await page.goto(to)),
    evaluate: <T>(expression: string) => page.evaluate<T>(expression),
    close: () => context.close(),
  };
  await enter(engine, url);
  await ready(engine);
  // The other one was interrupted before: a visit is once.
  await engine.evaluate(`sessionStorage.setItem('np.interrupted', 'dialog')`);
  return engine;
}

/** Looks for boxes that an engine draws in another size than Chromium does. */
export async function compareBoxes(engine: Engine, url: string): Promise<void> {
  const reference = await chromium(url, await engine.evaluate<Size>('[innerWidth, innerHeight]'));
  const different: string[] = [];
  for (const [path, opens] of pages) {
    const [own, other] = [await boxesOf(engine, path, opens), await boxesOf(reference, path, opens)];
    for (const [name, [width, height]] of Object.entries(other)) {
      const [w, h] = own[name] ?? [0, 0];
      const [across, down] = known.find(({ what }) => what.test(name))?.tolerance ?? tolerance;
      if (Math.abs(w - width) > across || Math.abs(h - height) > down)
        different.push(`${path} ${name}: ${w} × ${h}, in Chromium ${width} × ${height}`);
    }
  }
  await reference.close();
  expect(different).toEqual([]);
}

async function boxesOf(engine: Engine, path: string, opens?: string): Promise<Boxes> {
  await engine.evaluate(`walker.open('${path}')`);
  // What moves all below it is there once two answers are.
  if (path === '/') {
    await engine.evaluate(
      `walker.until(() => document.querySelector('main ${banner}'), 'the banner').then(() => undefined)`,
    );
    // What it lists is another thing a minute later.
    await engine.evaluate(`void (${verdict}.style.display = 'none')`);
  }
  if (!opens) return engine.evaluate<Boxes>(measure);
  await engine.evaluate(`walker.press('${opens}').then(walker.hidden)`);
  const boxes = await engine.evaluate<Boxes>(measure);
  await engine.evaluate('walker.put().then(() => undefined)');
  return boxes;
}
