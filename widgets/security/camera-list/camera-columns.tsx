import type { Camera } from '../../../src/api/contract/equipment';
import { bytes, dateTime, time } from '../../../src/format';
import { To } from '../../../src/ui/link';
import { Status } from '../../../src/ui/status';
import { columns, type Column } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { perLanguage } from '../../../src/text/words';
import { cameraListText as text } from './camera-list.text';
import { Thumb } from './picture';

const stateOf = ({ online }: Camera) => text.states[online ? 'online' : 'offline'];
/** Whether a plan waits for a package. */
const waits = ({ record, paid }: Camera) => record !== 'off' && paid === false;
const recordOf = (row: Camera) => (waits(row) ? text.unpaid : text.records[row.record]);
const kept = ({ record, quality, days, period }: Camera) =>
  record === 'off' ? '' : [record === 'period' ? period : '', text.kept(quality, days)].filter(Boolean).join(' ');

const own = perLanguage<readonly Column<Camera>[]>(() =>
  columns<Camera>([
    {
      key: 'picture',
      title: text.picture,
      width: 104,
      fixed: true,
      exported: false,
      text: () => undefined,
      render: (row) => <Thumb camera={row} />,
    },
    {
      key: 'name',
      title: text.name,
      sortable: true,
      width: 160,
      grow: 2,
      fixed: true,
      render: (row) => (
        <TwoLines look="ink" below={row.model}>
          {row.name}
        </TwoLines>
      ),
    },
    {
      key: 'online',
      title: text.state,
      sortable: true,
      width: 88,
      text: stateOf,
      render: (row) => <Status kind={row.online ? 'online' : 'offline'}>{stateOf(row)}</Status>,
    },
    {
      key: 'ip',
      title: text.ip,
      width: 152,
      mono: true,
      text: (row) => row.ip || undefined,
      render: (row) => (
        <TwoLines look="ink" below={row.mac}>
          {row.ip || '—'}
        </TwoLines>
      ),
    },
    {
      key: 'record',
      title: text.plan,
      width: 176,
      grow: 1,
      text: (row) => [recordOf(row), kept(row)].filter(Boolean).join(' '),
      render: (row) => (
        <TwoLines look="ink" below={kept(row)}>
          {recordOf(row)}
        </TwoLines>
      ),
    },
    {
      key: 'need',
      title: text.need,
      width: 104,
      align: 'right',
      priority: 2,
      text: (row) => (row.record === 'off' ? undefined : bytes(row.need)),
      exported: (row) => row.need,
    },
    {
      key: 'last_seen',
      title: text.seen,
      sortable: true,
      width: 120,
      priority: 3,
      text: (row) => (row.last_seen ? time(row.last_seen) : text.never),
      exported: (row) => (row.last_seen ? dateTime(row.last_seen) : text.never),
    },
  ]),
);

const gateway = perLanguage<Column<Camera>>(() => ({
  key: 'gateway_remark',
  title: text.gateway,
  sortable: true,
  width: 168,
  grow: 2,
  render: (row) => (
    <TwoLines look="plain">
      <To to={{ name: 'network', params: { gwid: row.gwid } }}>{row.gateway_remark || row.gwid}</To>
    </TwoLines>
  ),
}));

/** Columns of one gateway's cameras, and of every one's. */
export const columnsFor = perLanguage(
  () => ({ one: own(), every: [...own().slice(0, 3), gateway(), ...own().slice(3)] }) as const,
);
