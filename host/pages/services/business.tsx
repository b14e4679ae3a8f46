import { ServiceBusiness } from '../../../widgets/services/service-business';
import { TabbedService } from './tabbed';

/** What the account has of a service, or of all without one. */
export const BusinessPage = ({ service = '' }: { service?: string }) => (
  <TabbedService service={service}>
    <ServiceBusiness service={service} />
  </TabbedService>
);
