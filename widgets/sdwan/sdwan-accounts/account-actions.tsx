import { useState } from 'react';
import type { SdwanAccount } from '../../../src/api/contract/sdwan-account';
import { number } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { CalendarClock, CirclePause, CirclePlay, FolderTree } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import type { BatchAction, RowAction } from '../../../src/ui/table';
import type { Run } from '../../../src/ui/tasks';
import { inParts, useAccountActions } from './sdwan-accounts.data';
import { sdwanAccountsText as text } from './sdwan-accounts.text';

// Opened by hand, so the list does not wait for them.
const CreateDialog = lazy(() => import('./create-dialog').then((m) => m.CreateDialog));
const EditDialog = lazy(() => import('./row-dialogs').then((m) => m.EditDialog));
const ResetDialog = lazy(() => import('./row-dialogs').then((m) => m.ResetDialog));
const BatchDialog = lazy(() => import('./row-dialogs').then((m) => m.BatchDialog));

/** A dialog that is open: for one account, or for a run over many that waits for it. */
type Asked =
  | { what: 'create'; department: string | undefined }
  | { what: 'edit' | 'reset'; row: SdwanAccount }
  | { what: 'extend' | 'move'; count: number; give: (run: Run | undefined) => void };

/** What can be done with one account and with many, and the dialogs that ask for more. */
export function useActions() {
  const [asked, ask] = useState<Asked>();
  const { turn } = useAccountActions();
  const one = useTurn();
  const close = () => {
    // A run that waits for the answer must hear of a dialog that is put away, too.
    if (asked && 'give' in asked) asked.give(undefined);
    ask(undefined);
  };
  const actions = (row: SdwanAccount): readonly RowAction[] => [
    { key: 'edit', label: text.edit, onSelect: () => ask({ what: 'edit', row }) },
    { key: 'reset', label: text.reset, onSelect: () => ask({ what: 'reset', row }) },
    { key: 'turn', label: row.enabled ? text.disable : text.enable, onSelect: () => void one(row) },
  ];
  const turned = (enabled: boolean) =>
    inParts(async (ids) => {
      await turn.run({ ids, enabled });
      return [];
    });
  const prepare = (what: 'extend' | 'move') => (count: number) =>
    new Promise<Run | undefined>((give) => ask({ what, count, give }));
  const batchActions: readonly BatchAction[] = [
    { key: 'extend', label: text.extend, icon: <CalendarClock />, prepare: prepare('extend') },
    { key: 'move', label: text.move, icon: <FolderTree />, prepare: prepare('move') },
    { key: 'enable', label: text.enable, icon: <CirclePlay />, run: turned(true) },
    {
      key: 'disable',
      label: text.disable,
      icon: <CirclePause />,
      run: turned(false),
      confirm: (count) => ({ body: text.disableMany(number(count)), detail: text.disableDetail, danger: true }),
    },
  ];
  const dialogs = (
    <Suspense>
      {asked?.what === 'create' && <CreateDialog department={asked.department} onClose={close} />}
      {asked?.what === 'edit' && <EditDialog row={asked.row} onClose={close} />}
      {asked?.what === 'reset' && <ResetDialog row={asked.row} onClose={close} />}
      {asked && 'give' in asked && (
        <BatchDialog what={asked.what} count={asked.count} onRun={asked.give} onClose={close} />
      )}
    </Suspense>
  );
  return { actions, batchActions, dialogs, create: (department?: string) => ask({ what: 'create', department }) };
}

/** Lets an account in again, or keeps it out after a question. */
function useTurn() {
  const { turn } = useAccountActions();
  const { act } = useAct();
  return ({ id, username, enabled }: SdwanAccount) =>
    act(() => turn.run({ ids: [id], enabled: !enabled }), {
      confirm: enabled && {
        body: text.disableAsk(username),
        detail: text.disableDetail,
        confirm: text.disable,
        danger: true,
      },
      said: enabled ? text.disabled : text.enabled,
    });
}
