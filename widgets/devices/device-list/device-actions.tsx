import { useMemo, useState, type ReactNode } from 'react';
import { useAct } from '../../../src/ui/act';
import { Bell, CircleArrowUp, FolderTree, Power, Tag, TextCursorInput, Unlink, Users } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import type { BatchAction, Picked, RowAction } from '../../../src/ui/table';
import { useStartJob, type JobTarget } from '../../../src/ui/tasks';
import { useToast } from '../../../src/ui/toast';
import type { Asked } from './batch-dialogs';
import type { AnyRow, ListKind } from './device-columns';
import { toInput } from './device-filters';
import { deviceListText as text } from './device-list.text';
import { pageOf } from './device-page';

/** Nobody does anything with many devices on the first look. */
const BatchDialog = lazy(() => import('./batch-dialogs').then((m) => m.BatchDialog));

const icons = {
  reboot: <Power />,
  upgrade: <CircleArrowUp />,
  group: <FolderTree />,
  rename: <TextCursorInput />,
  tag: <Tag />,
  unbind: <Unlink />,
};

/** What is done with many devices at once, as jobs on the server; and the dialog that is open for one of them. */
export function useBatchActions(kind: ListKind, gwid: string): { actions: readonly BatchAction[]; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const actions = useMemo(
    () =>
      offered[kind].map<BatchAction>((what) => ({
        key: what,
        label: text.actions[what],
        icon: icons[what],
        danger: what === 'unbind',
        onPick: (picked) => {
          const { count, started } = picked;
          const one = kind === 'all' ? undefined : kind;
          setAsked({ what, count, started, kind: one, target: targetOf(picked, kind, gwid) });
        },
      })),
    [kind, gwid],
  );
  const dialog = asked && (
    <Suspense>
      <BatchDialog asked={asked} onClose={() => setAsked(undefined)} />
    </Suspense>
  );
  return { actions, dialog };
}

const offered: Readonly<Record<ListKind, readonly Asked['what'][]>> = {
  gateway: ['reboot', 'upgrade', 'group', 'rename', 'tag', 'unbind'],
  firewall: ['reboot', 'upgrade', 'rename', 'tag'],
  ap: ['reboot', 'upgrade', 'rename', 'tag'],
  switch: ['reboot', 'upgrade', 'rename', 'tag'],
  all: ['reboot', 'rename', 'tag'],
};

/** The ticked devices, or everything that the list is narrowed to. */
export function targetOf({ keys, except, state }: Picked, kind: ListKind, gwid: string): JobTarget {
  if (keys) return { ids: keys };
  const { page: _page, per_page: _size, sort: _sort, order: _order, ...narrowed } = toInput(state);
  const filter = { ...narrowed, ...(gwid && { gwid }), ...(kind !== 'all' && { kind }) };
  return { filter: filter as JobTarget['filter'], except };
}

/** A gateway answers for what is behind it; any other device for itself. */
const alarmsOf = ({ id, kind, gwid }: AnyRow): Record<string, string> =>
  kind === 'gateway' ? { gwid } : { device: id };

/** What is done with one device. `managed`: restarting is offered too. */
export function useActions(managed: boolean): (row: AnyRow) => readonly RowAction[] {
  const { act } = useAct();
  const toast = useToast();
  const { start } = useStartJob();
  return useMemo(() => {
    const reboot = ({ gwid, remark }: AnyRow) =>
      act(() => start({ kind: 'reboot', target: { ids: [gwid] } }), {
        confirm: { title: text.reboot, body: text.rebootOne(remark), danger: true },
        then: () => toast.info(text.rebootSent),
      });
    return (row: AnyRow) => {
      const actions: RowAction[] = [
        { key: 'manage', label: text.manage, to: pageOf(row) },
        { key: 'alarms', label: text.alarms, icon: <Bell />, to: { name: 'alarm', query: alarmsOf(row) } },
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
  }, [managed, act, toast, start]);
}
