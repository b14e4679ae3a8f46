import { useMemo, useState } from 'react';
import { useWrite } from '../../../src/api';
import { starConfigure, starEnd, starRetry, starSwitch, type StarGateway } from '../../../src/api/contract/star';
import { useAct } from '../../../src/ui/act';
import { lazy, Suspense } from '../../../src/ui/lazy';
import type { BatchAction, RowAction } from '../../../src/ui/table';
import { perRow, type Run } from '../../../src/ui/tasks';
import { starPaths } from '../shared/star/star.data';
import type { StarChange } from './settings-dialog';
import { twinkleStarGatewaysText as text } from './twinkle-star-gateways.text';

// Opened by hand, so the list does not wait for it.
const SettingsDialog = lazy(() => import('./settings-dialog').then((m) => m.SettingsDialog));

type Asked = { row: StarGateway } | { count: number; give: (run: Run | undefined) => void };

/** What can be done with one gateway that takes part and with many; nothing is over before the gateway said so. */
export function useGatewayActions(configure: boolean) {
  const [asked, ask] = useState<Asked>();
  const { act } = useAct();
  const { run: turn } = useWrite(starSwitch, starPaths);
  const { run: end } = useWrite(starEnd, starPaths);
  const { run: retry } = useWrite(starRetry, starPaths);
  const { run: change } = useWrite(starConfigure, starPaths);
  const actions = (row: StarGateway): readonly RowAction[] => {
    const { gwid, remark, state } = row;
    const again: RowAction = {
      key: 'retry',
      label: text.retry,
      onSelect: () => void act(() => retry({ gwid }), { said: text.retried }),
    };
    const failed = state === 'failed' ? [again] : [];
    if (state === 'ending') return failed;
    if (configure) return [{ key: 'set', label: text.set, onSelect: () => ask({ row }) }, ...failed];
    const paused = state === 'paused';
    return [
      ...failed,
      {
        key: 'turn',
        label: paused ? text.resume : text.pause,
        onSelect: () =>
          void act(() => turn({ gwids: [gwid], enabled: paused }), {
            confirm: !paused && { title: text.pause, body: text.pauseAsk(remark), confirm: text.pause },
            said: paused ? text.resumed : text.paused,
          }),
      },
      {
        key: 'end',
        label: text.end,
        danger: true,
        onSelect: () =>
          void act(() => end({ gwids: [gwid] }), {
            confirm: {
              ...{ title: text.end, body: text.endAsk(remark), detail: text.endDetail },
              ...{ confirm: text.end, danger: true },
            },
            said: text.ended,
          }),
      },
    ];
  };
  const batchActions = useMemo<readonly BatchAction[]>(() => {
    const each = (call: (gwids: string[]) => Promise<unknown>) =>
      perRow({
        call: async (gwid) => {
          await call([gwid]);
        },
      });
    if (configure)
      return [
        {
          key: 'set',
          label: text.setMany,
          prepare: (count) => new Promise<Run | undefined>((give) => ask({ count, give })),
        },
      ];
    return [
      {
        key: 'pause',
        label: text.pause,
        run: each((gwids) => turn({ gwids, enabled: false })),
        confirm: (count) => ({ body: text.pauseMany(count) }),
      },
      {
        key: 'resume',
        label: text.resume,
        run: each((gwids) => turn({ gwids, enabled: true })),
        confirm: (count) => ({ body: text.resumeMany(count) }),
      },
      {
        key: 'end',
        label: text.end,
        danger: true,
        run: each((gwids) => end({ gwids })),
        confirm: (count) => ({ body: text.endMany(count), detail: text.endDetail, danger: true }),
      },
    ];
  }, [configure, turn, end]);
  const close = () => {
    // A run that waits for the answer must hear of a dialog that is put away, too.
    if (asked && 'give' in asked) asked.give(undefined);
    ask(undefined);
  };
  const dialogs = (
    <Suspense>
      {asked && 'row' in asked && (
        <SettingsDialog
          row={asked.row}
          onSave={(to: StarChange) => change({ gwids: [asked.row.gwid], ...to })}
          onClose={close}
        />
      )}
      {asked && 'give' in asked && (
        <SettingsDialog
          count={asked.count}
          onSave={(to: StarChange) => {
            asked.give(
              perRow({
                call: async (gwid) => {
                  await change({ gwids: [gwid], ...to });
                },
              }),
            );
            return Promise.resolve();
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
  return { actions, batchActions, dialogs };
}
