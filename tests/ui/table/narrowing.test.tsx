import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DayRange, useDays } from '../../../src/ui/day-range';
import { DataTable } from '../../../src/ui/table';
import { begin, names, rows, server, shown, Stand, things, type Row } from './stand';

beforeEach(begin);
afterEach(cleanup);

describe('days beside a list', () => {
  function Dated({ prefix }: { prefix?: string }) {
    const days = useDays(prefix && `${prefix}.`);
    return (
      <DataTable<Row>
        label="设备"
        endpoint={things}
        input={days.span}
        narrowing={days.chosen}
        columns={shown}
        filters={[{ name: 'group', label: '全部分组', options: [{ value: '甲', label: '甲' }] }]}
        {...(prefix && { prefix: `${prefix}.` })}
        toolbarStart={<DayRange days={days} />}
        empty={{ title: '还没有设备', reason: '' }}
      />
    );
  }
  const show = (start: Record<string, string>, prefix?: string) =>
    render(<Dated {...(prefix && { prefix })} />, {
      wrapper: ({ children }) => <Stand start={start}>{children}</Stand>,
    });
  beforeEach(() => {
    server.answer = () => ({ body: { code: 2000, message: '', data: { list: [], total: 0 } } });
  });

  test.each([undefined, 'own'])('are why nothing is there, and go with the filters (prefix %s)', async (prefix) => {
    const at = (name: string) => (prefix ? `${prefix}.${name}` : name);
    show({ [at('group')]: '甲', from: '2026-10-01', to: '2026-10-02' }, prefix);
    await screen.findByText('没有符合条件的数据');
    fireEvent.click(screen.getAllByRole('button', { name: '清除筛选' })[0]!);
    await screen.findByText('还没有设备');
    expect(server.address).toEqual({});
    expect(server.replaced).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '清除筛选' })).toBeNull();
  });

  test('that are none hide nothing', async () => {
    show({ from: 'yesterday' });
    await screen.findByText('还没有设备');
    expect(screen.queryByRole('button', { name: '清除筛选' })).toBeNull();
  });
});

test('a link with a value that a filter does not have, or more than a search takes, shows the list all the same', async () => {
  server.answer = () => ({ body: { code: 2000, message: '', data: { list: rows(3), total: 3 } } });
  render(
    <DataTable<Row>
      label="设备"
      endpoint={things}
      columns={shown}
      search="搜索"
      filters={[
        { name: 'group', label: '全部分组', options: [{ value: '甲', label: '甲' }] },
        { name: 'tag', label: '全部标签', options: [] },
        { name: 'site', label: '全部网点', options: [{ value: '1', label: '一' }], render: () => <i /> },
      ]}
      segments={{
        name: 'state',
        label: '状态',
        options: () => [
          { value: '', label: '全部' },
          { value: 'on', label: '开' },
        ],
      }}
    />,
    {
      wrapper: ({ children }) => (
        <Stand start={{ group: 'zzz', tag: 't1', site: '9', state: 'bogus', q: 'a'.repeat(200) }}>{children}</Stand>
      ),
    },
  );
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(server.asked.map(({ body }) => body)).toEqual([
    { page: '1', per_page: '50', tag: 't1', site: '9', q: 'a'.repeat(120) },
  ]);
});
