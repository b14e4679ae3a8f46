import { useState } from 'react';
import { ApiError } from '../../api';
import { Story } from '../../element/story';
import { Power } from '../icon';
import { Pressed } from '../story';
import { perRow } from '../tasks';
import { DataTable } from './data-table';
import { Pager } from './parts/pager';
import { RowName } from './parts/row-name';
import { SearchBox } from './parts/search-box';
import { MissingNotice } from './parts/states';
import { sampleColumns, sampleRows, viewAnswers, type SampleRow } from './table.fixture';

export default { title: 'ui / table' };

const some = sampleRows(132);
const many = sampleRows(100_000);
const nameOf = (row: SampleRow) => row.remark;

/** The usual case: search, filters, segments, expandable rows, inline edit, batch actions, export. */
export function Ordinary() {
  const [rows, setRows] = useState(some);
  return (
    <DataTable
      label="路由器"
      rows={rows}
      columns={sampleColumns}
      rowName={nameOf}
      numbered
      search="搜索备注、IP、序列号"
      filters={filters}
      segments={segments}
      expand={expandRow}
      actions={rowActions}
      batchActions={batchActions}
      exportName="路由器"
      save={async (row, values) =>
        setRows((all) => all.map((one) => (one.id === row.id ? { ...one, remark: values.remark ?? '' } : one)))
      }
      remove={async (row) => setRows((all) => all.filter((one) => one.id !== row.id))}
      removeMany={async (ids) => setRows((all) => all.filter((one) => !ids.includes(one.id)))}
      removeDetail="解绑后，历史统计仍会保留。"
      add={{ label: '添加', onSelect: () => undefined }}
    />
  );
}

/** What stands above and below rows, for a list that draws them in its own way. */
export function Around() {
  const [search, setSearch] = useState('');
  const [shown, show] = useState({ page: 1, size: 20 });
  const total = some.filter(({ remark }) => remark.includes(search)).length;
  return (
    <>
      <SearchBox placeholder="搜索备注" value={search} onChange={setSearch} />
      <Pager
        label="路由器"
        {...shown}
        sizes={[20, 50]}
        total={total}
        paged
        onPage={(page) => show({ ...shown, page })}
        onSize={(size) => show({ page: 1, size })}
      />
    </>
  );
}

const named = sampleColumns.map((column) => (column.key === 'remark' ? { ...column, render: nameCell } : column));

/** With columns to choose and views to keep. */
const Kept = ({ prefix }: { prefix: string }) => (
  <Story answers={viewAnswers}>
    <DataTable
      label="路由器"
      cacheKey="story"
      prefix={prefix}
      rows={some}
      columns={named}
      rowName={nameOf}
      selectable
      numbered
      tall
      search="搜索备注、IP、序列号"
      exportName="路由器"
    />
  </Story>
);

export const OpenedColumns = () => (
  <Pressed names={['列筛选']}>
    <Kept prefix="columns." />
  </Pressed>
);

export const OpenedViews = () => (
  <Pressed names={['视图']}>
    <Kept prefix="views." />
  </Pressed>
);

export const OpenedTools = () => (
  <Pressed names={['导出、密度与任务']}>
    <Kept prefix="tools." />
  </Pressed>
);

/** A row that is open, one that is being edited, and some that are ticked. */
export const Used = () => (
  <Pressed names={[`展开 ${some[0]!.remark}`, `展开 ${some[10]!.remark}`, '编辑', '选择本页全部']}>
    <Ordinary />
  </Pressed>
);

/** Nothing there yet. */
export const Nothing = () => (
  <DataTable
    label="路由器"
    rows={none}
    columns={sampleColumns}
    empty={{ title: '还没有路由器', reason: '绑定第一台设备后，这里会显示它的状态' }}
  />
);

/** Rows are there, none of them matches. */
export const NoMatch = () => (
  <DataTable label="路由器" rows={none} columns={sampleColumns} search="搜索备注" filters={filters} prefix="nomatch." />
);

/** The read failed. */
export const Failing = () => (
  <DataTable label="路由器" rows={none} columns={sampleColumns} error={offline} onRefresh={() => undefined} />
);

/** The read takes long. */
export const Slow = () => <DataTable label="路由器" rows={none} columns={sampleColumns} loading numbered />;

/** A hundred thousand rows in one list. */
export const Huge = () => (
  <DataTable
    label="十万行"
    rows={many}
    columns={sampleColumns}
    rowName={nameOf}
    paged={false}
    numbered
    selectable
    search="搜索"
    exportName="十万行"
  />
);

/** Where there is little room: secondary columns give way, then the rest scrolls. */
export const Narrow = () => (
  <div style={{ width: 480, maxWidth: '100%' }}>
    <DataTable label="路由器" rows={some} columns={sampleColumns} rowName={nameOf} selectable numbered />
  </div>
);

/** The dark theme. */
export const Dark = () => (
  <div data-np-theme="BLACK">
    <Ordinary />
  </div>
);

function nameCell(row: SampleRow) {
  return (
    <RowName to={{ name: 'network', params: { gwid: row.id } }} identity={row.id}>
      {row.remark}
    </RowName>
  );
}

/** History that is kept elsewhere does not answer. */
export const Missing = () => <MissingNotice />;

const none: SampleRow[] = [];
const offline = new ApiError('offline', '网络连接已断开，请检查网络后重试', { status: 0 });
const filters = [
  {
    name: 'group',
    label: '全部分组',
    options: ['校园', '酒店客户', '华东直营'].map((value) => ({ value, label: value })),
  },
  {
    name: 'model',
    label: '全部型号',
    options: ['NP-R980', 'NP-R680', 'NP-R520'].map((value) => ({ value, label: value })),
  },
];
const segments = {
  name: 'status',
  label: '状态',
  options: [
    { value: '', label: '全部', count: 132 },
    { value: 'online', label: '在线', count: 120 },
    { value: 'offline', label: '离线', count: 12 },
  ],
};
const expandRow = (row: SampleRow) => (row.status === 'online' ? <p>{`${row.remark}：${row.serial}`}</p> : undefined);
const rowActions = () => [{ key: 'manage', label: '管理', onSelect: () => undefined }];
const batchActions = [
  {
    key: 'reboot',
    label: '批量重启',
    icon: <Power />,
    run: perRow({
      call: async (id) => {
        if (id.endsWith('3')) throw new Error('设备没有响应');
        return id.endsWith('1') ? { skipped: '设备离线' } : undefined;
      },
    }),
  },
];
