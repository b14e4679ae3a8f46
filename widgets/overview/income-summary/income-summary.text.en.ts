import { translate } from '../../../src/text/words';
import type { incomeSummaryText } from './income-summary.text';

translate<typeof incomeSummaryText>('incomeSummary', {
  label: 'Income yesterday',
  before: 'Against the day before',
  month: 'This month',
});
