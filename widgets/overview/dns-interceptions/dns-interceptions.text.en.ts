import { translate } from '../../../src/text/words';
import type { dnsInterceptionsText } from './dns-interceptions.text';

translate<typeof dnsInterceptionsText>('dnsInterceptions', {
  label: 'Malicious requests blocked this month',
  unit: '',
  today: 'Today',
  lastMonth: 'Last month',
});
