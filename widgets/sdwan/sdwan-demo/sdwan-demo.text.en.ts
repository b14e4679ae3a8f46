import { translate } from '../../../src/text/words';
import type { sdwanDemoText } from './sdwan-demo.text';

translate<typeof sdwanDemoText>('sdwanDemo', {
  label: 'Demonstration network',
  note: 'This network is made up and its links are simulated. Nothing can be changed.',
  topology: 'Topology',
  packages: 'See packages',
  create: 'Create network',
});
