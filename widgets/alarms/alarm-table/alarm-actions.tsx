import { useMemo, useState, type ReactNode } from 'react';
import type { AlarmRow } from '../../../src/api/contract/alarm';
import { useAct } from '../../../src/ui/act';
import { BellOff, Check, UserCheck } from '../../../src/ui/icon';
import type { BatchAction, RowAction } from '../../../src/ui/table';
import type { Run } from '../../../src/ui/tasks';
import { useToast } from '../../../src/ui/toast';
import { lazyDialog } from '../../../src/ui/lazy';
import { alarmSilenceText } from './alarm-silence.text';
import { useAcknowledge, useAcknowledgeMany, useManyAlarms } from './alarm-table.data';
import { alarmTableText as text } from './alarm-table.text';

const MuteManyDialog = lazyDialog(() => import('./mute-dialog').then((m) => m.MuteManyDialog));
const AssignManyDialog = lazyDialog(() => import('./alarm-dialogs').then((m) => m.AssignManyDialog));

/** Acknowledges one alarm and says how it went. */
export function useAcknowledgeOne(): { run: (id: string) => Promise<boolean>; busy: boolean } {
  const { run, busy } = useAcknowledge();
  const { act } = useAct();
  const toast = useToast();
  const acknowledge = (id: string) =>
    act(() => run({ ids: [id] }), {
      then: ({ data }) => (data.changed > 0 ? toast.success(text.acknowledged) : toast.info(text.notActive)),
    });
  return { run: acknowledge, busy };
}

interface Asked {
  what: 'assign' | 'mute';
  count: number;
  /** Gives the run; undefined: nothing happens. */
  give: (run: Run | undefined) => void;
}

/** What is done with many alarms at once, and the dialog that is open for it. */
export function useBatchActions(): { batchActions: readonly BatchAction[]; dialog: ReactNode } {
  const run = useAcknowledgeMany();
  const many = useManyAlarms();
  const [asked, ask] = useState<Asked>();
  const batchActions = useMemo<readonly BatchAction[]>(() => {
    const prepare = (what: Asked['what']) => (count: number) =>
      new Promise<Run | undefined>((give) => ask({ what, count, give }));
    return [
      {
        key: 'acknowledge',
        label: text.acknowledge,
        icon: <Check />,
        run,
        confirm: (count: number) => ({ title: text.acknowledge, body: text.acknowledgeAsk(count) }),
      },
      { key: 'assign', label: text.assign, icon: <UserCheck />, run, prepare: prepare('assign') },
      { key: 'mute', label: alarmSilenceText.mute, icon: <BellOff />, run, prepare: prepare('mute') },
    ];
  }, [run]);
  const give = (answer: Run | undefined) => {
    asked?.give(answer);
    ask(undefined);
  };
  const close = () => give(undefined);
  const dialog =
    asked &&
    (asked.what === 'assign' ? (
      <AssignManyDialog onSubmit={(assignee) => give(many.assign(assignee))} onClose={close} />
    ) : (
      <MuteManyDialog count={asked.count} onSubmit={(span) => give(many.mute(span))} onClose={close} />
    ));
  return { batchActions, dialog };
}

/** What is done with one alarm. */
export function useRowActions(manage: boolean, open: (row: AlarmRow) => void): (row: AlarmRow) => readonly RowAction[] {
  const { run } = useAcknowledgeOne();
  return (row) => {
    const actions: RowAction[] = [];
    if (manage && row.state === 'active') {
      actions.push({ key: 'acknowledge', label: text.acknowledge, onSelect: () => void run(row.id) });
    }
    actions.push({ key: 'open', label: text.open, onSelect: () => open(row) });
    return actions;
  };
}
