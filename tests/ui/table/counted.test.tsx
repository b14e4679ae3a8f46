import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataTable } from '../../../src/ui/table';
import { begin, rows, server, shown, Stand, things, type Row } from './stand';

beforeEach(begin);
afterEach(cleanup);

describe('a search that finds more than is counted', () => {
  const [all, most] = [12_000, 5_000];
  const removed = vi.fn(async () => undefined);
  const list = (q?: string) => {
    server.answer = (_, body) => {
      const counted = body.most === undefined ? undefined : most;
      const counts = { all: counted === undefined ? all : Math.max(most, Number(body.page) * 50) + 1, online: 7 };
      return { body: { code: 2000, message: '', data: { list: rows(50), total: counts.all, counts, counted } } };
    };
    const segments = {
      name: 'status',
      label: '状态',
      options: (data: unknown) => {
        const { counts } = (data ?? {}) as { counts?: { all: number; online: number } };
        return [
          { value: '', label: '全部', ...(counts && { count: counts.all }) },
          { value: 'online', label: '在线', ...(counts && { count: counts.online }) },
        ];
      },
    };
    render(
      <Stand start={{ ...(q && { q }) }}>
        <DataTable<Row>
          label="设备"
          endpoint={things}
          bounded
          columns={shown}
          search="搜索"
          segments={segments}
          removeMany={removed}
        />
      </Stand>,
    );
  };

  test('says so, has no last page, and can be walked on', async () => {
    list('设备');
    await screen.findByText('共 5,000+ 条');
    expect(server.asked.at(-1)!.body).toMatchObject({ q: '设备', most: '5000' });
    screen.getByRole('radio', { name: '全部 5,000+' });
    screen.getByRole('radio', { name: '在线 7' });
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('-1');
    const pages = within(screen.getByRole('navigation')).getAllByRole('button');
    expect(pages.map((one) => one.textContent).filter(Boolean)).toEqual(['1', '2', '3', '4', '5']);

    fireEvent.change(screen.getByRole('textbox', { name: '页码' }), { target: { value: '210' } });
    fireEvent.submit(screen.getByRole('textbox', { name: '页码' }));
    await screen.findByText('共 10,500+ 条');
    screen.getByRole('radio', { name: '全部 5,000+' });
    expect(screen.getByRole('button', { name: '下一页' })).toHaveProperty('disabled', false);
  });

  test('is counted when all of it is ticked; nothing is done to it before', async () => {
    list('设备');
    await screen.findByText('共 5,000+ 条');
    fireEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    const waits: (() => void)[] = [];
    const whole = server.answer;
    server.answer = async (path, body) => {
      await new Promise<void>((resolve) => void waits.push(resolve));
      return whole(path, body);
    };
    fireEvent.click(screen.getByRole('button', { name: '选择全部 5,000+ 项' }));
    const bar = screen.getByRole('region', { name: '批量操作' });
    expect(document.activeElement).toBe(within(bar).getByRole('button', { name: '取消选择' }));
    expect(within(bar).getByRole('status').textContent).toBe('已选 5,000+ 项');
    expect(within(bar).getByRole('button', { name: '批量删除' })).toHaveProperty('disabled', true);
    await waitFor(() => expect(waits).toHaveLength(1));
    for (const go of waits) go();
    await screen.findByText('共 12,000 条');
    expect(within(bar).getByRole('status').textContent).toBe('已选 12,000 项');
    fireEvent.click(within(bar).getByRole('button', { name: '批量删除' }));
    await screen.findByText(/将删除 12,000 项/);
    // The last one is a page again.
    screen.getByRole('button', { name: '第 240 页' });
  });

  test('where nothing is searched for, all is counted', async () => {
    list();
    await screen.findByText('共 12,000 条');
    expect(server.asked.at(-1)!.body).not.toHaveProperty('most');
  });
});
