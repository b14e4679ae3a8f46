import { useState } from 'react';
import { preparedList, type Prepared } from '../../../src/api/contract/prepared';
import { deviceKinds } from '../../../src/domain/device';
import { preparedStates } from '../../../src/domain/prepared-names';
import type { PropsOf } from '../../../src/element/contract';
import { number, time } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Plus, Replace, Upload } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { PageActions } from '../../../src/ui/page';
import { Figure } from '../../../src/ui/pane';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Column, type RowAction } from '../../../src/ui/table';
import type { preparedDevicesContract } from './prepared-devices.contract';
import { every, useCounts, useRemove, useRetry } from './prepared-devices.data';
import { happened, latestOf, pageOf, settingsIn, settingsParts, statusOf, stepsOf } from './prepared-devices.model';
import { Figures, Panel, Steps, Two } from './prepared-devices.styles';
import { preparedDevicesText as text } from './prepared-devices.text';
import { useLabels } from './labels';
import { TwoLines } from '../../../src/ui/two-lines';

const PreparedDialog = lazy(() => import('./prepared-dialog').then((m) => m.PreparedDialog));
const ReplacementDrawer = lazy(() => import('./replacement-drawer').then((m) => m.ReplacementDrawer));

/** Devices that are known by serial number before they come, and what happened when they did. */
export function PreparedDevices({ manage = false }: PropsOf<typeof preparedDevicesContract>) {
  const place = usePlace();
  const { act } = useAct();
  const { run: remove } = useRemove();
  const { run: retry } = useRetry();
  const printLabels = useLabels();
  const [editing, setEditing] = useState<{ row?: Prepared }>();
  const [replacing, setReplacing] = useState(false);
  const again = ({ id }: Prepared) => void act(() => retry({ id }), { said: text.retried });
  const actionsOf = (row: Prepared): RowAction[] => {
    const to = pageOf(row);
    return [
      ...(manage && row.state === 'failed' ? [{ key: 'retry', label: text.retry, onSelect: () => again(row) }] : []),
      ...(manage && row.replaces === null && (row.state === 'failed' || row.state === 'waiting')
        ? [{ key: 'edit', label: text.edit, onSelect: () => setEditing({ row }) }]
        : []),
      ...(to ? [{ key: 'manage', label: text.manage, to }] : []),
    ];
  };
  return (
    <Panel part="panel">
      {manage && (
        <PageActions>
          <Button icon={<Replace />} onClick={() => setReplacing(true)}>
            {text.replace}
          </Button>
          <Button icon={<Plus />} onClick={() => setEditing({})}>
            {text.add}
          </Button>
          <Button variant="primary" icon={<Upload />} onClick={() => place.go({ name: 'preconfigured.edit' })}>
            {text.import}
          </Button>
        </PageActions>
      )}
      <Counts />
      <DataTable<Prepared>
        label={text.title}
        endpoint={preparedList}
        columns={shape()}
        cacheKey="prepared"
        rowName={({ remark }) => remark}
        search={text.search}
        segments={segments()}
        filters={[
          {
            name: 'kind',
            label: text.allKinds,
            options: deviceKinds.map((value) => ({ value, label: text.kinds[value] })),
          },
        ]}
        exportName={text.title}
        every={every}
        tall
        expand={(row) => <Way row={row} />}
        actions={actionsOf}
        batchActions={[{ key: 'labels', label: text.labels, onPick: printLabels }]}
        {...(manage && {
          removeMany: (ids: string[]) => remove({ ids }),
          removeDetail: text.removeDetail,
        })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      <Suspense>
        {editing && <PreparedDialog row={editing.row} onClose={() => setEditing(undefined)} />}
        {replacing && <ReplacementDrawer onClose={() => setReplacing(false)} />}
      </Suspense>
    </Panel>
  );
}

function Counts() {
  const { data } = useCounts();
  return (
    <Figures role="group" aria-label={text.figures}>
      {preparedStates.map((state) => (
        <div key={state}>
          <Status kind={statusOf[state]}>{text.states[state]}</Status>
          <Figure>
            {data ? number(data.counts[state]) : '—'}
            <small>{text.unit}</small>
          </Figure>
          <small>{text.notes[state]}</small>
        </div>
      ))}
    </Figures>
  );
}

function Way({ row }: { row: Prepared }) {
  return (
    <Steps aria-label={text.state}>
      {stepsOf(row).map(({ key, kind, at, words }) => (
        <li key={key}>
          <Status kind={kind}>{text.steps[key]}</Status>
          <small>{[at && time(at), words].filter(Boolean).join(text.comma)}</small>
        </li>
      ))}
    </Steps>
  );
}

const segments = perLanguage(() => ({
  name: 'state',
  label: text.state,
  options: (data: unknown) => {
    const { counts } = (data ?? {}) as { counts?: Record<string, number> };
    const count = (key: string) => (counts ? { count: counts[key]! } : {});
    return [
      { value: '', label: text.all, ...count('all') },
      ...preparedStates.map((value) => ({ value, label: text.states[value], ...count(value) })),
    ];
  },
}));

/** What it begins with, and below what is set besides: each is cut off on its own. */
function Settings({ row }: { row: Prepared }) {
  const [first = text.noSettings, second] = settingsParts(row).filter(Boolean);
  return (
    <TwoLines look="plain" title={first} below={second} belowTitle={second}>
      {first}
    </TwoLines>
  );
}

const shape = perLanguage<readonly Column<Prepared>[]>(() =>
  columns<Prepared>([
    {
      key: 'remark',
      title: text.name,
      width: 220,
      grow: 1,
      strong: true,
      fixed: true,
      text: ({ remark }) => remark,
      render: ({ remark, serial }) => (
        <Two>
          <span>{remark}</span>
          <code>{serial}</code>
        </Two>
      ),
      parts: [
        { key: 'remark', title: text.remark },
        { key: 'serial', title: text.serial },
      ],
    },
    { key: 'kind', title: text.kind, width: 80, text: ({ kind }) => text.kinds[kind] },
    { key: 'model', title: text.model, width: 110, priority: 2 },
    { key: 'group_name', title: text.group, width: 120, priority: 3 },
    { key: 'location', title: text.location, width: 140, priority: 3 },
    {
      key: 'settings',
      title: text.settings,
      width: 220,
      grow: 1,
      priority: 2,
      text: (row) => settingsIn(row) || text.noSettings,
      render: (row) => <Settings row={row} />,
    },
    {
      key: 'state',
      title: text.state,
      width: 280,
      grow: 1,
      text: happened,
      render: (row) => <Status kind={statusOf[row.state]}>{happened(row)}</Status>,
    },
    {
      key: 'settled_at',
      title: text.latest,
      width: 168,
      priority: 2,
      text: (row) => {
        const at = latestOf(row);
        return at && time(at);
      },
    },
  ]),
);
