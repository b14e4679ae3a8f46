import { act } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpoint, useRead } from '../../src/api';
import { define } from '../../src/element';
import { contract } from '../../src/element/contract';
import { connect } from '../../src/session/connection';
import type { Extension } from '../../src/session/extension';
import { nothing } from '../../src/format';
import { DonutChart } from '../../src/ui/chart';
import { columns, DataTable } from '../../src/ui/table';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ code: 2000, message: '', data: thing })));
afterEach(() => act(async () => document.body.replaceChildren()));

interface Row {
  id: string;
  name: string;
  on: string;
}
const rows: Row[] = [
  { id: 'a', name: '一号', on: '是' },
  { id: 'b', name: '一号', on: '是' },
];
const shape = columns<Row>([
  { key: 'name', title: '名称' },
  { key: 'on', title: '开' },
]);
const none = { title: '没有', reason: '' };
const cellsOf = (root: ShadowRoot) => [...root.querySelectorAll('td')].map(({ textContent }) => textContent);

const thing = { name: '一号', on: false };
const detail = endpoint({
  method: 'GET',
  path: '/api/v3/things/show',
  summary: '',
  data: v.object({ name: v.string(), on: v.boolean() }),
  scope: 'device:read',
  origin: 'ours',
});
define(
  contract({
    tag: 'np-thing',
    name: 'Thing',
    family: 'tests',
    summary: '只供测试',
    status: 'beta',
    scopes: ['device:read'],
    props: {},
    events: {},
    parts: {},
  }),
  function Thing() {
    const parts = [
      { key: 'a', label: '甲', value: 3, color: 'red' },
      { key: 'b', label: '乙', value: 0, color: 'blue' },
    ];
    return (
      <>
        <DataTable label="东西" columns={shape} rows={rows} cacheKey="things" filterable={false} empty={none} />
        <h2>{useRead(detail, {}).data?.name}</h2>
        <DonutChart label="构成" head={['部分', '台']} parts={parts} format={(value) => `${value} 台`} />
      </>
    );
  } as never,
);

async function show(extend?: Extension) {
  const heard: unknown[] = [];
  await act(async () => connect({ baseUrl: 'https://api.example', token: () => 't' }));
  const element = document.createElement('np-thing') as HTMLElement & { extend: Extension | undefined };
  element.addEventListener('np-action', (event) => heard.push((event as CustomEvent).detail));
  if (extend) element.extend = extend;
  await act(async () => document.body.append(element));
  const root = element.shadowRoot!;
  await vi.waitFor(() => expect(root.querySelector('h2')!.textContent).toBe('一号'));
  const fields = () => [...root.querySelectorAll('[data-field]')].map(({ textContent }) => textContent);
  const buttons = () => [...root.querySelectorAll<HTMLButtonElement>('[part=added] button')];
  return { element, root, heard, fields, buttons };
}
const answer = (answers: Readonly<Record<string, unknown>>) => answers['things/show'] as typeof thing | undefined;

it('shows facts and buttons of the page above any widget, by what the widget has read', async () => {
  const picked = vi.fn();
  const own = document.createElement('a');
  own.textContent = '合同 42';
  const { fields, buttons, heard } = await show({
    fields: [
      { key: 'owner', label: '负责人', text: (all) => answer(all) && `${answer(all)!.name}的人` },
      { key: 'contract', label: '合同', text: () => 42, render: () => own },
      { key: 'none', label: '没有', text: () => undefined },
    ],
    actions: [
      { key: 'report', label: '报修', shown: (all) => answer(all)?.on === false, onSelect: picked },
      { key: 'stop', label: '停用', shown: (all) => answer(all)?.on === true },
    ],
  });
  await vi.waitFor(() => expect(fields()).toEqual(['负责人一号的人', '合同合同 42']));
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['报修']);
  await act(async () => buttons()[0]!.click());
  expect(picked).toHaveBeenCalledWith({ 'things/show': thing });
  expect(heard).toEqual([{ action: 'report' }]);
});

it('knows what was read before the page added something, and takes it away again', async () => {
  const { element, root, fields } = await show();
  expect(root.querySelector('[part=added]')).toBeNull();
  await act(
    async () => void (element.extend = { fields: [{ key: 'a', label: '名', text: (all) => answer(all)?.name }] }),
  );
  await vi.waitFor(() => expect(fields()).toEqual(['名一号']));
  await act(async () => void (element.extend = undefined));
  expect(root.querySelector('[part=added]')).toBeNull();
});

it('takes what a page says of rows that it knows', async () => {
  const { element } = await show();
  const typed: Extension<typeof thing> = {
    formats: { name: ({ name }) => name.toUpperCase() },
    columns: [{ key: 'on', title: '开', text: ({ on }) => (on ? '是' : '否') }],
  };
  element.extend = typed;
  expect(element.extend).toBe(typed);
});

it('writes the numbers of charts as the page does, or as before', async () => {
  const cells = (root: ShadowRoot) => [...root.querySelectorAll('figure td')].map(({ textContent }) => textContent);
  const { root } = await show();
  expect(cells(root)).toEqual(['3 台', '0 台']);
  const seen: unknown[] = [];
  const values = (value: number, written: object) => {
    seen.push(written);
    return value === 0 ? '无' : undefined;
  };
  const other = await show({ values });
  expect(cells(other.root)).toEqual(['3 台', '无']);
  expect(seen).toContainEqual({ text: '3 台', chart: '构成' });
});

/** What the page's error listeners and the developer console hear. */
function hearing() {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  return reported;
}
/** A function of the page that fails, each time another. */
const failing = () => () => {
  throw new Error('of the page');
};

it('stays as it is where a function of the page fails, which the page hears of', async () => {
  const reported = hearing();
  const fails = failing();
  const { root, fields, buttons } = await show({
    fields: [
      { key: 'a', label: '甲', text: fails },
      { key: 'b', label: '乙', text: () => 2, render: fails },
    ],
    actions: [{ key: 'report', label: '报修', shown: fails }],
  });
  await vi.waitFor(() => expect(fields()).toEqual(['乙2']));
  expect(buttons()).toEqual([]);
  expect(root.querySelector('h2')!.textContent).toBe('一号');
  expect(reported).toHaveBeenCalledWith(new Error('of the page'));
});

it('shows its own texts where those of the page fail or are none, says so once for each function', async () => {
  const reported = hearing();
  const fails = failing();
  const round: Record<string, unknown> = {};
  round.round = round;
  const { root } = await show({
    values: fails,
    formats: { name: fails, on: (() => ({})) as never },
    columns: [
      { key: 'own', title: '自有', text: fails },
      { key: 'node', title: '节点', text: () => '无节点', render: fails },
      { key: 'both', title: '全错', text: fails, render: fails },
      false as unknown as never,
    ],
    rowActions: [{ key: 'hide', label: '不显示', shown: fails }],
    ...round,
  });
  const cells = (place: string) => [...root.querySelectorAll(`${place} td`)].map(({ textContent }) => textContent);
  expect(cells('figure')).toEqual(['3 台', '0 台']);
  const row = ['一号', '[object Object]', nothing, '无节点', nothing];
  expect(cells('[data-row="0"]').slice(0, 5)).toEqual(row);
  expect(cells('[data-row="1"]').slice(0, 5)).toEqual(row);
  expect(root.textContent).not.toContain('不显示');
  expect(reported).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledWith(new Error('of the page'));
});

it('tells the page what was chosen though its own function for that fails', async () => {
  const reported = hearing();
  const { buttons, heard, root } = await show({
    actions: [{ key: 'report', label: '报修', onSelect: failing() }],
    rowActions: [{ key: 'ticket', label: '开单', onSelect: failing() }],
  });
  await act(async () => buttons()[0]!.click());
  const inRow = [...root.querySelectorAll<HTMLElement>('[data-row="0"] button')];
  await act(async () => inRow.find(({ textContent }) => textContent === '开单')!.click());
  expect(heard).toEqual([{ action: 'report' }, { action: 'ticket', rows: [rows[0]] }]);
  expect(reported).toHaveBeenCalledTimes(2);
});

it('takes lists that are no lists for a fault of its own that can be tried again, not for an empty page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { element, root } = await show();
  await act(async () => void (element.extend = { fields: null as never, columns: null as never }));
  expect(cellsOf(root)).toContain('一号');
  await act(async () => void (element.extend = { fields: {} as never }));
  await vi.waitFor(() => expect(root.querySelector('[role=alert] button')).not.toBeNull());
});

it('tells nothing of another connection', async () => {
  const { element, fields } = await show({ fields: [{ key: 'a', label: '名', text: (all) => answer(all)?.name }] });
  await vi.waitFor(() => expect(fields()).toEqual(['名一号']));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await act(async () => connect({ baseUrl: 'https://other.example', token: () => 't' }));
  await vi.waitFor(() => expect(fields()).toEqual([]));
  expect(element.isConnected).toBe(true);
});
