import { translate } from '../../text/words';
import type { chartText } from './chart.text';

translate<typeof chartText>('chart', {
  noData: 'No data',
  unfinished: (title) => `${title} (not over)`,
  asTable: 'Show as table',
  asChart: 'Show as chart',
  low: 'Low',
  high: 'High',
});
