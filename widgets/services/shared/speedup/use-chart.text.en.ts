import { translate } from '../../../../src/text/words';
import type { useChartText } from './use-chart.text';

translate<typeof useChartText>('speedupUse', {
  label: 'What went over the line on each of the last 30 days',
  day: 'Day',
  down: 'Down',
  up: 'Up',
});
