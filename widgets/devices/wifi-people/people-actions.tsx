import { useState } from 'react';
import type { WifiPerson } from '../../../src/api/contract/wifi-person';
import { number } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { CalendarClock, CirclePause, CirclePlay, Eye, RefreshCw } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import type { BatchAction, RowAction } from '../../../src/ui/table';
import type { Run } from '../../../src/ui/tasks';
import { inParts, usePersonActions, useShow, type Shown } from './wifi-people.data';
import { wifiPeopleText as text } from './wifi-people.text';

// Opened by hand, so the list does not wait for them.
const PersonDialog = lazy(() => import('./person-dialog').then((m) => m.PersonDialog));
const BatchDialog = lazy(() => import('./batch-dialog').then((m) => m.BatchDialog));
const ImportDialog = lazy(() => import('./import-dialog').then((m) => m.ImportDialog));
const PasswordsDialog = lazy(() => import('./passwords-dialog').then((m) => m.PasswordsDialog));

/** A dialog that is open. */
type Asked =
  | { what: 'person'; row?: WifiPerson }
  | { what: 'import' }
  | { what: 'passwords'; shown: Shown }
  | { what: 'extend' | 'renew'; count: number; give: (run: Run | undefined) => void };

/** What can be done with one person and with many, and the dialogs that ask for more. */
export function usePeople(template: string) {
  const [asked, ask] = useState<Asked>();
  const { turn } = usePersonActions();
  const { act } = useAct();
  const show = useShow();
  const close = () => {
    // A run that waits for the answer must hear of a dialog that is put away, too.
    if (asked && 'give' in asked) asked.give(undefined);
    ask(undefined);
  };
  const turnOne = ({ id, name, enabled }: WifiPerson) =>
    act(() => turn.run({ ids: [id], enabled: !enabled }), {
      confirm: enabled && {
        body: text.disableAsk(name),
        detail: text.disableDetail,
        confirm: text.disable,
        danger: true,
      },
      said: enabled ? text.disabled : text.enabled,
    });
  const actions = (row: WifiPerson): readonly RowAction[] => [
    {
      key: 'card',
      label: text.card,
      onSelect: () => void act(() => show([row.id]), { then: (shown) => ask({ what: 'passwords', shown }) }),
    },
    { key: 'edit', label: text.edit, onSelect: () => ask({ what: 'person', row }) },
    { key: 'turn', label: row.enabled ? text.disable : text.enable, onSelect: () => void turnOne(row) },
  ];
  const prepare = (what: 'extend' | 'renew') => (count: number) =>
    new Promise<Run | undefined>((give) => ask({ what, count, give }));
  const showAll: Run = async (ids, _signal, onResult) => {
    const shown = await show(ids);
    for (const id of ids) onResult({ id, state: 'success' });
    ask({ what: 'passwords', shown });
  };
  const batchActions: readonly BatchAction[] = [
    { key: 'show', label: text.show, icon: <Eye />, run: showAll },
    { key: 'extend', label: text.extend, icon: <CalendarClock />, prepare: prepare('extend') },
    { key: 'renew', label: text.renew, icon: <RefreshCw />, prepare: prepare('renew') },
    {
      key: 'enable',
      label: text.enable,
      icon: <CirclePlay />,
      run: inParts((ids) => turn.run({ ids, enabled: true })),
    },
    {
      key: 'disable',
      label: text.disable,
      icon: <CirclePause />,
      run: inParts((ids) => turn.run({ ids, enabled: false })),
      confirm: (count) => ({ body: text.disableMany(number(count)), detail: text.disableDetail, danger: true }),
    },
  ];
  const dialogs = (
    <Suspense>
      {asked?.what === 'person' && <PersonDialog template={template} row={asked.row} onClose={close} />}
      {asked?.what === 'import' && <ImportDialog template={template} onClose={close} />}
      {asked?.what === 'passwords' && <PasswordsDialog shown={asked.shown} onClose={close} />}
      {asked && 'give' in asked && (
        <BatchDialog what={asked.what} count={asked.count} onRun={asked.give} onClose={close} />
      )}
    </Suspense>
  );
  return { actions, batchActions, dialogs, ask };
}
