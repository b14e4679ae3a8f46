import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ClientContext, createClient } from '../../../src/api';
import { UiRoot } from '../../../src/ui/root';
import { columns, DataTable } from '../../../src/ui/table';

interface Row {
  id: string;
  name: string;
  group: string;
}

const shown = columns<Row>([
  { key: 'name', title: '名称', sortable: true },
  { key: 'group', title: '分组', sortable: true },
]);
const rows = ['甲', '乙', '甲', '乙'].map((group, i) => ({ id: `r${i}`, name: `设备 ${i + 1}`, group }));
const groups = { sort: 'group', of: ({ group }: Row) => `${group}组` };
const heads = () => [...document.querySelectorAll('tr.group')].map((one) => one.textContent).toSorted();

afterEach(cleanup);

/** A server that never answers. */
const silent = createClient({ baseUrl: 'http://table.test', fetch: () => new Promise<never>(() => undefined) });
const Stand = ({ children }: { children: ReactNode }) => (
  <UiRoot>
    <ClientContext value={silent}>{children}</ClientContext>
  </UiRoot>
);

test.each([
  ['group', ['乙组', '甲组']],
  ['name', []],
])('headings stand before each run of rows while the list is sorted by what they say: %s', async (key, said) => {
  render(
    <Stand>
      <DataTable<Row> label="设备" rows={rows} columns={shown} groups={groups} sort={{ key, desc: false }} />
    </Stand>,
  );
  await screen.findByText('设备 4');
  expect(heads()).toEqual(said.toSorted());
});

test('a list in memory that is empty has no tools at any time, also while the choice of columns is read', async () => {
  const empty = { title: '还没有设备', reason: '' };
  render(
    <Stand>
      <DataTable<Row> label="设备" rows={[]} columns={shown} cacheKey="things" search="搜索设备" empty={empty} />
    </Stand>,
  );
  await screen.findByText('还没有设备');
  expect(screen.queryByPlaceholderText('搜索设备')).toBeNull();
});
