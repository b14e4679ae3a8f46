import { translate } from '../../../src/text/words';
import type { sdwanRecommendationText } from './sdwan-recommendation.text';

translate<typeof sdwanRecommendationText>('sdwanRecommendation', {
  title: 'Many shops, one network',
  lead: 'SD-WAN joins head office, shops, warehouses and homes into one network: no leased line, no public IP, one gateway is enough.',
  points: [
    {
      title: 'Ready in 10 minutes',
      text: 'Choose members and a topology, order, and the gateways get their settings.',
    },
    { title: 'Switches over by itself', text: 'Several links are up at once; delay and loss decide which is used.' },
    { title: 'At home and abroad', text: 'Shops abroad connect nearby and have bandwidth of their own.' },
    { title: 'In plain sight', text: 'Delay, loss and traffic of every link, live, with alarms.' },
  ],
  packages: 'Packages and prices',
  packagesNote: 'Prices are per member, tax included',
  lead_form: 'Let the agent help you choose',
});
