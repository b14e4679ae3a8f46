import { translate } from '../../../src/text/words';
import type { homeBannerText } from './home-banner.text';

translate<typeof homeBannerText>('homeBanner', {
  label: (at, count) => `Banner ${at} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  untold: 'Offers and notices',
  open: 'See more',
});
