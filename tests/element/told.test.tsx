import { act } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpoint, useRead, useWrite } from '../../src/api';
import { define, type ElementState } from '../../src/element';
import { contract } from '../../src/element/contract';
import { connect } from '../../src/session/connection';
import { appliedSheet } from '../../src/theme/applied';
import { columns, DataTable } from '../../src/ui/table';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => void vi.stubGlobal('fetch', answer));
afterEach(() => act(async () => document.body.replaceChildren()));

const list = endpoint({
  method: 'GET',
  path: '/api/v3/things/list',
  summary: '',
  data: v.object({ list: v.array(v.object({ id: v.string(), name: v.string() })), total: v.number() }),
  scope: 'device:read',
  origin: 'ours',
});
const mend = endpoint({
  method: 'POST',
  path: '/api/v3/things/mend',
  summary: '',
  input: v.object({}),
  data: v.object({ done: v.number() }),
  scope: 'device:write',
  origin: 'ours',
});
const shape = columns<{ id: string; name: string; place?: string }>([
  { key: 'name', title: '名称' },
  { key: 'place', title: '位置', off: true },
]);

function Things() {
  const { data } = useRead(list, {});
  const { run } = useWrite(mend);
  return (
    <section>
      <h2>物品</h2>
      <h3>全部</h3>
      <button onClick={() => void run({}).catch(() => undefined)}>修</button>
      <DataTable label="物品" cacheKey="things" columns={shape} rows={data?.list ?? []} />
    </section>
  );
}
define(
  contract({
    tag: 'np-things',
    name: 'Things',
    family: 'tests',
    summary: '只供测试',
    status: 'beta',
    scopes: ['device:read'],
    props: {},
    events: {},
    parts: {},
  }),
  Things as never,
);

const rows = { list: [{ id: 'a', name: '一号' }], total: 1 };
let refuses = false;
const answer = async (request: Request) =>
  request.url.endsWith('/list') || !refuses
    ? Response.json({ code: 2000, message: '', data: request.url.includes('/list') ? rows : { done: 1 } })
    : Response.json({ code: 4022, message: '坏了' }, { status: 422 });

async function show(attributes = '', token: Parameters<typeof connect>[0]['token'] = () => 't') {
  const heard: [string, unknown][] = [];
  const listen = ({ type, detail }: Event & { detail?: unknown }) => heard.push([type, detail]);
  await act(async () => connect({ baseUrl: 'https://api.example', token }));
  for (const kind of ['load', 'data', 'error', 'action']) document.body.addEventListener(`np-${kind}`, listen);
  await act(async () => void (document.body.innerHTML = `<np-things ${attributes}></np-things>`));
  const element = document.querySelector('np-things') as HTMLElement & { state: ElementState };
  await vi.waitFor(() => expect(element.shadowRoot!.textContent).toContain('一号'));
  return { element, heard, root: element.shadowRoot! };
}
const press = (root: ShadowRoot, name: string) =>
  act(async () => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

it('tells the page what has arrived, was done and was refused', async () => {
  const { heard, root } = await show();
  expect(heard).toEqual([
    ['np-data', { call: 'things/list', data: rows }],
    ['np-load', null],
  ]);
  heard.length = 0;
  await press(root, '修');
  refuses = true;
  await press(root, '修');
  await vi.waitFor(() =>
    expect(heard).toEqual([
      ['np-action', { action: 'things/mend' }],
      ['np-error', { call: 'things/mend', message: '坏了', status: 422, code: 4022 }],
    ]),
  );
});

it('has headings of the level that the page asks for, until it asks for none', async () => {
  const { element, root } = await show('heading-level="4"');
  const levels = () => [...root.querySelectorAll('h2, h3')].map((heading) => heading.getAttribute('aria-level'));
  await vi.waitFor(() => expect(levels()).toEqual(['4', '5']));
  await act(async () => element.removeAttribute('heading-level'));
  expect(levels()).toEqual([null, null]);
});

it('shows the columns that its state names', async () => {
  const { element, root } = await show();
  const heads = () => [...root.querySelectorAll('th')].map(({ textContent }) => textContent);
  expect(heads()).toEqual(['名称']);
  await act(async () => void (element.state = { columns: 'name,place' }));
  expect(heads()).toEqual(['名称', '位置']);
});

it('wears the theme that comes with the token, beneath the one that the page chose', async () => {
  const css = () => [...appliedSheet!.cssRules].map(({ cssText }) => cssText).join(' ');
  await show('', () => ({ token: 't', expires_in: 600, theme: { accent: '#0b6e4f' } }));
  await vi.waitFor(() => expect(css()).toContain('--_np-accent: #0b6e4f'));
  await act(async () => connect({ baseUrl: '', token: () => 't', theme: { radius: 0 } }));
  await vi.waitFor(() => expect(css()).toContain('--_np-radius: 0px'));
  expect(css()).not.toContain('#0b6e4f');
  await show('', () => ({ token: 't', expires_in: 600, theme: { accent: '#0b6e4f' } }));
  expect(css()).not.toContain('#0b6e4f');
});
