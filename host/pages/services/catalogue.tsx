import { usePlace } from '../../../src/session/place';
import { ServiceCatalogue } from '../../../widgets/services/service-catalogue';
import { ServicePage } from './service';

/** `/open/open`: every service, or the one that the address names. */
export function CataloguePage() {
  const { service } = usePlace().query;
  return service ? <ServicePage key={service} service={service} /> : <ServiceCatalogue />;
}
