import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setPageClient } from '../../src/api';
import { define, type ElementOf, type JsxOf } from '../../src/element';
import { connect, type Connection } from '../../src/session/connection';
import { lastProps, Probe, probeContract } from './probe';

type ProbeElement = ElementOf<typeof probeContract>;

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => act(async () => document.body.replaceChildren()));

const show = async (html: string) => {
  await act(async () => {
    document.body.innerHTML = html;
  });
  return document.querySelector('np-probe') as ProbeElement;
};
const output = (element: Element) => element.shadowRoot?.querySelector('output')?.textContent;
const click = (element: Element, text: string) =>
  act(async () => {
    [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find((one) => one.textContent === text)?.click();
  });

describe('props', () => {
  it('have their defaults, as properties too', async () => {
    const element = await show('<np-probe></np-probe>');
    expect(output(element)).toBe('none 3 MIDDLE false 0 -');
    expect([element.label, element.maxRows, element.level, element.dense]).toEqual(['none', 3, 'MIDDLE', false]);
  });

  it('follow attributes; removing one restores the default and an empty text stays', async () => {
    const element = await show('<np-probe label="a" max-rows="9" level="FATAL" dense></np-probe>');
    expect(output(element)).toBe('a 9 FATAL true 0 -');
    await act(async () => {
      for (const name of ['max-rows', 'level', 'dense']) element.removeAttribute(name);
      element.setAttribute('label', '');
    });
    expect(output(element)).toBe(' 3 MIDDLE false 0 -');
  });

  it('that are none of the known words leave the default, and the developer is told which there are', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const element = await show('<np-probe level="fatal" theme="pink"></np-probe>');
    expect(output(element)).toBe('none 3 MIDDLE false 0 -');
    await show('<np-probe max-rows="abc" density="foo" lang="fr" heading-level="9"></np-probe>');
    await show('<np-probe max-rows="0" density="compact" lang="en-GB" heading-level="3"></np-probe>');
    expect(said.mock.calls.flat().toSorted()).toEqual([
      'Netpane: <np-probe density="foo">: compact, normal, relaxed',
      'Netpane: <np-probe heading-level="9">: 1, 2, 3, 4, 5, 6',
      'Netpane: <np-probe lang="fr">: zh-CN, en',
      'Netpane: <np-probe level="fatal">: FATAL, MIDDLE',
      'Netpane: <np-probe max-rows="abc">: number',
      'Netpane: <np-probe theme="pink">: WHITE, BLACK, auto, light, dark',
    ]);
    said.mockRestore();
  });

  it('of the heading level are numbers and their texts in JSX', async () => {
    const given: JsxOf<typeof probeContract>[] = [{ 'heading-level': 3 }, { 'heading-level': '3' }];
    expect(given.map((one) => Number(one['heading-level']))).toEqual([3, 3]);
  });

  it('that are to go still do what they did, and the developer is told once what to use', async () => {
    const said = vi.spyOn(console, 'warn').mockReturnValue();
    const element = await show('<np-probe caption="a"></np-probe><np-probe caption="b"></np-probe>');
    expect(lastProps().caption).toBe('b');
    element.addEventListener('np-row-gone', () => undefined);
    element.addEventListener('np-row-open', () => undefined);
    define(
      { ...probeContract, tag: 'np-probe-old' as never, deprecated: { since: '0.3.0', instead: 'np-probe' } },
      Probe,
    );
    await show('<np-probe-old></np-probe-old>');
    expect(said.mock.calls.flat()).toEqual([
      'Netpane: <np-probe caption> is deprecated since 0.2.0: use label',
      'Netpane: np-row-gone of <np-probe> is deprecated since 0.2.0: use np-row-drop',
      'Netpane: <np-probe-old> is deprecated since 0.3.0: use np-probe',
    ]);
    said.mockRestore();
  });

  it('follow properties; undefined restores the default; nothing is written back', async () => {
    const element = await show('<np-probe></np-probe>');
    const rows = [{ at: new Date(0) }];
    await act(async () => Object.assign(element, { rows, maxRows: 7, dense: true }));
    expect(lastProps().rows).toBe(rows);
    expect(element.attributes.length).toBe(0);
    await act(async () => Object.assign(element, { maxRows: undefined }));
    expect(element.maxRows).toBe(3);
  });
});

describe('events', () => {
  it('bubble, are composed, and tell the widget whether they were cancelled', async () => {
    await show('<np-probe></np-probe>');
    const heard: Event[] = [];
    const listener = (event: Event) => heard.push(event);
    document.addEventListener('np-row-open', listener);
    document.addEventListener('np-row-drop', (event) => event.preventDefault(), { once: true });
    expect(lastProps().onRowOpen({ id: 'r1' })).toBe(true);
    expect(lastProps().onRowDrop('r1')).toBe(false);
    document.removeEventListener('np-row-open', listener);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ bubbles: true, composed: true, cancelable: false, detail: { id: 'r1' } });
  });
});

describe('life in the page', () => {
  it('keeps its state when it is moved and starts anew when it was away', async () => {
    const element = await show('<np-probe></np-probe><section></section>');
    await click(element, 'count');
    await act(async () => document.querySelector('section')?.append(element));
    expect(output(element)).toBe('none 3 MIDDLE false 1 -');
    await act(async () => element.remove());
    await act(async () => document.body.append(element));
    expect(output(element)).toBe('none 3 MIDDLE false 0 -');
  });

  it('is removed by a React around it without an error', async () => {
    const error = vi.spyOn(console, 'error');
    const root = createRoot(document.body.appendChild(document.createElement('main')));
    const Tag = 'np-probe' as 'div';
    await act(async () => root.render(<Tag />));
    await act(async () => root.render(null));
    expect(error).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });

  it('ignores a second definition', () => {
    const first = customElements.get('np-probe');
    define(probeContract, Probe);
    expect(customElements.get('np-probe')).toBe(first);
  });

  it('shows a failure in words, and tries again on demand', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const element = await show('<np-probe label="break"></np-probe>');
    expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('暂时无法显示');
    element.label = 'well';
    await click(element, '重试');
    expect(output(element)).toBe('well 3 MIDDLE false 0 -');
  });

  it('puts what must stand in the page into the page, through a slot', async () => {
    const element = await show('<np-probe></np-probe>');
    const form = document.querySelector('#probe-form');
    expect(form?.closest('np-probe')).toBe(element);
    expect(form?.parentElement?.slot).toBe('form');
    expect(element.shadowRoot?.querySelector('slot[name=form]')).not.toBeNull();
  });
});

describe('place in an embed', () => {
  it('asks the page first, then opens the console by the name of the destination', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await act(async () => connect({ baseUrl: '', token: () => 't', consoleUrl: 'https://console.example/' }));
    const element = await show('<np-probe></np-probe>');
    await click(element, 'go');
    expect(open).toHaveBeenCalledWith('https://console.example/go?name=network&p.gwid=g1', '_blank', 'noopener');
    element.addEventListener('np-navigate', (event) => event.preventDefault(), { once: true });
    await click(element, 'go');
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('keeps list state on the element and tells of changes', async () => {
    const element = await show('<np-probe></np-probe>');
    await act(async () => Object.assign(element, { state: { old: '1', kept: 'x' } }));
    const states: unknown[] = [];
    element.addEventListener('np-state-change', (event) => states.push(event.detail.state));
    await click(element, 'page');
    expect(states).toEqual([{ page: '2', kept: 'x' }]);
    expect(output(element)).toContain(' 2');
  });
});

const endpoint = { method: 'GET', path: '/api/v3/x', summary: '', scope: 'public', origin: 'ours' } as const;

describe('connection', () => {
  afterEach(() => void setPageClient({ baseUrl: '' }));

  /** What an element shows and tells when the server answers its page with this. */
  async function refused(status: number, body: object, token: Connection['token'] = () => 't') {
    const client = connect({ baseUrl: 'https://api.example', token });
    const element = await show('<np-probe></np-probe>');
    const heard: unknown[] = [];
    element.addEventListener('np-unauthorized', (event) => heard.push(event.detail));
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
    const ask = () => act(async () => void (await client.call(endpoint, {}).catch(() => undefined)));
    await ask();
    await ask();
    const sign = element.shadowRoot?.querySelector('[part=refused]');
    return { element, heard, shown: sign?.querySelector('b')?.textContent, ask };
  }

  it.each([
    ['expired', 401, 4011, '访问凭证已过期'],
    ['revoked', 401, 4012, '访问已被撤销'],
    ['token', 401, 4001, '没有取得访问凭证'],
    ['origin', 403, 4031, '此网站未获准显示这些内容'],
    ['scope', 403, 4032, '网站没有查看这些内容的权限'],
    ['account', 403, 4033, '账号未授权给这个网站'],
  ])('shows and tells once that a token is %s', async (reason, status, code, title) => {
    const { heard, shown } = await refused(status, { code, message: 'm' });
    expect(heard).toEqual([{ reason, message: 'm' }]);
    expect(shown).toBe(title);
  });

  it.each([
    ['revoked', { code: 4001, message: 'the secret' }],
    ['origin', { code: 4031, message: 'the site' }],
    ['token', undefined],
  ])('shows why the page got no token: %s', async (reason, answer) => {
    const token = () => (answer ? answer : Promise.reject(new Error('down')));
    const { heard } = await refused(200, { code: 2000, message: '' }, token);
    expect(heard).toEqual([{ reason, message: answer?.message ?? '网站没有给出访问凭证，请稍后重试' }]);
  });

  it('tells each cause once, though calls that fail of several take turns', async () => {
    const { heard, ask } = await refused(403, { code: 4031, message: 'site' });
    for (const code of [4033, 4031, 4033]) {
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code, message: 'account' }, { status: 403 })));
      await ask();
    }
    expect(heard).toMatchObject([{ reason: 'origin' }, { reason: 'account' }]);
  });

  it('leaves a scope that only a part needs to the widget', async () => {
    const { heard, shown } = await refused(403, { code: 4032, message: 'm', scope: 'alarm:write' });
    expect(heard).toEqual([]);
    expect(shown).toBeUndefined();
  });

  it('keeps what was done while it says so, hides it, and comes back on a retry', async () => {
    const client = connect({ baseUrl: 'https://api.example', token: () => 't' });
    const element = await show('<np-probe></np-probe>');
    await click(element, 'count');
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 4011, message: '' }, { status: 401 })));
    await act(async () => void (await client.call(endpoint, {}).catch(() => undefined)));
    const probe = element.shadowRoot?.querySelector<HTMLElement>('[data-probe]');
    expect(probe?.style.display).toBe('none');
    await click(element, '重试');
    expect(probe?.style.display).toBe('');
    expect(output(element)).toBe('none 3 MIDDLE false 1 -');
  });

  it('tells each element of the page when the token is refused for good', async () => {
    const client = connect({ baseUrl: 'https://api.example', token: () => 't' });
    const element = await show('<np-probe></np-probe>');
    const heard = vi.fn();
    element.addEventListener('np-unauthorized', heard);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 4001, message: '' }, { status: 401 })));
    await act(async () => client.call(endpoint, {}).catch(() => undefined));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
