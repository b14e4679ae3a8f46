import { useMemo } from 'react';
import { useClient } from '../../src/api';
import { aps } from '../../src/api/contract/device';
import { usePlace } from '../../src/session/place';
import { SlidersHorizontal } from '../../src/ui/icon';
import type { BatchAction } from '../../src/ui/table';
import { useToast } from '../../src/ui/toast';
import { toInput } from './device-filters';
import { deviceListText as text } from './device-list.text';

/** Access points that are edited together: more would not fit into an address. */
const mostTogether = 300;

/** What is done with many access points: their own page asks what is to change. */
export function useApActions(gwid: string): readonly BatchAction[] {
  const { go } = usePlace();
  const toast = useToast();
  const client = useClient();
  return useMemo(
    () => [
      {
        key: 'edit',
        label: text.batchEdit,
        icon: <SlidersHorizontal />,
        onPick: async ({ count, keys, except, state }) => {
          if (count > mostTogether) return void toast.warning(text.tooMany(mostTogether));
          const all = { ...toInput({ ...state, page: 1, size: 1000 }), ...(gwid && { gwid }) };
          const ids = keys ?? (await client.call(aps, all)).data.list.map(({ id }) => id);
          const left = new Set(except);
          go({ name: 'ap_batch_edit', query: { ids: ids.filter((id) => !left.has(id)).join(',') } });
        },
      },
    ],
    [go, toast, client, gwid],
  );
}
