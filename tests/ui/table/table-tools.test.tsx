import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useMemo, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClientContext, createClient } from '../../../src/api';
import { PlaceContext } from '../../../src/session/place';
import { UiRoot } from '../../../src/ui/root';
import { columns, DataTable, RowName, type Column, type DataTableProps } from '../../../src/ui/table';
import { sheetOf } from '../../../src/ui/table/export/sheet';
import { tasks } from '../../../src/ui/tasks';
import { readAsked } from './stand';

interface Row {
  id: string;
  name: string;
  group: string;
}

const shown = columns<Row>([
  { key: 'name', title: '名称' },
  { key: 'group', title: '分组' },
]);
const rows: Row[] = Array.from({ length: 400 }, (_, i) => ({
  id: `r${i + 1}`,
  name: `设备 ${i + 1}`,
  group: i % 2 ? '甲' : '乙',
}));
const filters = [
  {
    name: 'group',
    label: '全部分组',
    options: ['甲', '乙'].map((value) => ({ value, label: value })),
    value: (row: Row) => row.group,
  },
];

let address: Record<string, string>;
let asked: { path: string; body: Record<string, unknown> }[];
/** Answers by path; nothing for what is not there. */
let answers: Record<string, (body: Record<string, unknown>, signal: AbortSignal) => unknown>;

beforeEach(() => {
  address = {};
  asked = [];
  answers = {};
  tasks.list = [];
  localStorage.clear();
});
afterEach(cleanup);

function Stand({ start = {}, children }: { start?: Record<string, string>; children: ReactNode }) {
  const [query, setQuery] = useState(start);
  const client = useMemo(
    () =>
      createClient({
        baseUrl: 'http://table.test',
        fetch: async (request) => {
          const { path, body } = await readAsked(request);
          asked.push({ path, body });
          const data = await answers[path]?.(body, request.signal);
          if (data === undefined) return Response.json({ code: 4004, message: '没有找到' }, { status: 404 });
          if (data instanceof Response) return data;
          return Response.json({ code: 2000, message: '', data });
        },
      }),
    [],
  );
  address = query;
  const change = (changes: Record<string, string | undefined>) =>
    setQuery((was) =>
      Object.fromEntries(Object.entries({ ...was, ...changes }).filter((one): one is [string, string] => !!one[1])),
    );
  const here = (fields: Record<string, string | undefined>) =>
    `https://console.test/list?${new URLSearchParams(fields as Record<string, string>)}`;
  return (
    <ClientContext value={client}>
      <PlaceContext value={{ href: () => undefined, go: () => undefined, here, query, setQuery: change }}>
        <UiRoot>{children}</UiRoot>
      </PlaceContext>
    </ClientContext>
  );
}

type Props = Omit<DataTableProps<Row>, 'label' | 'columns' | 'rows' | 'request' | 'endpoint'>;
const show = (props: Props = {}, start?: Record<string, string>) =>
  render(
    <Stand {...(start && { start })}>
      <DataTable<Row> label="设备" rows={rows} columns={shown} {...props} />
    </Stand>,
  );
const first = () => screen.queryAllByText(/^设备 \d+$/, { selector: 'td' })[0]?.textContent;

describe('pages', () => {
  test('50 rows unless told, 70 and 100 on offer', async () => {
    show();
    const sizes = await screen.findByRole<HTMLSelectElement>('combobox', { name: '每页条数' });
    expect([...sizes.options].map(({ value }) => value)).toEqual(['50', '70', '100']);
    expect(sizes.value).toBe('50');
    fireEvent.change(sizes, { target: { value: '100' } });
    await screen.findByRole('button', { name: '第 4 页' });
    expect(screen.queryByRole('button', { name: '第 5 页' })).toBeNull();
    expect(address).toEqual({ size: '100' });
  });

  test('the jumper goes to a page, to the last one beyond it, and nowhere for what is no number', async () => {
    show();
    const jump = async (text: string) => {
      const box = await screen.findByRole('textbox', { name: '页码' });
      fireEvent.change(box, { target: { value: text } });
      fireEvent.submit(box);
    };
    await jump('3');
    await waitFor(() => expect(first()).toBe('设备 101'));
    await jump('99');
    await waitFor(() => expect(first()).toBe('设备 351'));
    expect(address).toEqual({ page: '8' });
    await jump('x');
    expect(address).toEqual({ page: '8' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '页码' }).value).toBe('8');
  });
});

describe('saved views', () => {
  const list = '/api/v3/table_view/list';
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '视图' }));
    return screen.findByRole('dialog', { name: '已保存的视图' });
  };

  test('keep filter, sort and columns under a name, own or shared; a name is needed', async () => {
    answers[list] = () => ({ list: [], total: 0 });
    answers['/api/v3/table_view/save'] = () => ({
      id: 'v1',
      table: 'things',
      name: '甲组',
      shared: true,
      query: {},
      columns: [],
    });
    show({ cacheKey: 'things', filters }, { group: '甲', page: '2' });
    const panel = await open();
    fireEvent.click(within(panel).getByRole('button', { name: '保存当前视图' }));
    await within(panel).findByText('必须填写视图名称');
    fireEvent.change(within(panel).getByRole('textbox', { name: '视图名称' }), { target: { value: '甲组' } });
    fireEvent.click(within(panel).getByRole('checkbox', { name: '账号内共享' }));
    fireEvent.click(within(panel).getByRole('button', { name: '保存当前视图' }));
    await screen.findByText('视图已保存');
    const saved = asked.find(({ path }) => path.endsWith('/save'))?.body;
    expect(saved).toMatchObject({ table: 'things', name: '甲组', shared: true, query: { group: '甲' } });
  });

  test('keep what else narrows the list, and restore it', async () => {
    const old = { id: 'v0', table: 'things', name: '十月', shared: true, query: { from: '2026-10-01' }, columns: [] };
    answers[list] = () => ({ list: [old], total: 1 });
    answers['/api/v3/table_view/save'] = () => ({ ...old, id: 'v1' });
    const narrowing = { from: '2026-11-01', to: '2026-11-02', source: '' };
    show({ cacheKey: 'things', filters, narrowing }, { from: '2026-11-01', to: '2026-11-02' });
    const panel = await open();
    fireEvent.change(within(panel).getByRole('textbox', { name: '视图名称' }), { target: { value: '十一月' } });
    fireEvent.click(within(panel).getByRole('button', { name: '保存当前视图' }));
    await screen.findByText('视图已保存');
    const saved = asked.find(({ path }) => path.endsWith('/save'))?.body;
    expect(saved?.query).toEqual({ from: '2026-11-01', to: '2026-11-02' });
    fireEvent.click(within(panel).getByRole('button', { name: '十月' }));
    await waitFor(() => expect(address).toEqual({ view: 'v0', from: '2026-10-01' }));
  });

  test('a refusal stands at the name, which stays', async () => {
    answers[list] = () => ({ list: [], total: 0 });
    answers['/api/v3/table_view/save'] = () =>
      Response.json({ code: 4022, message: '请检查', errors: { name: ['名称已存在'] } }, { status: 422 });
    show({ cacheKey: 'things' });
    const panel = await open();
    fireEvent.change(within(panel).getByRole('textbox', { name: '视图名称' }), { target: { value: '甲组' } });
    fireEvent.click(within(panel).getByRole('button', { name: '保存当前视图' }));
    await within(panel).findByText('名称已存在');
    expect(within(panel).getByRole<HTMLInputElement>('textbox', { name: '视图名称' }).value).toBe('甲组');
  });

  test('go after a question only', async () => {
    const view = { id: 'v1', table: 'things', name: '甲组', shared: true, query: {}, columns: [] };
    answers[list] = () => ({ list: [view], total: 1 });
    answers['/api/v3/table_view/delete'] = () => null;
    show({ cacheKey: 'things' });
    fireEvent.click(within(await open()).getByRole('button', { name: '删除视图 甲组' }));
    await screen.findByText('是否执行此操作?');
    expect(asked.some(({ path }) => path.endsWith('/delete'))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(asked.find(({ path }) => path.endsWith('/delete'))?.body).toEqual({ id: 'v1' }));
  });

  test('choosing columns drops no filter', async () => {
    answers[list] = () => ({ list: [], total: 0 });
    answers['/api/v3/personalization/show'] = () => ({});
    answers['/api/v3/personalization/update'] = () => null;
    show({ cacheKey: 'things', filters }, { group: '甲' });
    await waitFor(() => expect(first()).toBe('设备 2'));
    fireEvent.click(await screen.findByRole('button', { name: '列筛选' }));
    const panel = await screen.findByRole('dialog', { name: '列筛选' });
    fireEvent.click(within(panel).getByRole('checkbox', { name: '分组' }));
    fireEvent.click(within(panel).getByRole('button', { name: '确定' }));
    await screen.findByText('筛选成功！');
    expect(screen.queryByRole('columnheader', { name: /分组/ })).toBeNull();
    expect(address).toEqual({ group: '甲' });
    expect(first()).toBe('设备 2');
  });
});

describe('what a reader set', () => {
  const menu = async (item: string) => {
    fireEvent.click(await screen.findByRole('button', { name: '导出、密度与任务' }));
    return screen.findByRole('menuitem', { name: item });
  };

  test('the density is there again', async () => {
    show({ cacheKey: 'things' });
    fireEvent.click(await menu('紧凑行高'));
    cleanup();
    show({ cacheKey: 'things' });
    expect(await menu('标准行高')).toBeTruthy();
  });

  test('the width of a column is there again', async () => {
    const width = async () => {
      const head = await screen.findByRole('columnheader', { name: /名称/ });
      const place = [...(head.parentElement?.children ?? [])].indexOf(head);
      return Number.parseInt(document.querySelectorAll('col')[place]?.style.width ?? '', 10);
    };
    show({ cacheKey: 'things' });
    const before = await width();
    expect(before).toBeGreaterThan(64);
    fireEvent.keyDown(screen.getByRole('columnheader', { name: /名称/ }), { key: 'ArrowRight', altKey: true });
    await waitFor(async () => expect(await width()).toBe(before + 16));
    cleanup();
    show({ cacheKey: 'things' });
    expect(await width()).toBe(before + 16);
  });
});

describe('the name of a row', () => {
  const press = async (options: object) => {
    const told: string[] = [];
    const name = (row: Row) => (
      <RowName
        to={{ name: 'network', params: { gwid: row.id } }}
        identity={row.id}
        onOpen={() => told.push(row.id) > 0}
      >
        {row.name}
      </RowName>
    );
    render(<DataTable<Row> label="设备" rows={rows} columns={columns<Row>([{ ...shown[0]!, render: name }])} />, {
      wrapper: Stand,
    });
    fireEvent.click(await screen.findByRole('link', { name: '设备 1' }), options);
    expect(screen.getByText('r1')).toBeTruthy();
    return told;
  };

  test('tells of a plain press, and leaves a press for a new tab to the browser', async () => {
    expect(await press({})).toEqual(['r1']);
    cleanup();
    expect(await press({ ctrlKey: true })).toEqual([]);
  });
});

describe('rows', () => {
  test('that have nothing more to tell say so when they are opened', async () => {
    show({ expand: () => null });
    fireEvent.click((await screen.findAllByRole('button', { name: /^展开/ }))[0]!);
    await screen.findByText('暂无更多信息');
  });
});

describe('an export', () => {
  test('tells how far it is, and stops when it is told to', async () => {
    let over: AbortSignal | undefined;
    answers['/api/v3/things'] = ({ page }, signal) => {
      if (Number(page) === 1) return { list: rows.slice(0, 100), total: 4000 };
      over = signal;
      return new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('aborted'))));
    };
    const request = { method: 'POST', url: '/api/v3/things' } as const;
    render(<DataTable<Row> label="设备" request={request} columns={shown} exportName="设备" />, { wrapper: Stand });
    await screen.findByText('共 4,000 条');
    fireEvent.click(screen.getByRole('button', { name: '导出、密度与任务' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '导出 CSV' }));
    await waitFor(() => expect(tasks.list[0]).toMatchObject({ state: 'running', total: 4000 }));
    expect(tasks.list[0]?.done).toBeGreaterThan(0);
    await waitFor(() => expect(over).toBeDefined());
    fireEvent.click(screen.getByRole('button', { name: '导出、密度与任务' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '查看任务' }));
    const drawer = await screen.findByRole('dialog', { name: '任务' });
    expect(within(drawer).getByRole('progressbar').getAttribute('aria-valuemax')).toBe('4000');
    fireEvent.click(within(drawer).getByRole('button', { name: '取消' }));
    await within(drawer).findByText('已取消');
    expect(over?.aborted).toBe(true);
  });

  test.each([
    ['says of each row whether it is simulated', [true, false], ['名称,分组,模拟', '甲店,,模拟', '乙店,,']],
    ['of real rows alone has no column for that', [false, false], ['名称,分组', '甲店,', '乙店,']],
  ])('%s', async (_, [one, other], lines) => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const list = [
      { id: 'a', name: '甲店', group: '', simulated: one },
      { id: 'b', name: '乙店', group: '', simulated: other },
    ];
    render(<DataTable<Row> label="设备" rows={list} columns={shown} exportName="设备" />, { wrapper: Stand });
    fireEvent.click(screen.getByRole('button', { name: '导出、密度与任务' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '导出 CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const text = await (saved.mock.lastCall![0] as Blob).text();
    expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual(lines);
  });
});

test('a file names the gateway of each row by its id, and gives figures that share a cell a column each', () => {
  const rates: Column<Row & { gwid: string; down: number; up: number }> = {
    key: 'down',
    title: '下行 / 上行',
    unit: 'Mbps',
    text: ({ down, up }) => `${down} / ${up}`,
    parts: [
      { key: 'down', title: '下行', unit: 'Mbps' },
      { key: 'up', title: '上行', unit: 'Mbps' },
    ],
  };
  const row = { id: 'a', name: '甲店', group: '', gwid: '2b91d07c55af', down: 2.6, up: 0.4 };
  const { head, lineOf } = sheetOf([{ key: 'name', title: '名称' }, rates], [row]);
  expect(head).toEqual(['名称', '下行（Mbps）', '上行（Mbps）', 'GWID']);
  expect(lineOf(row)).toEqual(['甲店', 2.6, 0.4, '2b91d07c55af']);
  const own = sheetOf([{ key: 'gwid', title: 'GWID' }], [row]);
  expect(own.head).toEqual(['GWID']);
});

describe('a row of something simulated', () => {
  test('says so beside what it is called by; one of a real device does not', async () => {
    const named = columns<Row>([
      { key: 'group', title: '分组' },
      { key: 'name', title: '名称', grow: 1 },
    ]);
    const list = [
      { id: 'a', name: '甲店', group: '甲', simulated: true },
      { id: 'b', name: '乙店', group: '乙', simulated: false },
    ];
    render(<DataTable<Row> label="设备" rows={list} columns={named} />, { wrapper: Stand });
    const mark = await screen.findByText('模拟');
    expect(mark.closest('td')?.textContent).toBe('甲店模拟');
    expect(mark.title).toContain('不是真实设备');
    expect(screen.getByText('乙店').closest('tr')?.textContent).not.toContain('模拟');
  });
});

test('a moment is short in its cell, and in full under the pointer', async () => {
  const year = new Date().getFullYear() - 1;
  const moments = columns<Row>([
    { key: 'at', title: '时间', at: ({ id }) => (id === 'r1' ? new Date(year, 2, 4, 5, 6, 7) : null) },
  ]);
  render(
    <Stand>
      <DataTable label="设备" rows={rows.slice(0, 2)} columns={moments} />
    </Stand>,
  );
  const cell = await screen.findByText(`${year}-03-04 05:06`);
  expect(cell.title).toBe(`${year}-03-04 05:06:07`);
  screen.getByText('—');
});

test('an empty list has nothing to search and to page, and one thing to do', async () => {
  const onSelect = vi.fn();
  const empty = { title: '还没有设备', reason: '绑定后在这里。' };
  render(
    <Stand>
      <DataTable<Row>
        label="设备"
        rows={[]}
        columns={shown}
        search="搜索设备"
        add={{ label: '新建设备', onSelect }}
        empty={empty}
      />
    </Stand>,
  );
  await screen.findByText('还没有设备');
  expect([screen.queryByPlaceholderText('搜索设备'), screen.queryByText(/前往/)]).toEqual([null, null]);
  fireEvent.click(screen.getByRole('button', { name: '新建设备' }));
  expect(onSelect).toHaveBeenCalledOnce();
});
