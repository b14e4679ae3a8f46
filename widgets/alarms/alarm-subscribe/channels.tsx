import { useState } from 'react';
import type { AlarmChannel } from '../../../src/api/contract/alarm-notice';
import { time } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { Dialog } from '../../../src/ui/dialog';
import { Plus } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, DataTable, type RowAction } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { perLanguage } from '../../../src/text/words';
import { stateWord, useChannels, useRemoveChannel, useRotate, useSaveChannel, useTest } from './alarm-subscribe.data';
import { Secret } from './alarm-subscribe.styles';
import { alarmSubscribeText as text } from './alarm-subscribe.text';
import type { SavedChannel } from './channel-dialog';
import type { Unconfirmed } from './confirm-dialog';

/** Most who look change nothing. */
const ChannelDialog = lazy(() => import('./channel-dialog').then((m) => m.ChannelDialog));
const ConfirmDialog = lazy(() => import('./channel-dialog').then((m) => m.ConfirmDialog));

/** Addresses that alarms are sent to. */
export function Channels() {
  const { data, error, loading, refresh } = useChannels();
  const [editing, setEditing] = useState<{ channel?: AlarmChannel }>();
  const [secret, setSecret] = useState<string>();
  const [confirming, setConfirming] = useState<Unconfirmed>();
  const actions = useActions({
    onEdit: (channel) => setEditing({ channel }),
    onConfirm: setConfirming,
    onSecret: setSecret,
  });
  const saved = (channel: SavedChannel) => {
    if (channel.secret) setSecret(channel.secret);
    if (!channel.confirmed) setConfirming(channel);
  };
  const remove = useRemoveChannel();
  const add = (
    <Button icon={<Plus />} onClick={() => setEditing({})}>
      {text.addChannel}
    </Button>
  );
  return (
    <>
      <DataTable<AlarmChannel>
        label={text.tabs.channels}
        cacheKey="alarm.channel"
        exportName={text.tabs.channels}
        columns={shape()}
        prefix="channel"
        rows={data ?? []}
        loading={loading}
        error={error}
        onRefresh={() => void refresh()}
        toolbarEnd={add}
        actions={actions}
        remove={({ id }) => remove.run({ id })}
        actionsWidth={168}
        empty={{ title: text.noneChannels, reason: text.noneChannelsReason, action: add }}
      />
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      <Suspense>
        {editing && <ChannelDialog channel={editing.channel} onClose={() => setEditing(undefined)} onSaved={saved} />}
        {confirming && !secret && <ConfirmDialog channel={confirming} onClose={() => setConfirming(undefined)} />}
      </Suspense>
    </>
  );
}

function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      title={text.secretTitle}
      width={560}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <p>{text.secretBody}</p>
      <Secret>
        <code>{secret}</code>
        <CopyButton text={secret} />
      </Secret>
      <p>{text.secretHow}</p>
    </Dialog>
  );
}

interface Ways {
  onEdit: (channel: AlarmChannel) => void;
  onConfirm: (channel: AlarmChannel) => void;
  onSecret: (secret: string) => void;
}

function useActions({ onEdit, onConfirm, onSecret }: Ways): (row: AlarmChannel) => readonly RowAction[] {
  const toast = useToast();
  const { act } = useAct();
  const { run: test } = useTest();
  const { run: rotate } = useRotate();
  const { run: save } = useSaveChannel();
  return (row) => [
    row.confirmed
      ? {
          key: 'test',
          label: text.test,
          onSelect: () =>
            void act(() => test({ id: row.id }), {
              then: ({ data }) => {
                if (data.state === 'sent')
                  toast.success((row.type === 'webhook' ? text.testSent : text.testTaken)(row.name, data.took));
                else toast.error(text.testFailed(data.error || (data.code ? text.testCode(data.code) : '')));
              },
            }),
        }
      : { key: 'confirm', label: text.confirm, onSelect: () => onConfirm(row) },
    { key: 'edit', label: text.edit, onSelect: () => onEdit(row) },
    {
      key: 'toggle',
      label: row.enabled ? text.disable : text.enable,
      onSelect: () => {
        const { id, type, name, target } = row;
        void act(() => save({ id, type, name, target, enabled: !row.enabled }), { said: text.saved });
      },
    },
    ...(row.type === 'webhook'
      ? [
          {
            key: 'rotate',
            label: text.rotate,
            onSelect: () =>
              void act(() => rotate({ id: row.id }), {
                confirm: { body: text.rotateAsk(row.name), detail: text.rotateDetail },
                then: ({ data }) => onSecret(data.secret),
              }),
          },
        ]
      : []),
  ];
}

const stateOf = ({ enabled, confirmed, configured }: AlarmChannel): string => {
  if (configured === false) return text.missing;
  return !enabled ? text.off : confirmed ? text.on : text.unconfirmed;
};

const kindOf = ({ enabled, confirmed, configured }: AlarmChannel): StatusKind => {
  if (configured === false) return 'danger';
  return !enabled ? 'off' : confirmed ? 'online' : 'progress';
};

const shape = perLanguage(() =>
  columns<AlarmChannel>([
    { key: 'name', title: text.name, width: 160, grow: 1, strong: true },
    { key: 'type', title: text.type, width: 96, text: (row) => text.types[row.type] },
    { key: 'target', title: text.target, width: 216, grow: 2, mono: true },
    {
      key: 'enabled',
      title: text.state,
      width: 96,
      text: stateOf,
      render: (row) => (
        <Status kind={kindOf(row)}>
          <span title={row.configured === false ? text.missingReason : undefined}>{stateOf(row)}</span>
        </Status>
      ),
    },
    {
      key: 'last',
      title: text.last,
      width: 184,
      grow: 1,
      text: (row) => (row.last ? `${stateWord(row.type, row.last.state)} ${time(row.last.at)}` : text.neverSent),
      render: ({ type, last }) =>
        last ? (
          <Status kind={last.state === 'sent' ? 'online' : last.state === 'failed' ? 'danger' : 'progress'}>
            {[stateWord(type, last.state), last.error, time(last.at)].filter(Boolean).join(' · ')}
          </Status>
        ) : (
          text.neverSent
        ),
    },
  ]),
);
