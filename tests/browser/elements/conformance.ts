import { expect, it } from 'vitest';
import type { Contract, EventSpec, Prop } from '../../../src/element/contract';
import { eventName, handlerName, kebab } from '../../../src/element/names';
import { defaultOf } from '../../../src/element/values';
import type { Hands, Place } from './place';
import { sample } from './sample';

declare const hands: Hands;

/** Places that leave the width to what stands in them: styles of a box, of one inside, of the element there. */
const places = [
  ['', '', 'float:left'],
  ['position:relative', '', 'position:absolute'],
  ['', 'display:flex', ''],
  ['', 'display:inline-flex', ''],
  ['', 'display:inline', ''],
  ['', 'display:inline-block', ''],
  ['', '', 'display:inline-block'],
  ['', 'display:grid;grid-template-columns:auto 1fr', ''],
  ['', 'display:grid;justify-items:start', ''],
  ['display:flex', 'flex:none', ''],
] as const;

/** What every element does as its contract says, in a page that has not seen its tag yet. */
export function conforms(name: string, contract: Contract, place: () => Place): void {
  const { tag } = contract;
  const url = `/cdn/elements/${name}.js`;
  const props = Object.entries<Prop>(contract.props);
  const defaults = Object.fromEntries(props.map(([key, prop]) => [key, defaultOf(prop)]));
  /** The page before the first element came. */
  let untouched: Record<string, unknown>;

  it('takes over properties that were set while the tag was unknown', async () => {
    const { page } = place();
    untouched = await page.evaluate((tag) => hands.around(tag), tag);
    const early = Object.fromEntries(props.map(([key, prop]) => [key, sample(prop)]));
    const seen = await page.evaluate(
      async ({ tag, url, early }) => {
        const element = document.body.appendChild(document.createElement(tag)) as unknown as Record<string, unknown>;
        Object.assign(element, early);
        document.body.append(document.createElement(tag), document.createElement(tag));
        await hands.load(url);
        await Promise.resolve();
        return {
          values: Object.fromEntries(Object.keys(early).map((key) => [key, element[key]])),
          own: Object.keys(early).filter((key) => Object.hasOwn(element, key)),
          same: Object.entries(early).every(([key, value]) => element[key] === value),
        };
      },
      { tag, url, early },
    );
    expect(seen).toEqual({ values: early, own: [], same: true });
  });

  it('shares one React and each request with others of its kind; a second definition does nothing', async () => {
    const { page, asked, loaded, rested } = place();
    await page.evaluate((url) => hands.load(`${url}?again`), url);
    await rested();
    await page.evaluate((tag) => document.querySelectorAll(tag).forEach((element) => element.remove()), tag);
    const counts = new Map<string, number>();
    for (const path of asked) counts.set(path, (counts.get(path) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
    expect(counts.has(url)).toBe(true);
    expect(loaded.filter((path) => path.includes('/react.'))).toHaveLength(1);
  });

  it('reads attributes, and goes back to the defaults when they are removed', async () => {
    const attributes = props
      .filter(([, prop]) => prop.kind !== 'data')
      .map(([key, prop]) => ({ key, name: kebab(key), text: prop.kind === 'flag' ? '' : String(sample(prop)) }));
    const seen = await place().page.evaluate(
      ({ tag, attributes, keys }) => {
        const element = document.createElement(tag);
        const read = () => keys.map((key) => [key, (element as unknown as Record<string, unknown>)[key]]);
        const before = read();
        for (const { name, text } of attributes) element.setAttribute(name, text);
        document.body.append(element);
        const set = read();
        for (const { name } of attributes) element.removeAttribute(name);
        const removed = read();
        for (const { name } of attributes) element.setAttribute(name, '');
        const empty = read();
        const reflected = element.outerHTML.includes('[object');
        element.remove();
        return { before, set, removed, empty, reflected };
      },
      { tag, attributes, keys: props.map(([key]) => key) },
    );
    const of = (fields: unknown) => Object.fromEntries(fields as [string, unknown][]);
    expect(of(seen.before)).toEqual(defaults);
    for (const { key } of attributes) expect(of(seen.set)[key]).toEqual(sample(contract.props[key] as Prop));
    expect(of(seen.removed)).toEqual(defaults);
    for (const [key, prop] of props) if (prop.kind === 'text') expect(of(seen.empty)[key]).toBe('');
    expect(seen.reflected).toBe(false);
  });

  it('keeps what it shows when it is moved, and comes back after it was away', async () => {
    const seen = await place().page.evaluate(async (tag) => {
      const element = await hands.mount(tag);
      const first = hands.drawn(element);
      document.body.appendChild(document.createElement('section')).append(element);
      await hands.frames();
      const appended = hands.drawn(element) === first;
      const move = (document.body as unknown as { moveBefore?: (node: Node, before: null) => void }).moveBefore;
      move?.call(document.body, element, null);
      await hands.frames();
      const moved = hands.drawn(element) === first;
      document.querySelector('section')?.remove();
      element.remove();
      await hands.frames();
      const away = hands.drawn(element);
      document.body.append(element);
      while (!hands.drawn(element)) await hands.frames();
      const back = hands.drawn(element) !== first;
      element.remove();
      return { appended, moved, away, back };
    }, tag);
    expect(seen).toEqual({ appended: true, moved: true, away: null, back: true });
  });

  it('sends its events bubbling and composed, cancelable where the contract says so', async () => {
    const events = Object.entries<EventSpec>(contract.events).map(([key, { cancelable = false }]) => ({
      handler: handlerName(key),
      name: eventName(key),
      cancelable,
    }));
    const seen = await place().page.evaluate(
      ({ tag, events }) => {
        const box = document.body.appendChild(document.createElement('div'));
        const element = box.attachShadow({ mode: 'open' }).appendChild(document.createElement(tag));
        const handlers = (element as unknown as Record<symbol, Record<string, (detail: unknown) => boolean>>)[
          Symbol.for('r2wc.props')
        ];
        const told = events.map(({ handler, name }) => {
          let heard: unknown;
          const listen = (event: Event) => {
            heard = [event.bubbles, event.composed, event.cancelable, (event as CustomEvent).detail];
            event.preventDefault();
          };
          document.addEventListener(name, listen, { once: true });
          return { name, kept: handlers?.[handler]?.({ some: 'detail' }), heard };
        });
        box.remove();
        return told;
      },
      { tag, events },
    );
    expect(seen).toEqual(
      events.map(({ name, cancelable }) => ({
        name,
        kept: !cancelable,
        heard: [true, true, cancelable, { some: 'detail' }],
      })),
    );
  });

  it('writes nothing into the page around it', async () => {
    const { page, rested } = place();
    await page.evaluate((tag) => hands.mount(tag).then(() => undefined), tag);
    await rested();
    const during = await page.evaluate((tag) => hands.around(tag), tag);
    const seen = await page.evaluate(async (tag) => {
      document.querySelector(tag)?.remove();
      await hands.frames();
      const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
      return { after: hands.around(tag), leaking: rules.filter((rule) => !/^(\.|@|:where\(\.)/.test(rule)) };
    }, tag);
    expect(during).toEqual(untouched);
    expect(seen.after).toEqual(untouched);
    expect(seen.leaking).toEqual([]);
  });

  it('stands in a page that resets everything, and follows the theme of its container', async () => {
    const seen = await place().page.evaluate(async (tag) => {
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/hostile.css' });
      await new Promise((done) => {
        sheet.addEventListener('load', done);
        document.head.append(sheet);
      });
      const box = document.body.appendChild(document.createElement('div'));
      box.dir = 'rtl';
      const element = await hands.mount(tag, box);
      const root = hands.drawn(element)!;
      const look = () => {
        const { fontSize, textAlign, color, direction } = getComputedStyle(root);
        return { fontSize, textAlign, color, direction };
      };
      const ground = () => getComputedStyle(element.shadowRoot!.querySelector('[data-np-root]')!).backgroundColor;
      const ink = () => getComputedStyle(element).getPropertyValue('--_np-text-1');
      const page = getComputedStyle(box).color;
      const light = { ...look(), dark: element.matches(':state(dark)'), ink: ink(), ground: ground() };
      box.setAttribute('data-np-theme', 'BLACK');
      await hands.frames();
      const dark = { dark: element.matches(':state(dark)'), ink: ink(), ground: ground() };
      element.setAttribute('theme', 'WHITE');
      const own = element.matches(':state(dark)');
      box.remove();
      sheet.remove();
      return { page, light, dark, own };
    }, tag);
    expect(seen.page).toBe('rgb(255, 0, 0)');
    expect(seen.light).toMatchObject({ fontSize: '13px', textAlign: 'start', direction: 'ltr', dark: false });
    expect(seen.light.color).not.toBe('rgb(255, 0, 0)');
    expect(seen.dark.dark).toBe(true);
    expect(seen.dark.ink).not.toBe(seen.light.ink);
    expect(seen.own).toBe(false);
    expect([seen.light.ground, seen.dark.ground]).toEqual(['rgba(0, 0, 0, 0)', 'rgb(9, 10, 12)']);
  });

  it('has room in places that ask their content for its width', async () => {
    const widths = await place().page.evaluate(
      async ({ tag, places }) => {
        const box = document.body.appendChild(document.createElement('div'));
        const inner = box.appendChild(document.createElement('div'));
        const element = await hands.mount(tag, inner);
        await hands.frames();
        const widths = places.map(([outer, own, hosts]) => {
          box.style.cssText = `width:1000px;${outer}`;
          inner.style.cssText = own;
          element.style.cssText = hosts;
          return element.offsetWidth;
        });
        box.remove();
        return widths;
      },
      { tag, places },
    );
    expect(widths.map((width, at) => (width < 320 ? [...places[at]!, width] : undefined)).filter(Boolean)).toEqual([]);
  });
}
