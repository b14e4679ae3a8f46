import { ServiceIntro } from '../../../widgets/services/service-intro';
import { ServicePackages } from '../../../widgets/services/service-packages';
import { ActivityNotice } from './activity-notice';

/** A service that is sold: what it does, and its packages below. */
export function ServicePage({ service = '' }: { service?: string }) {
  return (
    <>
      <ActivityNotice service={service} />
      <ServiceIntro service={service} quiet onServiceOpen={toPackages} />
      <div id="packages" style={{ marginTop: 24 }}>
        <ServicePackages service={service} />
      </div>
    </>
  );
}

/** The packages of a service alone. */
export const PackagesPage = ({ service = '' }: { service?: string }) => (
  <>
    <ActivityNotice service={service} />
    <ServicePackages service={service} />
  </>
);

/** They stand on this very page. */
function toPackages(): false {
  document.getElementById('packages')?.scrollIntoView({ block: 'start' });
  document.querySelector<HTMLElement>('#packages button, #packages input')?.focus({ preventScroll: true });
  return false;
}
