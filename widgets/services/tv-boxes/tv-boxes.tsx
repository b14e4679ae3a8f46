import { useState } from 'react';
import type { DataOf } from '../../../src/api';
import { tvBoxes, type TvBox } from '../../../src/api/contract/tv';
import { mayCommand, tvLimits, tvStates, type TvAction } from '../../../src/domain/tv';
import type { PropsOf } from '../../../src/element/contract';
import { tvText } from '../../../src/text/tv.text';
import { perLanguage } from '../../../src/text/words';
import { useAct } from '../../../src/ui/act';
import { Layers, Pause, Pencil, Play, RotateCw, Trash2, Volume2 } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { DataTable, type BatchAction, type Filter, type RowAction } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { columnsFor } from './box-columns';
import type { tvBoxesContract } from './tv-boxes.contract';
import { every, useBoxActions, useGroups, type Target } from './tv-boxes.data';
import { tvBoxesText as text } from './tv-boxes.text';

const EditDialog = lazy(() => import('./box-dialogs').then((m) => m.EditDialog));
const MoveDialog = lazy(() => import('./box-dialogs').then((m) => m.MoveDialog));
const PlayDialog = lazy(() => import('./box-dialogs').then((m) => m.PlayDialog));
const VolumeDialog = lazy(() => import('./box-dialogs').then((m) => m.VolumeDialog));

type What = 'edit' | 'move' | 'remove' | TvAction;

/** TV boxes of the account or of one gateway: what they play, and what they are told. */
export function TvBoxes({ gwid = '', manage = false }: PropsOf<typeof tvBoxesContract>) {
  const [asked, setAsked] = useState<{ what: What; target: Target }>();
  const groups = useGroups().data;
  const doNow = useDirect();
  const toast = useToast();
  const ask = (what: What, target: Target) => {
    if (what === 'pause' || what === 'resume' || what === 'reboot' || what === 'remove') void doNow(what, target);
    else setAsked({ what, target });
  };
  const batch = (what: What, label: string, icon: BatchAction['icon'], danger = false): BatchAction => ({
    key: what,
    label,
    icon,
    danger,
    onPick: ({ keys, started }) => {
      if (!keys || keys.length > tvLimits.together) return void toast.warning(text.mostTogether(tvLimits.together));
      ask(what, { ids: keys, started });
    },
  });
  const filters: readonly Filter[] = [
    {
      name: 'group',
      label: text.allGroups,
      options: groups
        ? [...groups.list.map(({ id, name }) => ({ value: id, label: name })), { value: 'none', label: text.ungrouped }]
        : [],
    },
    {
      name: 'channel',
      label: text.allChannels,
      width: 152,
      optional: true,
      options: (groups?.top ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
  const close = () => setAsked(undefined);
  const { what, target } = asked ?? {};
  return (
    <div part="panel">
      <DataTable<TvBox>
        key={gwid}
        label={text.label}
        endpoint={tvBoxes}
        {...(gwid && { input: { gwid } })}
        columns={gwid ? columnsFor().one : columnsFor().every}
        cacheKey={gwid ? 'tv.boxes.gateway' : 'tv.boxes'}
        search={text.search}
        segments={states()}
        filters={filters}
        exportName={text.label}
        every={every}
        tall
        rowName={({ name }) => name}
        actionsWidth={164}
        {...(manage && {
          actions: (box: TvBox) => actionsOf(box, (one) => ask(one, { ids: [box.id], box })),
          batchActions: [
            batch('play', tvText.actions.play, <Play />),
            batch('pause', tvText.actions.pause, <Pause />),
            batch('resume', tvText.actions.resume, <Play />),
            batch('volume', tvText.actions.volume, <Volume2 />),
            batch('move', text.move, <Layers />),
            batch('reboot', tvText.actions.reboot, <RotateCw />),
            batch('remove', text.remove, <Trash2 />, true),
          ],
        })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      <Suspense>
        {what === 'edit' && target?.box && <EditDialog box={target.box} onClose={close} />}
        {what === 'move' && target && <MoveDialog target={target} onClose={close} />}
        {what === 'play' && target && <PlayDialog target={target} onClose={close} />}
        {what === 'volume' && target && <VolumeDialog target={target} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** What can be done with one box as it stands. */
function actionsOf(box: TvBox, ask: (what: What) => void): readonly RowAction[] {
  const told = (action: TvAction, icon: RowAction['icon']): RowAction => ({
    key: action,
    label: tvText.actions[action],
    icon,
    disabled: !mayCommand(box.state, action),
    onSelect: () => ask(action),
  });
  return [
    told('play', <Play />),
    box.state === 'paused' ? told('resume', <Play />) : told('pause', <Pause />),
    told('volume', <Volume2 />),
    { key: 'move', label: text.move, icon: <Layers />, onSelect: () => ask('move') },
    { key: 'edit', label: text.edit, icon: <Pencil />, onSelect: () => ask('edit') },
    told('reboot', <RotateCw />),
    {
      key: 'remove',
      label: text.remove,
      icon: <Trash2 />,
      danger: true,
      disabled: box.state !== 'offline',
      onSelect: () => ask('remove'),
    },
  ];
}

/** What needs no more than a question. */
function useDirect() {
  const { order, remove } = useBoxActions();
  const { act } = useAct();
  return (what: 'pause' | 'resume' | 'reboot' | 'remove', target: Target) => {
    const { ids, box, started } = target;
    if (what === 'remove') {
      const body = box ? text.removeOne(box.name) : text.removeMany(ids.length);
      return act(() => remove.run({ ids }), {
        confirm: { body, detail: text.removeDetail, confirm: text.remove, danger: true },
        said: text.removed,
        then: started,
      });
    }
    const body = questionOf(what, target);
    const detail = what === 'reboot' && { detail: text.rebootDetail };
    return act(() => order(target, { action: what }), {
      confirm: body !== undefined && { body, ...detail, confirm: tvText.actions[what] },
      // A job tells by itself how it goes.
      said: box && text.ordered,
    });
  };
}

function questionOf(what: 'pause' | 'resume' | 'reboot', { ids, box }: Target): string | undefined {
  if (what === 'reboot') return box ? text.rebootOne(box.name) : text.rebootMany(ids.length);
  if (box) return undefined;
  return what === 'pause' ? text.pauseAsk(ids.length) : text.resumeAsk(ids.length);
}

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof tvBoxes> | undefined)?.counts;
    return (['all', ...tvStates] as const).map((key) => ({
      value: key === 'all' ? '' : key,
      label: key === 'all' ? text.all : tvText.states[key],
      ...(counts && { count: counts[key] }),
    }));
  },
}));
