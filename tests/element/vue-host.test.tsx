import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp, nextTick, reactive, type App } from 'vue';
import type { ElementOf } from '../../src/element';
import { lastProps, type probeContract } from './probe';

// What Vue 3 does with a tag in a template: the expectations of custom-elements-everywhere, with an element of ours as
// the subject.

let app: App | undefined;
let box: HTMLElement;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('main'));
});
afterEach(() => {
  app?.unmount();
  app = undefined;
  box.remove();
});

/** Mounts a template; `data` may be changed afterwards. */
async function render<T extends object>(template: string, data: T = {} as T) {
  const state = reactive(data) as T;
  app = createApp({ template, setup: () => state });
  app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('np-');
  app.config.warnHandler = (message) => expect.fail(message);
  app.mount(box);
  await settled();
  return { state, element: box.querySelector('np-probe') as ElementOf<typeof probeContract> };
}

/** Vue has written, and what the element draws of it is there. */
const settled = async () => {
  await nextTick();
  await nextTick();
};
const drawn = (element: Element) => element.shadowRoot?.querySelector('output')?.textContent;
const drawsSoon = (element: Element, text: string) => waitFor(() => expect(drawn(element)).toContain(text));

describe('an element in Vue', () => {
  it('is drawn with no children, and keeps its own drawing beside children that change, come and go', async () => {
    const { element, state } = await render('<np-probe><i v-if="there">{{ count }}</i></np-probe>', {
      there: false,
      count: 1,
    });
    await drawsSoon(element, 'none 3');
    expect(element.querySelector('i')).toBeNull();
    state.there = true;
    await settled();
    expect(element.querySelector('i')?.textContent).toBe('1');
    state.count = 2;
    await settled();
    expect([element.querySelector('i')?.textContent, drawn(element)?.slice(0, 4)]).toEqual(['2', 'none']);
    state.there = false;
    await settled();
    expect([element.querySelector('i'), drawn(element)?.slice(0, 4)]).toEqual([null, 'none']);
  });

  it('comes and goes with a view of the template', async () => {
    const { element, state } = await render('<np-probe v-if="there"></np-probe><p v-else>other</p>', { there: true });
    await drawsSoon(element, 'none 3');
    state.there = false;
    await settled();
    expect([element.isConnected, box.textContent]).toEqual([false, 'other']);
    state.there = true;
    await settled();
    await waitFor(() => expect(drawn(box.querySelector('np-probe')!)).toContain('none 3'));
  });

  it.each([
    ['a text', 'label', 'x'],
    ['a number', 'maxRows', 7],
    ['true', 'dense', true],
    ['false', 'dense', false],
    ['a list', 'rows', ['a', 'b']],
    ['an object', 'rows', { a: 1 }],
    ['a date', 'rows', new Date(5)],
  ])('takes %s', async (_, key, value) => {
    const { element } = await render(`<np-probe :${key}="value"></np-probe>`, { value });
    expect((element as unknown as Record<string, unknown>)[key]).toEqual(value);
    await waitFor(() => expect((lastProps() as Record<string, unknown>)[key]).toEqual(value));
    expect(element.outerHTML).not.toContain('[object');
  });

  it('takes plain attributes, in kebab-case too', async () => {
    const { element } = await render('<np-probe label="x" max-rows="4" level="FATAL" dense></np-probe>');
    expect([element.label, element.maxRows, element.level, element.dense]).toEqual(['x', 4, 'FATAL', true]);
  });

  it('takes a value as the property or the attribute that the template asks for', async () => {
    const rows = [1];
    const { element } = await render('<np-probe .rows="rows" :max-rows.attr="most"></np-probe>', { rows, most: 5 });
    expect([element.rows, element.getAttribute('max-rows'), element.maxRows]).toEqual([rows, '5', 5]);
  });

  it('takes changes', async () => {
    const { element, state } = await render('<np-probe :label="label" :max-rows="most"></np-probe>', {
      label: 'a',
      most: 9 as number | undefined,
    });
    await drawsSoon(element, 'a 9');
    Object.assign(state, { label: 'b', most: undefined });
    await settled();
    await drawsSoon(element, 'b 3');
  });

  it.each([
    ['a text', 'label', 'x', 'none'],
    ['a number', 'maxRows', 9, 3],
    ['a choice', 'level', 'FATAL', 'MIDDLE'],
    ['a flag', 'dense', true, false],
  ])('goes back to the default when the binding of %s becomes undefined', async (_, key, value, fallback) => {
    const { element, state } = await render(`<np-probe :${key}="value"></np-probe>`, { value: value as unknown });
    const held = () => (element as unknown as Record<string, unknown>)[key];
    expect(held()).toBe(value);
    state.value = undefined;
    await settled();
    expect(held()).toBe(fallback);
    await waitFor(() => expect((lastProps() as Record<string, unknown>)[key]).toBe(fallback));
  });

  it('hears events under the names that they have, once, with their detail', async () => {
    const heard: unknown[] = [];
    const listen = (event: CustomEvent) => void heard.push(event.detail);
    const { element } = await render('<np-probe @np-row-open="listen"></np-probe>', { listen });
    const send = (type: string) => element.dispatchEvent(new CustomEvent(type, { detail: type, bubbles: true }));
    for (const type of ['np-row-open', 'NP-ROW-OPEN', 'npRowOpen', 'rowopen']) send(type);
    expect(heard).toEqual(['np-row-open']);
  });

  it.each(['lowercase', 'kebab-case', 'camelCase', 'caseSensitive', 'PascalCase', 'CAPS'])(
    'lets events of others through whatever their name is: %s',
    async (type) => {
      const heard = vi.fn();
      const { element } = await render(`<np-probe @${type}="heard"></np-probe>`, { heard });
      element.dispatchEvent(new CustomEvent(type));
      expect(heard).toHaveBeenCalledTimes(1);
    },
  );

  it('hears events that are listened to by hand, and stops with the handler', async () => {
    const heard = vi.fn();
    const { element } = await render('<np-probe></np-probe>');
    element.addEventListener('np-row-open', heard);
    element.dispatchEvent(new CustomEvent('np-row-open'));
    element.removeEventListener('np-row-open', heard);
    element.dispatchEvent(new CustomEvent('np-row-open'));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('hears a change of the handler, and cancels what can be cancelled', async () => {
    const first = vi.fn();
    const { element, state } = await render('<np-probe @np-row-drop="handler"></np-probe>', {
      handler: first as (event: Event) => void,
    });
    state.handler = (event) => event.preventDefault();
    await settled();
    expect(element.dispatchEvent(new CustomEvent('np-row-drop', { cancelable: true }))).toBe(false);
    expect(first).not.toHaveBeenCalled();
  });
});
