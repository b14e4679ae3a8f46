import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoint, useWrite } from '../../../src/api';
import { DayRange, useDays } from '../../../src/ui/day-range';
import { UiRoot } from '../../../src/ui/root';
import { DataTable, type ListRequest } from '../../../src/ui/table';
import { begin, names, rows, server, shown, Stand, things, type Row } from './stand';

beforeEach(begin);
afterEach(cleanup);

const request: ListRequest = { method: 'POST', url: '/api/v3/things' };
const pageOf = (all: Row[]) => (_: string, body: Record<string, unknown>) => {
  const [page, size] = [Number(body.page), Number(body.per_page)];
  return {
    body: { code: 2000, message: '', data: { list: all.slice((page - 1) * size, page * size), total: all.length } },
  };
};

describe('column filter', () => {
  test('a filterable table without a cache key throws', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() =>
      render(<DataTable<Row> label="设备" rows={[]} columns={shown} filterable />, { wrapper: Stand }),
    ).toThrow('cacheKey');
  });

  test('is applied at once, kept on the server and said; none ticked is refused; unchanged closes', async () => {
    render(<DataTable label="设备" rows={rows(2)} columns={shown} cacheKey="things" />, { wrapper: Stand });
    const open = async () => {
      fireEvent.click(await screen.findByRole('button', { name: '列筛选' }));
      return screen.findByRole('dialog', { name: '列筛选' });
    };
    await screen.findByRole('columnheader', { name: /分组/ });

    let panel = await open();
    for (const box of within(panel).getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(within(panel).getByRole('button', { name: '确定' }));
    await screen.findByText('请勾选筛选类型');

    fireEvent.click(within(panel).getByRole('checkbox', { name: '名称' }));
    fireEvent.click(within(panel).getByRole('button', { name: '确定' }));
    await screen.findByText('筛选成功！');
    expect(screen.queryByRole('columnheader', { name: /分组/ })).toBeNull();
    expect(server.asked.filter(({ path }) => path.endsWith('/update')).map(({ body }) => body)).toEqual([
      { display_column: { tableCacheKey: 'things', displayFields: ['name'] } },
    ]);

    panel = await open();
    fireEvent.click(within(panel).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '列筛选' })).toBeNull());
    expect(server.asked.filter(({ path }) => path.endsWith('/update'))).toHaveLength(1);
  });
});

describe('configurable list request', () => {
  test('uses its own names and reads its own fields', async () => {
    server.answer = () => ({ body: { code: 3000, message: '', result: { items: rows(2), count: 2 } } });
    const own = {
      ...request,
      params: { kind: 'x' },
      pageName: 'p',
      perPageName: 'n',
      listField: 'result.items',
      totalField: 'result.count',
    };
    render(<DataTable<Row> label="设备" request={own} columns={shown} />, { wrapper: Stand });
    await screen.findByText('共 2 条');
    expect(names()).toEqual(['设备 1', '设备 2']);
    expect(server.asked[0]).toEqual({ path: '/api/v3/things', body: { kind: 'x', p: 1, n: 50 } });
  });

  test('a code not divisible by 1000 shows the message and empties the list', async () => {
    const all = rows(60);
    server.answer = pageOf(all);
    render(<DataTable<Row> label="设备" request={request} columns={shown} />, { wrapper: Stand });
    await screen.findByText('共 60 条');
    server.answer = () => ({ body: { code: 4001, message: '没有读取权限' } });
    fireEvent.click(screen.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(screen.getAllByText('没有读取权限').length).toBeGreaterThan(0));
    expect(names()).toEqual([]);
    screen.getByText('条数未知');
  });

  test('a lost connection keeps the rows and says that they are older', async () => {
    server.answer = pageOf(rows(3));
    render(<DataTable<Row> label="设备" request={request} columns={shown} />, { wrapper: Stand });
    await screen.findByText('共 3 条');
    server.answer = () => ({ status: 500, body: { message: '维护中' } });
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    await screen.findByText(/刷新失败.*维护中/);
    expect(names()).toHaveLength(3);
    server.answer = pageOf(rows(4));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('共 4 条');
    expect(screen.queryByText(/刷新失败/)).toBeNull();
    // What answers for another one that does not.
    server.answer = () => ({ body: { code: 2000, message: '', data: { list: rows(2), total: 2, missing: true } } });
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    await screen.findByText('历史库暂时没有响应，较早的记录可能不全');
    expect(names()).toHaveLength(2);
  });

  test('after the last row of a page was deleted it goes one page back', async () => {
    let all = rows(51);
    server.answer = (path, body) => {
      if (!path.endsWith('/delete')) return pageOf(all)(path, body);
      all = all.filter((row) => row.id !== body.id);
      return { body: { code: 2000, message: '', data: null } };
    };
    const own = { ...request, deleteUrl: '/api/v3/things/delete' };
    render(
      <Stand start={{ page: '2' }}>
        <DataTable<Row> label="设备" request={own} columns={shown} />
      </Stand>,
    );
    await screen.findByText('设备 51');
    fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    await screen.findByText('是否执行此操作?');
    expect(screen.getByText('将删除“设备 51”')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    await screen.findByText('删除成功！');
    await screen.findByText('设备 1');
    expect(server.address.page).toBeUndefined();
    await screen.findByText('共 50 条');
  });

  test('deleting many without ticked rows asks to tick some', async () => {
    server.answer = pageOf(rows(2));
    const own = { ...request, batchDeleteUrl: '/api/v3/things/delete' };
    render(<DataTable<Row> label="设备" request={own} columns={shown} removeInToolbar />, { wrapper: Stand });
    await screen.findByText('共 2 条');
    fireEvent.click(screen.getByRole('button', { name: '批量删除' }));
    await screen.findByText('请选择要操作的数据！');
  });
});

describe('list state', () => {
  const none = { title: '还没有设备', reason: '绑定第一台' };
  const filters = [{ name: 'group', label: '全部分组', options: [{ value: '甲', label: '甲' }] }];

  test('starts from the address and writes itself there', async () => {
    server.answer = pageOf(rows(400));
    render(
      <Stand start={{ page: '3', size: '70', sort: '-name', group: '甲', tab: 'x' }}>
        <DataTable<Row> label="设备" request={request} columns={shown} filters={filters} />
      </Stand>,
    );
    await screen.findByText('设备 141');
    expect(server.asked.at(-1)?.body).toEqual({ page: 3, per_page: 70, sort: 'name', order: 'desc', group: '甲' });
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(server.asked.at(-1)?.body).toMatchObject({ page: 1 }));
    expect(server.address).toEqual({ size: '70', sort: '-name', tab: 'x' });
  });

  test('works without anybody keeping an address', async () => {
    render(
      <UiRoot>
        <DataTable label="设备" rows={rows(60)} columns={shown} />
      </UiRoot>,
    );
    fireEvent.click(screen.getByRole('button', { name: '下一页' }));
    await screen.findByText('设备 51');
  });

  test('a page beyond the end leads to the last one, without a step back and without saying that nothing is there', async () => {
    let go = () => {};
    const held = new Promise<void>((done) => (go = done));
    server.answer = async (path, body) => {
      if (body.page === 3) await held;
      return pageOf(rows(131))(path, body);
    };
    render(
      <Stand start={{ page: '9999', tab: 'x' }}>
        <DataTable<Row> label="设备" request={request} columns={shown} empty={none} />
      </Stand>,
    );
    await waitFor(() => expect(server.asked.map(({ body }) => body.page)).toEqual([9999, 3]));
    expect(screen.queryByText('还没有设备')).toBeNull();
    go();
    await screen.findByText('设备 101');
    expect(server.address).toEqual({ page: '3', tab: 'x' });
    expect(server.replaced).toEqual([true]);
    screen.getByText('共 131 条');
  });

  test('a page beyond the end of rows in memory leads to the last one', async () => {
    render(
      <Stand start={{ page: '7' }}>
        <DataTable label="设备" rows={rows(60)} columns={shown} />
      </Stand>,
    );
    await screen.findByText('设备 51');
    expect(server.address).toEqual({ page: '2' });
  });

  test('a page beyond the end of nothing says that nothing is there', async () => {
    server.answer = pageOf([]);
    render(
      <Stand start={{ page: '7' }}>
        <DataTable<Row> label="设备" request={request} columns={shown} empty={none} />
      </Stand>,
    );
    await screen.findByText('还没有设备');
  });

  test('no rows of a list that has some are not said to be none', async () => {
    server.answer = () => ({ body: { code: 2000, message: '', data: { list: [], total: 3 } } });
    render(<DataTable<Row> label="设备" request={request} columns={shown} empty={none} />, {
      wrapper: Stand,
    });
    await screen.findByText('共 3 条');
    expect(screen.queryByText('还没有设备')).toBeNull();
  });

  test('nothing matches and nothing there are different things', async () => {
    const { rerender } = render(
      <Stand start={{ q: '没有' }}>
        <DataTable label="设备" rows={rows(2)} columns={shown} search="搜索" />
      </Stand>,
    );
    await screen.findByText('没有符合条件的数据');
    rerender(
      <Stand>
        <DataTable key="other" label="设备" rows={[]} columns={shown} empty={none} prefix="b." />
      </Stand>,
    );
    await screen.findByText('还没有设备');
  });
});

describe('saved views', () => {
  test('a link opens the view with its filter and columns; another filter leaves it', async () => {
    const view = { id: 'v1', table: 'things', name: '甲组', shared: true, query: { group: '甲' }, columns: ['name'] };
    const all = pageOf(rows(3));
    server.answer = (path, body) =>
      path.endsWith('/table_view/list')
        ? { body: { code: 2000, message: '', data: { list: [view], total: 1 } } }
        : all(path, body);
    render(
      <Stand start={{ view: 'v1' }}>
        <DataTable<Row>
          label="设备"
          request={request}
          columns={shown}
          cacheKey="things"
          filters={[{ name: 'group', label: '全部分组', options: [{ value: '甲', label: '甲' }] }]}
        />
      </Stand>,
    );
    await waitFor(() => expect(server.address).toEqual({ group: '甲', view: 'v1' }));
    await screen.findByRole('button', { name: '甲组' });
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /分组/ })).toBeNull());
    expect(server.asked.filter(({ path }) => path.endsWith('/things')).at(-1)?.body).toMatchObject({ group: '甲' });
    fireEvent.change(screen.getByRole('combobox', { name: '全部分组' }), { target: { value: '' } });
    await waitFor(() => expect(server.address).toEqual({}));
  });
});

describe('a list that lives', () => {
  const make = endpoint({
    method: 'POST',
    path: '/api/v3/make',
    summary: '',
    scope: 'account',
    origin: 'ours',
  } as const);
  function Make() {
    const { run } = useWrite(make, [things.path]);
    return <button onClick={() => void run({})}>新建</button>;
  }

  test('shows what the reader made where it belongs at once, and moves nothing else', async () => {
    let all = rows(3);
    server.answer = (path, body) => {
      if (path !== make.path) return pageOf(all)(path, body);
      const [first, ...rest] = all;
      all = [{ id: 'new', name: '设备 9', group: '甲' }, ...rest, first!];
      return { body: { code: 2000, message: '', data: {} } };
    };
    render(
      <>
        <Make />
        <DataTable<Row> label="设备" endpoint={things} columns={shown} every={60_000} />
      </>,
      { wrapper: Stand },
    );
    await waitFor(() => expect(names()).toEqual(['设备 1', '设备 2', '设备 3']));
    fireEvent.click(screen.getByRole('button', { name: '新建' }));
    await waitFor(() => expect(names()).toEqual(['设备 9', '设备 1', '设备 2', '设备 3']));
    // The others would stand otherwise, and wait for the reader.
    fireEvent.click(screen.getByRole('button', { name: '排序有变化，点击更新' }));
    expect(names()).toEqual(['设备 9', '设备 2', '设备 3', '设备 1']);
  });
});

test('a choice of days keeps the focus in its box, goes to the first page, and means other rows by all that match', async () => {
  server.answer = pageOf(rows(120));
  function Dated() {
    const days = useDays();
    return (
      <DataTable<Row>
        label="设备"
        endpoint={things}
        input={days.span}
        columns={shown}
        selectable
        toolbarStart={<DayRange days={days} />}
      />
    );
  }
  render(<Dated />, { wrapper: ({ children }) => <Stand start={{ page: '2' }}>{children}</Stand> });
  await waitFor(() => expect(names()[0]).toBe('设备 51'));
  fireEvent.click(screen.getAllByRole('checkbox')[0]!);
  fireEvent.click(await screen.findByRole('button', { name: /全部 120/ }));
  const from = screen.getByLabelText('日期范围');
  from.focus();
  fireEvent.change(from, { target: { value: '2026-11-03' } });
  fireEvent.keyDown(from, { key: 'Enter' });
  await waitFor(() => expect(server.asked.at(-1)?.body).toMatchObject({ page: '1', from: '2026-11-02T16:00:00.000Z' }));
  expect(document.activeElement).toBe(from);
  expect(screen.queryByText('已选', { exact: false })).toBeNull();
});
