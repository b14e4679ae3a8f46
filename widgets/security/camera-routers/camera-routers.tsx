import { styled } from 'styled-components';
import type { DataOf } from '../../../src/api';
import { cameraRouters, type CameraRouter } from '../../../src/api/contract/equipment';
import type { PropsOf } from '../../../src/element/contract';
import { bytes } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { To } from '../../../src/ui/link';
import { Meter } from '../../../src/ui/meter';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Filter } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import type { cameraRoutersContract } from './camera-routers.contract';
import { cameraRoutersText as text } from './camera-routers.text';

/** Milliseconds between two looks at the server. */
const every = 30_000;

/** Routers with cameras: how many, how many are online, and what their plans fill. */
export function CameraRouters(_: PropsOf<typeof cameraRoutersContract>) {
  const { go } = usePlace();
  return (
    <div part="panel">
      <DataTable<CameraRouter>
        label={text.label}
        endpoint={cameraRouters}
        columns={routerColumns()}
        cacheKey="camera.routers"
        rowKey={keyOf}
        rowName={({ remark }) => remark}
        search={text.search}
        segments={states()}
        exportName={text.label}
        every={every}
        tall
        onOpen={({ gwid }) => go({ name: 'camera', params: { gwid } })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
    </div>
  );
}

const keyOf = ({ gwid }: CameraRouter) => gwid;

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof cameraRouters> | undefined)?.counts;
    return (Object.keys(text.states) as (keyof typeof text.states)[]).map((key) => ({
      value: key,
      label: text.states[key],
      ...(counts && { count: counts[key || 'all'] }),
    }));
  },
}));

const stateOf = ({ status }: CameraRouter) => (status === 'online' ? text.online : text.offline);
const needOf = ({ need, disk }: CameraRouter) => `${bytes(need)} / ${disk === null ? text.noDisk : bytes(disk)}`;
const isShort = ({ need, disk }: CameraRouter) => need > (disk ?? 0);

const routerColumns = perLanguage(() =>
  columns<CameraRouter>([
    {
      key: 'remark',
      title: text.router,
      width: 184,
      grow: 2,
      fixed: true,
      sortable: true,
      render: (row) => (
        <TwoLines look="plain" below={row.model} tall>
          <To to={{ name: 'camera', params: { gwid: row.gwid } }}>{row.remark || row.gwid}</To>
        </TwoLines>
      ),
    },
    {
      key: 'status',
      title: text.routerState,
      width: 104,
      text: stateOf,
      render: (row) => <Status kind={row.status}>{stateOf(row)}</Status>,
    },
    { key: 'cameras', title: text.cameras, width: 96, align: 'right', sortable: true },
    {
      key: 'online',
      title: text.onlineCameras,
      width: 112,
      align: 'right',
      sortable: true,
      text: (row) => text.of(row.online, row.cameras),
      exported: (row) => row.online,
    },
    {
      key: 'planned',
      title: text.planned,
      width: 136,
      grow: 1,
      priority: 2,
      text: (row) => text.plannedOf(row.planned, row.cameras),
    },
    {
      key: 'need',
      title: text.need,
      width: 216,
      grow: 1,
      sortable: true,
      text: needOf,
      render: (row) => (
        <Use>
          <span>{needOf(row)}</span>
          {isShort(row) && <Status kind="danger">{text.tooSmall}</Status>}
          <Meter value={row.need} max={row.disk ?? 0} tone={isShort(row) ? 'danger' : 'success'} />
        </Use>
      ),
    },
  ]),
);

const Use = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 8px;
  & > :last-child {
    flex: 1 0 100%;
  }
`;
