import { translate } from '../../../src/text/words';
import type { alarmSummaryText } from './alarm-summary.text';

translate<typeof alarmSummaryText>('alarmSummary', {
  heading: 'Alarms',
  note: 'Unhandled',
  all: 'All alarms',
  none: 'No unhandled alarms',
  latest: 'Latest alarms',
});
