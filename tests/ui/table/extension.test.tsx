import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Story } from '../../../src/element/story';
import { ToldContext } from '../../../src/api/told';
import { ExtensionContext, type Extension } from '../../../src/session/extension';
import { UiRoot } from '../../../src/ui/root';
import { columns, DataTable } from '../../../src/ui/table';
import { AlarmList } from '../../../widgets/alarms/alarm-list';
import { hotelAlarms } from '../../../widgets/alarms/alarm-list/alarm-list.fixture';

interface Row {
  id: string;
  name: string;
  model: string;
}

const shape = columns<Row>([
  { key: 'name', title: '名称' },
  { key: 'model', title: '型号', render: ({ model }) => <i>{model}</i> },
]);
const rows: Row[] = [
  { id: 'a', name: '一号', model: 'NP-1' },
  { id: 'b', name: '二号', model: 'NP-2' },
];
const told = vi.fn();
const opened = vi.fn();

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const list = (extension: Extension<Row>, given = rows, cacheKey = 'devices') => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  render(
    <UiRoot>
      <ToldContext value={told}>
        <ExtensionContext value={{ extension: extension as Extension, slots: true }}>
          <DataTable<Row>
            label="设备"
            columns={shape}
            rows={given}
            cacheKey={cacheKey}
            filterable={false}
            actions={() => [{ key: 'open', label: '打开', onSelect: opened }]}
            empty={{ title: '还没有设备', reason: '' }}
          />
        </ExtensionContext>
      </ToldContext>
    </UiRoot>,
  );
};
const cells = (row: number) =>
  [...document.querySelectorAll(`[data-row="${row}"] > td`)].map((cell) => cell.textContent);

it('puts columns of the page between those of the list, with its texts and nodes', () => {
  list({
    columns: [
      { key: 'contract', title: '合同', after: 'name', text: ({ id }) => `C-${id}` },
      { key: 'badge', title: '等级', text: () => '金', render: () => document.createTextNode('★ 金') },
    ],
    formats: { model: ({ model }) => (model === 'NP-1' ? '一型' : undefined) },
  });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['名称', '合同', '型号', '等级']),
  );
  expect([cells(0), cells(1)]).toEqual([
    ['一号', 'C-a', '一型', '★ 金', '打开'],
    ['二号', 'C-b', 'NP-2', '★ 金', '打开'],
  ]);
  cleanup();
  list({ hidden: ['model'], table: 'devices' });
  expect(cells(0)).toEqual(['一号', '打开']);
});

it('adds the page’s actions to rows that have them, and tells which was chosen', () => {
  const onSelect = vi.fn();
  list({ rowActions: [{ key: 'ticket', label: '报修', shown: ({ id }) => id === 'b', onSelect }] });
  expect(cells(0)).not.toContain('报修');
  const row = document.querySelector<HTMLElement>('[data-row="1"]')!;
  fireEvent.click(within(row).getByRole('button', { name: '报修' }));
  expect(onSelect).toHaveBeenCalledWith(rows[1]);
  expect(told).toHaveBeenCalledWith({ kind: 'action', detail: { action: 'ticket', rows: [rows[1]] } });
});

it('does the page’s own with ticked rows, after its question', async () => {
  const onSelect = vi.fn();
  list({ batchActions: [{ key: 'bill', label: '开账单', confirm: '开账单？', onSelect }] });
  fireEvent.click(document.querySelector('[data-row="1"] [data-do=select]')!);
  fireEvent.click(await screen.findByRole('button', { name: '开账单' }));
  await screen.findByText('开账单？');
  expect(onSelect).not.toHaveBeenCalled();
  const buttons = document.querySelectorAll<HTMLElement>('dialog button');
  fireEvent.click([...buttons].at(-1)!);
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith({ count: 1, ids: ['b'] }));
  expect(told).toHaveBeenCalledWith({ kind: 'action', detail: { action: 'bill', ids: ['b'] } });
});

it('says the page’s words in an empty list, and has a place for its own things', () => {
  list({ empty: { title: '先签合同', action: { key: 'sign', label: '去签' } } }, []);
  expect(screen.queryByText('还没有设备')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '去签' }));
  expect(told).toHaveBeenCalledWith({ kind: 'action', detail: { action: 'sign' } });
  expect([...document.querySelectorAll('slot')].map(({ name }) => name).toSorted()).toEqual(['empty', 'toolbar']);
});

it('leaves other lists of the widget alone', () => {
  list({ table: 'other', hidden: ['model'] });
  expect(cells(0)).toEqual(['一号', 'NP-1', '打开']);
});

it('adds to alarms, which are no table, as well', async () => {
  const alarms = (list: typeof hotelAlarms.list, extension: Extension) =>
    render(
      <Story answers={{ '/api/v3/alarm/list': { ...hotelAlarms, list } }}>
        <ToldContext value={told}>
          <ExtensionContext value={{ extension, slots: true }}>
            <AlarmList />
          </ExtensionContext>
        </ToldContext>
      </Story>,
    );
  const [first] = hotelAlarms.list;
  alarms(hotelAlarms.list, {
    columns: [{ key: 'site', title: '门店', text: ({ gwid }) => `店 ${String(gwid)}` }],
    formats: { content: ({ id }) => (id === '1' ? '整店断网' : undefined) },
    rowActions: [{ key: 'ticket', label: '报修', shown: ({ id }) => id === '1' }],
  });
  await screen.findByText('整店断网');
  expect(screen.getByText(/· 店 g-1/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '报修' }));
  expect(told).toHaveBeenCalledWith({ kind: 'action', detail: { action: 'ticket', rows: [first] } });
  cleanup();
  alarms([], { empty: { title: '一切正常', action: { key: 'all', label: '看全部' } } });
  fireEvent.click(await screen.findByRole('button', { name: '看全部' }));
  expect(told).toHaveBeenLastCalledWith({ kind: 'action', detail: { action: 'all' } });
  expect(document.querySelector('slot[name=empty]')).toBeTruthy();
});
