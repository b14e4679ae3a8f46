import { useRead } from '../../../src/api';
import { orderDetail } from '../../../src/api/contract/service';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { PaneBox } from '../../../src/ui/pane';
import { OrderResult, serviceOrderText } from '../../../src/ui/service-order';
import { Skeleton } from '../../../src/ui/skeleton';
import { ServiceOrders } from '../../../widgets/services/service-orders';

/** `/open/success`: the order that was just paid, named by `paid`, above all orders. */
export function SuccessPage() {
  const { query } = usePlace();
  return (
    <>
      {query.paid && <JustPaid id={query.paid} />}
      <ServiceOrders />
    </>
  );
}

function JustPaid({ id }: { id: string }) {
  const place = usePlace();
  const { data, error, refresh } = useRead(orderDetail, { id }, { every: 5_000 });
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
