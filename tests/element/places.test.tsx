import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageClient } from '../../src/api';
import { openFrame } from '../../src/element/frame/frame';
import type { ElementOf } from '../../src/element';
import { connect } from '../../src/session/connection';
import { lastProps, type probeContract } from './probe';

// Where a page may put an element, and what it may do to it.

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => act(async () => document.body.replaceChildren()));

type ProbeElement = ElementOf<typeof probeContract>;
const output = (element?: Element | null) => element?.shadowRoot?.querySelector('output')?.textContent;

async function put(html: string) {
  await act(async () => {
    document.body.innerHTML = html;
  });
  return document.querySelector('np-probe') as ProbeElement;
}

describe('an element', () => {
  it.each([
    ['a form', '<form><np-probe label="a"></np-probe></form>'],
    ['a dialog', '<dialog open><np-probe label="a"></np-probe></dialog>'],
    ['a transformed box', '<div style="transform: scale(2)"><np-probe label="a"></np-probe></div>'],
    ['a list', '<ul><li><np-probe label="a"></np-probe></li></ul>'],
  ])('is drawn in %s', async (_, html) => {
    expect(output(await put(html))).toContain('a 3');
  });

  it('is drawn in the shadow root of another, also one that nobody can look into', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'closed' });
    await act(async () => {
      root.innerHTML = '<np-probe label="a"></np-probe>';
    });
    expect(output(root.querySelector('np-probe'))).toContain('a 3');
    await act(async () => host.remove());
  });

  it('is copied with its attributes, and the copy has a life of its own', async () => {
    const element = await put('<np-probe label="a" max-rows="5"></np-probe>');
    const copy = element.cloneNode(true) as ProbeElement;
    await act(async () => document.body.append(copy));
    await act(async () => copy.setAttribute('label', 'b'));
    expect([output(element), output(copy)]).toEqual([expect.stringContaining('a 5'), expect.stringContaining('b 5')]);
  });

  it('may go in the turn in which it came', async () => {
    const errors = vi.spyOn(console, 'error');
    await act(async () => {
      const element = document.body.appendChild(document.createElement('np-probe'));
      element.setAttribute('label', 'a');
      element.remove();
    });
    expect(errors).not.toHaveBeenCalled();
  });

  it('takes what an attribute says as text, and nonsense as nothing', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const element = await put('<np-probe max-rows="many" level="__proto__"></np-probe>');
    await act(async () => element.setAttribute('label', markup));
    expect(output(element)).toBe(`${markup} 3 MIDDLE false 0 -`);
    expect(element.shadowRoot?.querySelector('img')).toBeNull();
    expect(lastProps().level).toBe('MIDDLE');
    await act(async () => element.setAttribute('lang', '"><script>'));
    expect(element.shadowRoot?.querySelector('[part=root]')?.getAttribute('lang')).toBe('zh-CN');
  });
});

it('of two calls of connect() the second holds, for elements that are there already too', async () => {
  const first = connect({ baseUrl: 'https://one.example', token: () => 'a' });
  const element = await put('<np-probe></np-probe>');
  const second = await act(async () => connect({ baseUrl: 'https://two.example', token: () => 'b' }));
  expect(pageClient()).toBe(second);
  expect(first.id).not.toBe(second.id);
  expect(output(element)).toContain('none 3');
});

describe('the page in a frame', () => {
  const say = (message: Partial<MessageEventInit>) =>
    act(async () => {
      const { port1 } = new MessageChannel();
      const event = Object.assign(new Event('message'), {
        source: window.parent,
        origin: 'https://portal.example',
        data: { netpane: 'connect', handled: [] },
        ports: [port1],
        ...message,
      });
      window.dispatchEvent(event);
    });

  it('listens to the page around it alone, and only on an origin that the server named', async () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    Object.assign(meta, { name: 'netpane-origins', content: 'https://portal.example' });
    vi.stubGlobal('location', new URL('https://cloud.example.com/embed/probe?partner=p1'));
    openFrame({ probe: async () => undefined }, () => undefined);
    await say({ origin: 'https://evil.example' });
    await say({ origin: 'https://portal.example.evil.example' });
    await say({ origin: 'null' });
    await say({ source: {} as Window });
    await say({ ports: [] });
    await say({ data: { netpane: 'settings' } });
    expect(document.querySelector('np-probe')).toBeNull();
    await say({});
    expect(document.querySelector('np-probe')).not.toBeNull();
    meta.remove();
  });
});
