import { counts } from '../../../src/text/counts';
import { single } from '../../../src/text/sold/single';
import { translate } from '../../../src/text/words';
import type { servicePackagesText } from './service-packages.text';

translate<typeof servicePackagesText>('servicePackages', {
  durations: 'Duration',
  months: (count) =>
    count === 12 ? '1 year' : count % 12 === 0 ? counts`${count / 12} years` : counts`${count} months`,
  note: (unit) => `Prices are for each ${single(unit)}, with tax`,
  have: (count) => `${count} in use`,
  business: 'My services',
  recommended: 'Best fit',
  perTrial: (days) => counts`CNY / ${days} days`,
  once: 'Once for each account',
  used: 'Used already',
  closed: 'Not open yet',
  closedNote: 'This service is not open yet and cannot be bought. Packages and prices are for information.',
  activity: (usual) => `When first ordered, then ${usual} CNY / month`,
  total: (months, sum) => counts`${sum} for ${months} months`,
  saved: (sum) => `, ${sum} saved`,
  before: (yuan) => `Usually ${yuan} CNY`,
  buy: (tier) => `Buy ${tier}`,
  trial: 'Start the trial',
  compare: 'Compare',
  item: 'Item',
  yes: 'Included',
  no: 'Not included',
});
