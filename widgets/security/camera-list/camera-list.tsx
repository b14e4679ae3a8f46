import { useState } from 'react';
import { useRead, type DataOf } from '../../../src/api';
import { gateway } from '../../../src/api/contract/device';
import { cameras, type Camera } from '../../../src/api/contract/equipment';
import type { PropsOf } from '../../../src/element/contract';
import { Dialog } from '../../../src/ui/dialog';
import { HardDrive, Pencil } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { MissingGateway } from '../../../src/ui/missing';
import { Awaited, Below } from '../../../src/ui/skeleton';
import { DataTable, useOpened, type Filter, type RowAction } from '../../../src/ui/table';
import { Stack } from '../../../src/ui/stack';
import { perLanguage } from '../../../src/text/words';
import { columnsFor } from './camera-columns';
import type { cameraListContract } from './camera-list.contract';
import { cameraListText as text } from './camera-list.text';
import { Disks } from './disks';
import { LivePicture, OpenContext } from './picture';

const RenameDialog = lazy(() => import('./camera-dialogs').then((m) => m.RenameDialog));
const PlanDialog = lazy(() => import('./camera-dialogs').then((m) => m.PlanDialog));

/** Milliseconds between two looks at the server. */
const every = 30_000;

/** Cameras of the account or of one gateway: what they see and what they record. */
export function CameraList({ gwid = '', manage = false }: PropsOf<typeof cameraListContract>) {
  const [id, open] = useOpened('camera');
  const [asked, setAsked] = useState<Asked>();
  const summary = useRead(cameras, { ...(gwid && { gwid }), per_page: 1, disks: true }, { every });
  const opened = useRead(cameras, id ? { id, per_page: 1 } : null).data?.list.find((one) => one.id === id);
  const known = useRead(gateway, gwid ? { gwid } : null);
  const { data } = summary;
  if (known.error?.kind === 'notFound') return <MissingGateway />;
  return (
    <Stack $gap={12} part="panel">
      {summary.loading && <Awaited />}
      {data && data.disks.length > 0 && <Disks disks={data.disks} total={data.disk_total} />}
      <Below>
        <OpenContext value={(camera) => open(camera.id)}>
          <DataTable<Camera>
            key={gwid}
            label={text.label}
            endpoint={cameras}
            {...(gwid && { input: { gwid } })}
            columns={gwid ? columnsFor().one : columnsFor().every}
            cacheKey={gwid ? 'camera.list.gateway' : 'camera.list'}
            search={text.search}
            segments={states()}
            filters={filters()}
            exportName={text.label}
            every={every}
            tall
            rowName={({ name }) => name}
            onOpen={(camera) => open(camera.id)}
            {...(manage && { actions: actionsFor(setAsked) })}
            empty={{ title: text.none, reason: text.noneReason }}
          />
        </OpenContext>
      </Below>
      <Dialog open={opened !== undefined} title={opened?.name ?? ''} width={720} onClose={() => open(undefined)}>
        {opened && <LivePicture key={opened.id} camera={opened} />}
      </Dialog>
      {asked && (
        <Suspense>
          {asked.what === 'rename' ? (
            <RenameDialog camera={asked.camera} onClose={() => setAsked(undefined)} />
          ) : (
            <PlanDialog camera={asked.camera} onClose={() => setAsked(undefined)} />
          )}
        </Suspense>
      )}
    </Stack>
  );
}

interface Asked {
  what: 'rename' | 'plan';
  camera: Camera;
}

/** What is done with one camera. A plan goes through the gateway, which must be there and have a package. */
const actionsFor =
  (ask: (asked: Asked) => void) =>
  (camera: Camera): readonly RowAction[] => [
    { key: 'rename', label: text.rename, icon: <Pencil />, onSelect: () => ask({ what: 'rename', camera }) },
    camera.paid === false
      ? { key: 'open', label: text.buy, to: { name: 'open.open', query: { service: 'camera' } } }
      : { key: 'plan', label: text.planShort, icon: <HardDrive />, onSelect: () => ask({ what: 'plan', camera }) },
  ];

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof cameras> | undefined)?.counts;
    return (Object.keys(text.states) as (keyof typeof text.states)[]).map((key) => ({
      value: key,
      label: text.states[key],
      ...(counts && { count: counts[key || 'all'] }),
    }));
  },
}));

const filters = perLanguage<readonly Filter[]>(() => [
  {
    name: 'record',
    label: text.allRecords,
    options: Object.entries(text.records).map(([value, label]) => ({ value, label })),
  },
]);
