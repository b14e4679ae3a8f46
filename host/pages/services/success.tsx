import { useRead, type Read } from '../../../src/api';
import { orderDetail } from '../../../src/api/contract/service';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { usePageName } from '../../../src/ui/page';
import { PaneBox } from '../../../src/ui/pane';
import { isPaid, OrderResult, serviceOrderText } from '../../../src/ui/service-order';
import { Skeleton } from '../../../src/ui/skeleton';
import { ServiceOrders } from '../../../widgets/services/service-orders';

/**
 * `/open/success`: the order that was just paid, named by `paid`, above all orders. Who comes back from a cashier without
 * paying lands here too, so the page has the name of a success only where it is one.
 */
export function SuccessPage() {
  const { query } = usePlace();
  const read = useRead(orderDetail, query.paid ? { id: query.paid } : null, { every: 5_000 });
  const state = read.data?.state;
  usePageName(
    !query.paid || (state && isPaid(state))
      ? undefined
      : state
        ? serviceOrderText.states[state]
        : serviceOrderText.orders,
  );
  return (
    <>
      {query.paid && <JustPaid id={query.paid} read={read} />}
      <ServiceOrders />
    </>
  );
}

function JustPaid({ id, read }: { id: string; read: Read<typeof orderDetail> }) {
  const place = usePlace();
  const { data, error, refresh } = read;
  return (
    <PaneBox style={{ marginBottom: 16 }}>
      {data ? (
        <>
          <OrderResult order={data} />
          <div style={{ display: 'flex', justifyContent: 'center', gap: 8, paddingBottom: 32 }}>
            <Button onClick={() => place.setQuery({ order: id })}>{serviceOrderText.toOrder}</Button>
            <Button onClick={() => place.go({ name: 'open.business', query: { service: data.service } })}>
              {serviceOrderText.toBusiness}
            </Button>
          </div>
        </>
      ) : error ? (
        <Failed error={error} onRetry={refresh} />
      ) : (
        <Skeleton rows={5} gap={24} />
      )}
    </PaneBox>
  );
}
