import { useState } from 'react';
import type { Service, Tier } from '../../../src/api/contract/service';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { useBuying, useService } from '../../../src/ui/service-order';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Note } from '../../../src/ui/note';
import { Segmented } from '../../../src/ui/segmented';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { Tag } from '../../../src/ui/tag';
import { packagesOf } from '../shared/packages';
import { CompareTable } from './compare';
import { PlanPane } from './plan';
import type { servicePackagesContract } from './service-packages.contract';
import { Bar, Plans } from './service-packages.styles';
import { servicePackagesText as text } from './service-packages.text';

// Most look at prices and leave.
const OrderDrawer = lazy(() => import('../../../src/ui/service-order').then((m) => m.OrderDrawer));

/** Packages of a service; one that was bought before can be opened by `?tier=`. */
export function ServicePackages({ service = 'tunnel', onServiceOrder }: PropsOf<typeof servicePackagesContract>) {
  const { data, error, refresh } = useService(service);
  if (error && !data) return <Failed error={error} onRetry={refresh} />;
  if (!data) return <PageSkeleton shape="cards" />;
  return (
    <Content key={service} service={data} onOrder={(order) => onServiceOrder?.({ id: order.id, state: order.state })} />
  );
}

function Content({ service, onOrder }: { service: Service; onOrder: (order: { id: string; state: string }) => void }) {
  const place = usePlace();
  const [months, setMonths] = useState('1');
  const [tier, setTier] = useState<string>();
  const open = tier ?? place.query.tier;
  const forSale = service.for_sale !== false;
  const chosen = forSale ? service.tiers.find((one) => one.key === open) : undefined;
  const buying = useBuying();
  const desk = packagesOf(service.key);
  const buy = (one: Tier) => buying({ ...desk, query: { ...desk.query, tier: one.key } }, () => setTier(one.key));
  const close = () => {
    setTier(undefined);
    if (place.query.tier) place.setQuery({ tier: undefined }, { replace: true });
  };
  return (
    <div part="panel">
      <Bar>
        <Segmented
          label={text.durations}
          value={months}
          onChange={setMonths}
          options={service.durations.map(({ months: count, mark }) => ({
            value: String(count),
            label: (
              <>
                {text.months(count)} {mark && <Tag tone="promo">{mark}</Tag>}
              </>
            ),
          }))}
        />
        <span>{text.note(service.unit)}</span>
        {service.owned > 0 && (
          <>
            <Tag tone="success">{text.have(service.owned)}</Tag>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => place.go({ name: 'open.business', query: { service: service.key } })}
            >
              {text.business}
            </Button>
          </>
        )}
      </Bar>
      {!forSale && <Note tone="warning">{text.closedNote}</Note>}
      <Plans>
        {service.tiers.map((one) => (
          <PlanPane
            key={one.key}
            tier={one}
            unit={service.unit}
            months={Number(months)}
            open={forSale}
            quiet={service.owned > 0}
            onBuy={buy}
          />
        ))}
      </Plans>
      {service.compare.length > 0 && <CompareTable service={service} />}
      {chosen && (
        <Suspense>
          <OrderDrawer
            key={chosen.key}
            service={service}
            tier={chosen.key}
            months={Number(months)}
            onOrder={onOrder}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
