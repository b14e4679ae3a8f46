import { useMemo } from 'react';
import { apStays, type ApStay } from '../../../src/api/contract/access-point';
import type { PropsOf } from '../../../src/element/contract';
import { bytes, dateTime, duration, time } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { Drawer } from '../../../src/ui/drawer';
import { Empty } from '../../../src/ui/empty';
import { Lasted } from '../../../src/ui/now';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, useOpened, type Filter } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { ClientTimeline } from '../shared';
import type { apStaysContract } from './ap-stays.contract';
import { apStaysText as text } from './ap-stays.text';

/** Milliseconds between two looks at the server. */
const every = 60_000;

/** Who was at an access point and when: who is there, and then who left last. */
export function ApStays({ device = '', manage = false }: PropsOf<typeof apStaysContract>) {
  const [opened, open] = useOpened('client');
  const input = useMemo(() => ({ id: device }), [device]);
  const actions = (row: ApStay) => [{ key: 'timeline', label: text.timeline, onSelect: () => open(row.client_id) }];
  if (!device) return <Empty kind="nothing" title={text.none} reason={text.noneReason} />;
  return (
    <div part="panel">
      <DataTable<ApStay>
        label={text.label}
        endpoint={apStays}
        input={input}
        columns={columnsOf()}
        cacheKey="client.ap_stays"
        rowName={nameOf}
        search={text.search}
        segments={bands()}
        exportName={text.label}
        every={every}
        tall
        actions={actions}
        actionsWidth={96}
        onOpen={({ client_id }) => open(client_id)}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      <Drawer open={opened !== undefined} beside title={text.timeline} width={640} onClose={() => open(undefined)}>
        {opened !== undefined && <ClientTimeline key={opened} id={opened} manage={manage} />}
      </Drawer>
    </div>
  );
}

const nameOf = ({ name }: ApStay) => name;
const lasted = ({ start, end }: ApStay) =>
  duration(((end === null ? Date.now() : Date.parse(end)) - Date.parse(start)) / 1000, 2);

const bands = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'band',
  label: text.band,
  options: (['', '5G', '2.4G'] as const).map((value) => ({ value, label: text.bands[value] })),
}));

const columnsOf = perLanguage(() =>
  columns<ApStay>([
    {
      key: 'name',
      title: text.name,
      width: 172,
      grow: 2,
      fixed: true,
      render: (row) => (
        <TwoLines title={row.name} below={[row.mac, row.vendor].filter(Boolean).join(' ')} mono>
          {row.name}
        </TwoLines>
      ),
    },
    { key: 'ssid', title: text.ssid, width: 128, grow: 1, priority: 2 },
    {
      key: 'signal',
      title: text.bandSignal,
      width: 120,
      text: (row) => [row.band, row.signal !== null && text.dbm(row.signal)].filter(Boolean).join(' ') || undefined,
    },
    { key: 'start', title: text.start, width: 152, at: (row) => row.start },
    {
      key: 'end',
      title: text.end,
      width: 152,
      text: (row) => (row.end === null ? text.now : time(row.end)),
      exported: (row) => (row.end === null ? text.now : dateTime(row.end)),
      render: (row) => (row.end === null ? <Status kind="online">{text.now}</Status> : time(row.end)),
    },
    {
      key: 'lasted',
      title: text.lasted,
      width: 128,
      text: lasted,
      render: (row) => (row.end === null ? <Lasted since={row.start} units={2} /> : lasted(row)),
    },
    {
      key: 'bytes_down',
      title: text.traffic,
      width: 160,
      align: 'right',
      text: (row) => `${bytes(row.bytes_down)} / ${bytes(row.bytes_up)}`,
      parts: [
        { key: 'bytes_down', title: text.down, unit: 'B' },
        { key: 'bytes_up', title: text.up, unit: 'B' },
      ],
    },
  ]),
);
