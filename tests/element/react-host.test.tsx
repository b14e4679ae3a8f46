import { act } from '@testing-library/react';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ElementOf } from '../../src/element';
import { lastProps, type probeContract } from './probe';

// What React 19 does with a tag, as its reader writes it: the expectations of custom-elements-everywhere, with an element
// of ours as the subject.

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
let box: HTMLElement;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('main'));
  root = createRoot(box);
});
afterEach(() => act(async () => root.unmount()));

const render = async (props: object, ...children: React.ReactNode[]) => {
  await act(async () => root.render(createElement('np-probe', props, ...children)));
  return box.querySelector('np-probe') as ElementOf<typeof probeContract>;
};
const drawn = (element: Element) => element.shadowRoot?.querySelector('output')?.textContent;

describe('an element in React', () => {
  it('is drawn with no children, and keeps its own drawing beside children that come and go', async () => {
    expect(drawn(await render({}))).toContain('none 3');
    const element = await render({}, createElement('i', { key: 'i' }, 'a'));
    expect([element.querySelector('i')?.textContent, drawn(element)?.slice(0, 4)]).toEqual(['a', 'none']);
    await render({});
    expect([element.querySelector('i'), drawn(element)?.slice(0, 4)]).toEqual([null, 'none']);
  });

  it.each([
    ['a text', { label: 'x' }, 'label', 'x'],
    ['a number', { maxRows: 7 }, 'maxRows', 7],
    ['true', { dense: true }, 'dense', true],
    ['false', { dense: false }, 'dense', false],
    ['a list', { rows: ['a', 'b'] }, 'rows', ['a', 'b']],
    ['an object', { rows: { a: 1 } }, 'rows', { a: 1 }],
    ['a date', { rows: new Date(5) }, 'rows', new Date(5)],
  ])('takes %s', async (_, props, key, value) => {
    const element = (await render(props)) as unknown as Record<string, unknown>;
    expect(element[key]).toEqual(value);
    expect((lastProps() as Record<string, unknown>)[key]).toEqual(value);
  });

  it('takes a function as it is, and the same object without copying it', async () => {
    const rows = [{ at: () => 1 }];
    const element = await render({ rows });
    expect(element.rows).toBe(rows);
  });

  it('takes changes, and goes back to the default when a prop goes', async () => {
    await render({ label: 'a', maxRows: 9 });
    expect(drawn(await render({ label: 'b', maxRows: 9 }))).toContain('b 9');
    const element = await render({});
    expect([element.label, element.maxRows]).toEqual(['none', 3]);
  });

  it('hears events under the names that they have: kebab-case, once, with their detail', async () => {
    const heard: unknown[] = [];
    const listen = (event: CustomEvent) => heard.push(event.detail);
    const element = await render({ 'onnp-row-open': listen });
    const send = (type: string) => element.dispatchEvent(new CustomEvent(type, { detail: type, bubbles: true }));
    for (const type of ['np-row-open', 'NP-ROW-OPEN', 'npRowOpen', 'rowopen']) send(type);
    expect(heard).toEqual(['np-row-open']);
    await render({});
    send('np-row-open');
    expect(heard).toHaveLength(1);
  });

  it.each(['lowercase', 'kebab-case', 'camelCase', 'caseSensitive', 'PascalCase', 'CAPS'])(
    'lets events of others through whatever their name is: %s',
    async (type) => {
      const heard = vi.fn();
      const element = await render({ [`on${type}`]: heard });
      element.dispatchEvent(new CustomEvent(type));
      expect(heard).toHaveBeenCalledTimes(1);
    },
  );

  it('hears a change of the handler, and cancels what can be cancelled', async () => {
    const first = vi.fn();
    await render({ 'onnp-row-drop': first });
    const element = await render({ 'onnp-row-drop': (event: Event) => event.preventDefault() });
    const event = new CustomEvent('np-row-drop', { cancelable: true });
    expect(element.dispatchEvent(event)).toBe(false);
    expect(first).not.toHaveBeenCalled();
  });

  it('is written as a tag with its plain attributes on a server', () => {
    const html = renderToString(createElement('np-probe', { label: 'x', 'max-rows': 4, rows: [1] }));
    expect(html).toContain('<np-probe');
    expect(html).toContain('label="x"');
    expect(html).toContain('max-rows="4"');
    expect(html).not.toContain('[object');
  });
});
