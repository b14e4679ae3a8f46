import { translate } from '../../../src/text/words';
import type { serviceCatalogueText } from './service-catalogue.text';

translate<typeof serviceCatalogueText>('serviceCatalogue', {
  heading: 'Services',
  from: (yuan) => `from ${yuan} yuan a month`,
  owned: (count) => `You have ${count}`,
  none: 'Nothing bought yet',
  noneReason: 'Services are shown here once you have some.',
  all: 'See all services',
});
