import { useMemo } from 'react';
import { usePlace } from '../../../src/session/place';
import { SlidersHorizontal } from '../../../src/ui/icon';
import type { BatchAction } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { deviceListText as text } from './device-list.text';

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
        onPick: async (picked) => {
          const { apTarget, mostNamed } = await import('./ap-target');
          const target = apTarget(picked, gwid);
          if (target) go(target);
          else toast.warning(text.tooMany(mostNamed));
        },
      },
    ],
    [go, toast, gwid],
  );
}
