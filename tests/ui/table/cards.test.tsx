import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiRoot } from '../../../src/ui/root';
import { columns, DataTable } from '../../../src/ui/table';

interface Row {
  id: string;
  state: string;
  name: string;
  rate: number;
  serial: string;
}

const shape = columns<Row>([
  { key: 'state', title: '状态' },
  { key: 'name', title: '名称', strong: true },
  { key: 'rate', title: '速率', unit: 'Mbps' },
  { key: 'serial', title: '序列号', priority: 3 },
]);
const rows: Row[] = [
  { id: 'a', state: '在线', name: '一号', rate: 12, serial: 'S1' },
  { id: 'b', state: '离线', name: '二号', rate: 0, serial: 'S2' },
];
const opened = vi.fn();

let room = 0;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
});
afterEach(() => {
  cleanup();
  opened.mockClear();
  vi.restoreAllMocks();
});

const list = async (width: number) => {
  room = width;
  render(
    <UiRoot>
      <DataTable<Row>
        label="设备"
        columns={shape}
        rows={rows}
        numbered
        onOpen={opened}
        filters={[{ name: 'state', label: '全部状态', options: [{ value: '在线', label: '在线' }] }]}
        actions={(row) => [{ key: 'restart', label: '重启', onSelect: () => opened(`restart ${row.id}`) }]}
        batchActions={[{ key: 'x', label: '批量' }]}
      />
    </UiRoot>,
  );
  await waitFor(() => expect(document.querySelector('[data-narrow]') !== null).toBe(width < 520));
};
const cells = () => [...document.querySelectorAll('[data-row="0"] > td')];

describe('a list with the room of a phone', () => {
  it('names each field of a row beside it, and leaves out what matters least', async () => {
    await list(336);
    expect(cells().map((cell) => [cell.className, cell.getAttribute('data-title'), cell.textContent])).toEqual([
      ['', '状态', '在线'],
      ['strong name', null, '一号'],
      ['', '速率 Mbps', '12'],
      ['end', null, '重启'],
    ]);
  });

  it('does with a row what the row’s own links say', async () => {
    await list(336);
    fireEvent.click(within(cells().at(-1) as HTMLElement).getByRole('button', { name: '重启' }));
    expect(opened.mock.calls).toEqual([['restart a']]);
  });

  it('opens a row at one touch', async () => {
    await list(336);
    fireEvent.click(screen.getByText('二号'));
    expect(opened.mock.calls).toEqual([[rows[1]]]);
  });

  it('keeps the filters behind a button', async () => {
    await list(336);
    expect(screen.queryByRole('combobox', { name: '全部状态' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '筛选条件' }));
    expect(screen.getByRole('combobox', { name: '全部状态' })).toBeTruthy();
  });
});

it('A list with the room of a window has its columns side by side, and opens a row at two clicks', async () => {
  await list(1100);
  expect(cells().map((cell) => cell.getAttribute('data-title'))).toEqual([null, null, null, null, null, null, null]);
  expect(screen.getByRole('combobox', { name: '全部状态' })).toBeTruthy();
  fireEvent.click(screen.getByText('二号'));
  expect(opened).not.toHaveBeenCalled();
});
