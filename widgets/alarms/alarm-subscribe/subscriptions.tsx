import { useState } from 'react';
import type { AlarmChannel, AlarmSubscription } from '../../../src/api/contract/alarm-notice';
import { alarmLevels, type AlarmLevel as Level } from '../../../src/domain/alarm';
import { useAct } from '../../../src/ui/act';
import { AlarmLevel } from '../../../src/ui/alarm-level';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { betweenText } from '../../../src/text/between.text';
import { useChannels, useRemoveSubscription, useSaveSubscription, useSubscriptions } from './alarm-subscribe.data';
import { targetText } from '../shared/target.text';
import { lazyDialog } from '../../../src/ui/lazy';
import { alarmSubscribeText as text } from './alarm-subscribe.text';

const SubscriptionDialog = lazyDialog(() => import('./subscription-dialog').then((m) => m.SubscriptionDialog));

/** A subscription with its channels by name. */
type Row = AlarmSubscription & { names: Record<Level, string[]> };

/** Which alarms go where. */
export function Subscriptions({ onChannels }: { onChannels: () => void }) {
  const { data, error, loading, refresh } = useSubscriptions();
  const channels = useChannels();
  const [editing, setEditing] = useState<{ subscription?: AlarmSubscription }>();
  const remove = useRemoveSubscription();
  const save = useSaveSubscription();
  const { act } = useAct();
  const known = channels.data ?? [];
  const rows = (data ?? []).map((one): Row => ({ ...one, names: namesOf(one, known) }));
  const add =
    channels.data?.length === 0 ? (
      <Button onClick={onChannels}>{text.needChannel}</Button>
    ) : (
      <Button icon={<Plus />} onClick={() => setEditing({})}>
        {text.addSubscription}
      </Button>
    );
  return (
    <>
      <DataTable<Row>
        label={text.tabs.subscriptions}
        cacheKey="alarm.subscription"
        exportName={text.tabs.subscriptions}
        columns={shape()}
        prefix="subscription"
        rows={rows}
        loading={loading || channels.loading}
        error={error}
        onRefresh={() => void refresh()}
        toolbarEnd={add}
        actions={(row) => [
          { key: 'edit', label: text.edit, onSelect: () => setEditing({ subscription: row }) },
          {
            key: 'toggle',
            label: row.enabled ? text.disable : text.enable,
            onSelect: () => {
              const { names: _, target_name: __, ...rest } = row;
              void act(() => save.run({ ...rest, enabled: !row.enabled }), { said: text.saved });
            },
          },
        ]}
        remove={({ id }) => remove.run({ id })}
        empty={{ title: text.noneSubscriptions, reason: text.noneSubscriptionsReason, action: add }}
      />
      {editing && (
        <SubscriptionDialog
          subscription={editing.subscription}
          channels={known}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

function namesOf({ matrix }: AlarmSubscription, channels: readonly AlarmChannel[]): Record<Level, string[]> {
  const name = (id: string) => channels.find((channel) => channel.id === id)?.name;
  const of = (level: Level) => matrix[level].flatMap((id) => name(id) ?? []);
  return { FATAL: of('FATAL'), MIDDLE: of('MIDDLE'), GENERAL: of('GENERAL') };
}

const shape = perLanguage(() =>
  columns<Row>([
    { key: 'name', title: text.name, width: 144, grow: 1, strong: true },
    {
      key: 'target',
      title: text.object,
      width: 144,
      grow: 1,
      text: (row) => (row.target === 'all' ? targetText.targets.all : row.target_name),
    },
    {
      key: 'categories',
      title: text.kinds,
      width: 128,
      grow: 1,
      text: (row) => row.categories.map((one) => text.categories[one]).join(betweenText.names) || text.allKinds,
    },
    ...alarmLevels.map((level) => ({
      key: level,
      title: text.levels[level],
      width: 104,
      grow: 1,
      text: (row: Row) => text.channelNames(row.names[level]) || text.noChannel,
      render: (row: Row) =>
        row.names[level].length > 0 ? (
          <>
            <AlarmLevel level={level}>{''}</AlarmLevel> {text.channelNames(row.names[level])}
          </>
        ) : (
          text.noChannel
        ),
    })),
    {
      key: 'quiet',
      title: text.quiet,
      width: 136,
      text: ({ quiet, zone }) => (quiet ? text.quietRange(quiet.from, quiet.to, zone) : text.noQuiet),
    },
    {
      key: 'enabled',
      title: text.state,
      width: 88,
      text: (row) => (row.enabled ? text.on : text.off),
      render: (row) => <Status kind={row.enabled ? 'online' : 'off'}>{row.enabled ? text.on : text.off}</Status>,
    },
  ]),
);
