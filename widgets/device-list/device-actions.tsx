import { useMemo } from 'react';
import { useConfirm } from '../../src/ui/dialog';
import { Bell, Power, Users } from '../../src/ui/icon';
import type { BatchAction, RowAction } from '../../src/ui/table';
import { startBatch } from '../../src/ui/tasks';
import { useToast } from '../../src/ui/toast';
import type { AnyRow } from './device-columns';
import { useReboot } from './device-list.data';
import { deviceListText as text } from './device-list.text';
import { pageOf } from './device-page';

/** What is done with many devices at once. */
export function useBatchActions(): readonly BatchAction[] {
  const run = useReboot();
  return [
    {
      key: 'reboot',
      label: text.batchReboot,
      icon: <Power />,
      run,
      confirm: (count) => ({ title: text.batchReboot, body: text.rebootAsk(count), danger: true }),
    },
  ];
}

/** What is done with one device. `managed`: restarting is offered too. */
export function useActions(managed: boolean): (row: AnyRow) => readonly RowAction[] {
  const confirm = useConfirm();
  const toast = useToast();
  const run = useReboot();
  return useMemo(() => {
    const reboot = async (row: AnyRow) => {
      if (!(await confirm({ title: text.reboot, body: text.rebootOne(row.remark), danger: true }))) return;
      startBatch({ title: `${text.reboot} ${row.remark}`, ids: [row.gwid], run, nameOf: () => row.remark });
      toast.info(text.rebootSent);
    };
    return (row: AnyRow) => {
      const actions: RowAction[] = [
        { key: 'manage', label: text.manage, to: pageOf(row) },
        { key: 'alarms', label: text.alarms, icon: <Bell />, to: { name: 'alarm', query: { gwid: row.gwid } } },
      ];
      if (row.kind === 'gateway') {
        const to = { name: 'online_users', params: { gwid: row.gwid } };
        actions.push({ key: 'clients', label: text.clientsOf, icon: <Users />, to });
      }
      if (managed) {
        const disabled = row.status === 'offline';
        actions.push({
          key: 'reboot',
          label: text.reboot,
          icon: <Power />,
          disabled,
          onSelect: () => void reboot(row),
        });
      }
      return actions;
    };
  }, [managed, confirm, toast, run]);
}
