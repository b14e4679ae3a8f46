import { useMemo, useState } from 'react';
import type { AlarmSilence } from '../../../src/api/contract/alarm-silence';
import type { AlarmKind } from '../../../src/domain/alarm-kinds';
import { clockOf, minutesOf, wallClock } from '../../../src/domain/silence-window';
import { number, time } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { lazyDialog } from '../../../src/ui/lazy';
import { perLanguage } from '../../../src/text/words';
import { betweenText } from '../../../src/text/between.text';
import { useEndSilence, useSilences } from './alarm-silence.data';
import { alarmKindNames } from '../../../src/text/alarm-kind.text';
import { alarmSilenceText as text } from './alarm-silence.text';

const WindowDialog = lazyDialog(() => import('./window-dialog').then((m) => m.WindowDialog));

/** Mutes and maintenance windows, and what each keeps quiet now. */
export function AlarmSilences() {
  const { data, error, loading, refresh } = useSilences();
  const [editing, setEditing] = useState<{ silence?: AlarmSilence }>();
  const end = useEnd();
  const rows = useMemo(() => data?.list ?? [], [data]);
  const add = (
    <Button icon={<Plus />} onClick={() => setEditing({})}>
      {text.addWindow}
    </Button>
  );
  return (
    <>
      <DataTable<AlarmSilence>
        label={text.tabs.silences}
        columns={shape()}
        cacheKey="alarm.silence"
        prefix="silence"
        rows={rows}
        loading={loading}
        error={error}
        onRefresh={() => void refresh()}
        exportName={text.tabs.silences}
        toolbarStart={!!data?.flapping && <Status kind="warning">{text.flapping(data.flapping)}</Status>}
        toolbarEnd={add}
        actions={(row) => [
          ...(row.type === 'window'
            ? [{ key: 'edit', label: text.edit, onSelect: () => setEditing({ silence: row }) }]
            : []),
          { key: 'end', label: text.end, onSelect: () => void end(row) },
        ]}
        empty={{ title: text.noneSilences, reason: text.noneSilencesReason, action: add }}
      />
      {editing && <WindowDialog silence={editing.silence} onClose={() => setEditing(undefined)} />}
    </>
  );
}

/** Asks, then ends a silence. */
export function useEnd(): (silence: Pick<AlarmSilence, 'id' | 'name' | 'alarms'>) => Promise<boolean> {
  const { run } = useEndSilence();
  const { act } = useAct();
  return ({ id, name, alarms }) =>
    act(() => run({ ids: [id] }), {
      confirm: { body: text.endAsk(name), detail: text.endDetail(alarms) },
      said: ({ data }) => text.ended(data.heard),
    });
}

const targetOf = ({ target, kind }: AlarmSilence): string =>
  [target.type === 'all' ? text.allDevices : target.name, kind && text.onlyKind(alarmKindNames[kind as AlarmKind])]
    .filter(Boolean)
    .join(' · ');

function whenOf({ weekly, zone, from, to }: AlarmSilence): string {
  if (weekly) {
    const days = weekly.days.map((day) => text.dayNames[day]).join(betweenText.names);
    return text.weekly(days, weekly.start, clockOf(minutesOf(weekly.start) + weekly.minutes), zone);
  }
  const clock = (at: string) => Object.values(wallClock(Date.parse(at), zone)).join(' ');
  return text.once(clock(from), to ? clock(to) : '', zone);
}

const shape = perLanguage(() =>
  columns<AlarmSilence>([
    { key: 'name', title: text.name, width: 160, grow: 1, strong: true, fixed: true },
    { key: 'type', title: text.type, width: 88, text: (row) => text.reasons[row.type] },
    { key: 'target', title: text.target, width: 200, grow: 2, text: targetOf },
    { key: 'when', title: text.when, width: 320, grow: 2, text: whenOf },
    {
      key: 'state',
      title: text.state,
      width: 96,
      text: (row) => text.states[row.state],
      render: (row) => <Status kind={row.state === 'holding' ? 'progress' : 'off'}>{text.states[row.state]}</Status>,
    },
    { key: 'to', title: text.next, width: 136, text: (row) => row.to && time(row.to) },
    {
      key: 'alarms',
      title: text.alarms,
      width: 112,
      align: 'right',
      text: (row) => row.alarms,
      render: (row) =>
        row.alarms > 0 ? <To to={{ name: 'alarm', query: { tab: 'quiet' } }}>{number(row.alarms)}</To> : 0,
    },
    { key: 'created_by', title: text.creator, width: 136, priority: 3 },
  ]),
);
