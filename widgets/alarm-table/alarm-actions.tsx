import { useMemo } from 'react';
import { ApiError } from '../../src/api';
import type { AlarmRow } from '../../src/api/contract/alarm';
import { Check } from '../../src/ui/icon';
import type { BatchAction, RowAction } from '../../src/ui/table';
import { useToast } from '../../src/ui/toast';
import { useAcknowledge, useAcknowledgeMany } from './alarm-table.data';
import { alarmTableText as text } from './alarm-table.text';

/** Acknowledges one alarm and says how it went. */
export function useAcknowledgeOne(): { run: (id: string) => Promise<void>; busy: boolean } {
  const { run, busy } = useAcknowledge();
  const toast = useToast();
  const acknowledge = async (id: string) => {
    try {
      const { data } = await run({ ids: [id] });
      if (data.changed > 0) toast.success(text.acknowledged);
      else toast.info(text.notActive);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    }
  };
  return { run: acknowledge, busy };
}

/** What is done with many alarms at once. */
export function useBatchActions(): readonly BatchAction[] {
  const run = useAcknowledgeMany();
  return useMemo(
    () => [
      {
        key: 'acknowledge',
        label: text.acknowledge,
        icon: <Check />,
        run,
        confirm: (count: number) => ({ title: text.acknowledge, body: text.acknowledgeAsk(count) }),
      },
    ],
    [run],
  );
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
