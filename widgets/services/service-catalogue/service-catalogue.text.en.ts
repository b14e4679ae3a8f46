import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { serviceCatalogueText } from './service-catalogue.text';

translate<typeof serviceCatalogueText>('serviceCatalogue', {
  kinds: { connect: 'Connect', speed: 'Speed', safety: 'Safety', running: 'Running' },
  about: {
    connect: 'Sites, head office and devices in one network',
    speed: 'Where it is slow, faster',
    safety: 'Between people and trouble',
    running: 'Fewer rounds and visits',
  },
  durations: 'Duration',
  months: (count) =>
    count === 1 ? '1 month' : count % 12 === 0 ? counts`${count / 12} years` : counts`${count} months`,
  note: 'Prices at this duration, with tax',
  ending: (count) => `${count} ending within 7 days`,
  total: (months, sum) => counts`${sum} for ${months} months`,
  owned: (count) => `You have ${count}`,
  ownedEnding: (count, ending) => `You have ${count}, ${ending} ending within 7 days`,
  notOwned: 'Not bought yet',
  look: 'View',
  manage: 'Manage',
  renew: 'Renew',
  none: 'Nothing bought yet',
  noneReason: 'Services are shown here once you have some.',
  all: 'See all services',
});
