import { useEffect, useState } from 'react';
import { useRead, useWrite } from '../../../src/api';
import {
  tvChannelOrder,
  tvChannelRemove,
  tvChannelSave,
  tvGroupDetail,
  tvGroupRemove,
  tvGroupRetry,
  tvGroups,
  tvGroupSave,
  type TvChannel,
} from '../../../src/api/contract/tv';
import { useAct } from '../../../src/ui/act';

/** Milliseconds between two looks: deliveries take seconds. */
const every = 5000;

/** What a change touches. */
const touched = ['/api/v3/tv/'];

/** All groups and how it looks over all. */
export const useOverview = () => useRead(tvGroups, {}, { every });

/** One group with its channels and gateways. */
export const useGroup = (id: string) => useRead(tvGroupDetail, { id }, { every });

/** The ways to change groups. */
export const useGroupActions = () => ({
  save: useWrite(tvGroupSave, touched),
  remove: useWrite(tvGroupRemove, touched),
  retry: useWrite(tvGroupRetry, touched),
  saveChannel: useWrite(tvChannelSave, touched),
  removeChannel: useWrite(tvChannelRemove, touched),
});

/** The channels in the order that the reader gave them, at once; `send` is false when the server kept its own. */
export function useChannelOrder(group: string, channels: readonly TvChannel[]) {
  const { run } = useWrite(tvChannelOrder, touched);
  const { act } = useAct();
  const [chosen, choose] = useState<readonly string[]>();
  const there = channels.map(({ id }) => id).join();
  // What the server says holds once it has said it.
  useEffect(() => choose(undefined), [there]);
  const send = async (ids: string[]): Promise<boolean> => {
    choose(ids);
    const done = await act(() => run({ id: group, ids }));
    if (!done) choose(undefined);
    return done;
  };
  const byId = new Map(channels.map((channel) => [channel.id, channel]));
  const same = chosen?.length === channels.length && chosen.every((id) => byId.has(id));
  return { list: same ? chosen.map((id) => byId.get(id)!) : channels, send };
}
