import { useMemo } from 'react';
import { usePlace } from '../../../src/session/place';
import { SlidersHorizontal } from '../../../src/ui/icon';
import type { BatchAction } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { toInput } from './device-filters';
import { deviceListText as text } from './device-list.text';

/** Ids that fit into an address. More are told by the filter that they match. */
const mostNamed = 500;

/** What is done with many access points: their own page asks what is to change. */
export function useApActions(gwid: string): readonly BatchAction[] {
  const { go } = usePlace();
  const toast = useToast();
  return useMemo(
    () => [
      {
        key: 'edit',
        label: text.batchEdit,
        icon: <SlidersHorizontal />,
        onPick: ({ keys, except, state }) => {
          if ((keys ?? except).length > mostNamed) return void toast.warning(text.tooMany(mostNamed));
          if (keys) return go({ name: 'ap_batch_edit', query: { ids: keys.join(',') } });
          const { page: _, per_page: __, sort: ___, order: ____, ...rest } = toInput(state);
          const fields = { ...rest, ...(gwid && { gwid }), ...(except.length > 0 && { except: except.join(',') }) };
          // Of everything, something must be said: an empty filter would name nothing.
          const filter = new URLSearchParams({ kind: 'ap', ...(fields as Record<string, string>) }).toString();
          go({ name: 'ap_batch_edit', query: { filter } });
        },
      },
    ],
    [go, toast, gwid],
  );
}
