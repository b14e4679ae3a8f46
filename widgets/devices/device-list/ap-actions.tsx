import { useMemo } from 'react';
import { usePlace } from '../../../src/session/place';
import { SlidersHorizontal } from '../../../src/ui/icon';
import type { BatchAction } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { targetOf } from './device-actions';
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
        onPick: (picked) => {
          const { ids, filter, except = [] } = targetOf(picked, 'ap', gwid);
          if ((ids ?? except).length > mostNamed) return void toast.warning(text.tooMany(mostNamed));
          const fields = { ...filter, ...(except.length > 0 && { except: except.join(',') }) };
          const matching = () => new URLSearchParams(fields as Record<string, string>).toString();
          go({ name: 'ap_batch_edit', query: ids ? { ids: ids.join(',') } : { filter: matching() } });
        },
      },
    ],
    [go, toast, gwid],
  );
}
