import type { ComponentType, ReactNode } from 'react';
import { useRead } from '../../../src/api';
import { serviceDetail } from '../../../src/api/contract/service';
import { usePlace } from '../../../src/session/place';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { usePageName } from '../../../src/ui/page';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { servicesText as text } from './services.text';

type Of = ComponentType<{ service: string }>;

/** What stands beside the page of a service and has no address of its own there. */
const others: Readonly<Record<keyof typeof text.of, Of>> = {
  packages: lazy(() => import('./service').then((m) => m.Packages)),
  business: lazy(() => import('../../../widgets/services/service-business').then((m) => m.ServiceBusiness)),
  orders: lazy(() => import('../../../widgets/services/service-orders').then((m) => m.ServiceOrders)),
};

/** A page of a service, or another of the same service when the address's `tab` says which. */
export function TabbedService({ service, children }: { service: string; children: ReactNode }) {
  const { tab = '' } = usePlace().query;
  const asked = service && Object.hasOwn(others, tab) ? (tab as keyof typeof others) : undefined;
  return asked ? <Other key={asked} service={service} tab={asked} /> : children;
}

function Other({ service, tab }: { service: string; tab: keyof typeof others }) {
  const { data } = useRead(serviceDetail, { key: service });
  usePageName(data && text.of[tab](data.name));
  const Shown = others[tab];
  return (
    <Suspense fallback={<PageSkeleton shape="cards" />}>
      <Shown service={service} />
    </Suspense>
  );
}
