import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { ReceiptText } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { PageActions, PageTitleContext } from '../../../src/ui/page';
import { Below, PageSkeleton } from '../../../src/ui/skeleton';
import { ServiceIntro } from '../../../widgets/services/service-intro';
import { ServicePackages } from '../../../widgets/services/service-packages';
import { ActivityNotice } from './activity-notice';
import { servicesText as text } from './services.text';
import { TabbedService } from './tabbed';

const ServiceSettings = lazy(() => import('../../../widgets/services/service-settings').then((m) => m.ServiceSettings));

/** Services that are set up on their own page. */
const onOwnPage = ['speedup', 'onewu_speedup', 'ipv6'] as const;

interface OfService {
  service?: string;
}

/** A service that is sold: what it does, and its packages below; or what it sets on gateways. */
export const ServicePage = ({ service = '' }: OfService) => (
  <TabbedService service={service}>
    <Service service={service} />
  </TabbedService>
);

function Service({ service }: Required<OfService>) {
  const place = usePlace();
  const own = onOwnPage.find((one) => one === service);
  if (own && place.query.view === 'config') {
    return (
      <>
        <PageActions>
          <Button icon={<ReceiptText />} onClick={() => place.setQuery({ view: undefined, gwid: undefined })}>
            {text.back}
          </Button>
        </PageActions>
        <Suspense fallback={<PageSkeleton shape="object" />}>
          <ServiceSettings service={own} manage />
        </Suspense>
      </>
    );
  }
  return (
    // The service names the page, and nothing stands under the name: as far below as where the page names itself.
    <div style={{ marginTop: 16 }}>
      <ActivityNotice service={service} />
      <Below>
        <ServiceIntro service={service} quiet onServiceOpen={toPackages} />
      </Below>
      <Below>
        <div id="packages" style={{ marginTop: 24 }}>
          <ServicePackages service={service} />
        </div>
      </Below>
    </div>
  );
}

/** The packages of a service first, and what it does below. */
export const PackagesPage = ({ service = '' }: OfService) => (
  <TabbedService service={service}>
    <Packages service={service} />
  </TabbedService>
);

/** The packages of a service, and below what one should know before buying one. */
export const Packages = ({ service }: Required<OfService>) => (
  <div style={{ marginTop: 16 }}>
    <ActivityNotice service={service} />
    <Below>
      <div id="packages" style={{ marginBottom: 24 }}>
        <ServicePackages service={service} />
      </div>
    </Below>
    {/* The page is that of its packages; the service's name is a heading of what is said of it. */}
    <PageTitleContext value={undefined}>
      <Below>
        <ServiceIntro service={service} quiet onServiceOpen={toPackages} />
      </Below>
    </PageTitleContext>
  </div>
);

/** They stand on this very page. */
function toPackages(): false {
  document.getElementById('packages')?.scrollIntoView({ block: 'start' });
  document.querySelector<HTMLElement>('#packages button, #packages input')?.focus({ preventScroll: true });
  return false;
}
