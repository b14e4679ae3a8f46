import { useState } from 'react';
import { useRead, type DataOf } from '../../src/api';
import { cameras, type Camera } from '../../src/api/contract/equipment';
import type { PropsOf } from '../../src/element/contract';
import { Dialog } from '../../src/ui/dialog';
import { DataTable, type Filter } from '../../src/ui/table';
import { columnsFor } from './camera-columns';
import type { cameraListContract } from './camera-list.contract';
import { Stack } from './camera-list.styles';
import { cameraListText as text } from './camera-list.text';
import { Disks } from './disks';
import { LivePicture, OpenContext } from './picture';

/** Milliseconds between two looks at the server. */
const every = 30_000;

/** Cameras of the account or of one gateway: what they see and what they record. */
export function CameraList({ gwid = '' }: PropsOf<typeof cameraListContract>) {
  const [opened, setOpened] = useState<Camera>();
  const { data } = useRead(cameras, { ...(gwid && { gwid }), per_page: 1 }, { every });
  return (
    <Stack part="panel">
      {data && data.disks.length > 0 && <Disks disks={data.disks} />}
      <OpenContext value={setOpened}>
        <DataTable<Camera>
          key={gwid}
          label={text.label}
          endpoint={cameras}
          {...(gwid && { input: { gwid } })}
          columns={gwid ? columnsFor.one : columnsFor.every}
          cacheKey={gwid ? 'camera.list.gateway' : 'camera.list'}
          search={text.search}
          segments={states}
          filters={filters}
          exportName={text.label}
          every={every}
          tall
          rowName={({ name }) => name}
          onOpen={setOpened}
          empty={{ title: text.none, reason: text.noneReason }}
        />
      </OpenContext>
      <Dialog open={opened !== undefined} title={opened?.name ?? ''} width={720} onClose={() => setOpened(undefined)}>
        {opened && <LivePicture key={opened.id} camera={opened} />}
      </Dialog>
    </Stack>
  );
}

const states: Omit<Filter, 'width'> = {
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
};

const filters: readonly Filter[] = [
  {
    name: 'record',
    label: text.allRecords,
    options: Object.entries(text.records).map(([value, label]) => ({ value, label })),
  },
];
