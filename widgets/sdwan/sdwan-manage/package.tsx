import { useState } from 'react';
import { refreshReads, useClient } from '../../../src/api';
import { ownedList, type Owned } from '../../../src/api/contract/service';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { sdwanManageText as text } from './sdwan-manage.text';

// Bought again now and then.
const OrderAgain = lazy(() => import('../../../src/ui/service-order').then((m) => m.OrderAgain));

/**
 * Renews what pays for a network, or gives it more seats or a better package, without leaving it. What has ended is opened
 * again with any package that holds the network.
 */
export function Package({ owned: id, ended }: { owned: string; ended: boolean }) {
  const client = useClient();
  const { act, busy } = useAct();
  const [ordering, setOrdering] = useState<{ owned: Owned; kind: 'renew' | 'upgrade' }>();
  const begin = (kind: 'renew' | 'upgrade') =>
    act(() => client.call(ownedList, { id }, { quiet: true }), {
      then: ({ data: { list } }) => {
        const [owned] = list;
        // A trial does not go on: it is exchanged for a package.
        if (owned) setOrdering({ owned, kind: owned.trial ? 'upgrade' : kind });
      },
    });
  return (
    <>
      <Button busy={busy} onClick={() => void begin('renew')}>
        {text.renew}
      </Button>
      <Button busy={busy} onClick={() => void begin('upgrade')}>
        {ended ? text.again : text.upgrade}
      </Button>
      {ordering && (
        <Suspense>
          <OrderAgain
            {...ordering}
            onOrder={() => void refreshReads(client, ['/api/v3/sdwan/'])}
            onClose={() => setOrdering(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
