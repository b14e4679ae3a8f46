import { translate } from '../../../src/text/words';
import type { twinkleStarDemandsText } from './twinkle-star-demands.text';

translate<typeof twinkleStarDemandsText>('twinkleStarDemands', {
  heading: 'Demand',
  search: 'Region or buyer',
  region: 'Region',
  buyer: 'Buyer',
  gb: 'Space wanted',
  mbps: 'Upload wanted',
  each: '100 GB a day',
  from: 'From',
  to: 'Until',
  open: 'Further notice',
  state: 'State',
  all: 'All',
  states: { open: 'Open', coming: 'To come', over: 'Over' },
  none: 'No demand',
  noneReason:
    'The operator enters what buyers ask for. Nobody asks for anything now, so there are no prices and no income.',
});
