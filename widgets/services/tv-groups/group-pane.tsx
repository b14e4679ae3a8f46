import { told } from '../../../src/api/said';
import { useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { TvChannel, tvGroupDetail } from '../../../src/api/contract/tv';
import { number } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Pencil, Plus, RotateCw, Trash2 } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { To } from '../../../src/ui/link';
import { PaneBox, PaneHead, PaneNote } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { DeliveryStatus } from '../../../src/ui/delivery';
import { Stack } from '../../../src/ui/stack';
import { ChannelList } from './channel-list';
import { useGroup, useGroupActions } from './tv-groups.data';
import { Facts, Plain, Small } from './tv-groups.styles';
import { tvGroupsText as text } from './tv-groups.text';

const GroupDialog = lazy(() => import('./group-dialogs').then((m) => m.GroupDialog));
const ChannelDialog = lazy(() => import('./group-dialogs').then((m) => m.ChannelDialog));

type Detail = DataOf<typeof tvGroupDetail>;
type Asked = { what: 'group' } | { what: 'channel'; channel?: TvChannel };

/** The chosen group: when it plays what, its channels in order, and which gateways have got them. */
export function GroupPane({ id, manage, onGone }: { id: string; manage: boolean; onGone: () => void }) {
  const { data, error, refresh } = useGroup(id);
  const [asked, ask] = useState<Asked>();
  const doIt = useChanges(onGone);
  if (!data) {
    return <PaneBox>{error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={6} />}</PaneBox>;
  }
  const close = () => ask(undefined);
  const start = data.channel_list.find((channel) => channel.id === data.start_channel);
  return (
    <Stack>
      <PaneBox aria-label={data.name}>
        <PaneHead
          title={data.name}
          end={
            manage && (
              <>
                <Button icon={<Pencil />} onClick={() => ask({ what: 'group' })}>
                  {text.edit}
                </Button>
                <Button icon={<Trash2 />} busy={doIt.busy} onClick={() => void doIt.removeGroup(data)}>
                  {text.remove}
                </Button>
                <Button icon={<Plus />} onClick={() => ask({ what: 'channel' })}>
                  {text.addChannel}
                </Button>
              </>
            )
          }
        />
        <Facts>
          <span>
            {text.hours}
            <b>{data.hours || text.allDay}</b>
          </span>
          <span>
            {text.start}
            <b>{start?.name ?? text.first}</b>
          </span>
          <span>
            {text.boxes}
            <b>
              <To to={{ name: 'cloudTv.list', query: { group: id } }}>{text.boxCount(number(data.boxes))}</To>
            </b>
          </span>
        </Facts>
        {data.channel_list.length > 0 ? (
          <ChannelList
            group={id}
            channels={data.channel_list}
            start={data.start_channel}
            {...(manage && {
              onEdit: (channel: TvChannel) => ask({ what: 'channel', channel }),
              onRemove: (channel: TvChannel) => void doIt.removeChannel(channel),
            })}
          />
        ) : (
          <Empty kind="nothing" title={text.noneChannels} reason={text.noneChannelsReason} />
        )}
      </PaneBox>
      <Gateways detail={data} busy={doIt.busy} {...(manage && { onRetry: () => void doIt.retry(id) })} />
      <Suspense>
        {asked?.what === 'group' && (
          <GroupDialog group={data} channels={data.channel_list} onDone={() => undefined} onClose={close} />
        )}
        {asked?.what === 'channel' && <ChannelDialog group={id} channel={asked.channel} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

function Gateways({ detail, busy, onRetry }: { detail: Detail; busy: boolean; onRetry?: () => void }) {
  const { gateway_list: gateways } = detail;
  const hasFailed = gateways.some(({ delivery }) => delivery === 'failed');
  return (
    <PaneBox aria-label={text.gateways}>
      <PaneHead
        title={text.gateways}
        end={
          hasFailed &&
          onRetry && (
            <Button size="sm" icon={<RotateCw />} busy={busy} onClick={onRetry}>
              {text.retry}
            </Button>
          )
        }
      />
      {gateways.length === 0 ? (
        <PaneNote>{text.noneGateways}</PaneNote>
      ) : (
        <Plain>
          {gateways.map(({ gwid, remark, online, boxes, delivery, error, error_said }) => (
            <li key={gwid}>
              <To to={{ name: 'network', params: { gwid } }}>{remark || gwid}</To>
              <Small>{text.boxCount(number(boxes))}</Small>
              {!online && <Small>{text.offline}</Small>}
              {error && <Small>{told(error, error_said)}</Small>}
              <DeliveryStatus state={delivery} />
            </li>
          ))}
        </Plain>
      )}
    </PaneBox>
  );
}

/** What is lost is asked for before; what went wrong is said. */
function useChanges(onGone: () => void) {
  const { remove, removeChannel, retry } = useGroupActions();
  const { act, busy } = useAct();
  const gone = { confirm: text.remove, danger: true };
  return {
    busy,
    removeGroup: ({ id, name, boxes }: Detail) =>
      act(() => remove.run({ id }), {
        confirm: { body: text.removeAsk(name), detail: text.removeDetail(boxes), ...gone },
        said: text.removed,
        then: onGone,
      }),
    removeChannel: ({ id, name, boxes }: TvChannel) =>
      act(() => removeChannel.run({ id }), {
        confirm: { body: text.channelRemoveAsk(name), detail: text.channelRemoveDetail(boxes), ...gone },
        said: text.removed,
      }),
    retry: (id: string) => act(() => retry.run({ id }), { said: ({ data }) => text.retried(data.gateways) }),
  };
}
