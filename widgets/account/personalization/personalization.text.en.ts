import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { personalizationText } from './personalization.text';

translate<typeof personalizationText>('personalization', {
  heading: 'Personalization',
  theme: 'Theme',
  themeHint: 'Takes effect at once and is saved to the account.',
  themes: { WHITE: 'Light', BLACK: 'Dark' },
  section: 'Home section',
  sectionHint: "The overview shows yesterday's income, or the malicious DNS requests blocked this month.",
  sections: { REVENUE: 'Income', DNS: 'DNS defence' },
  columns: 'Table columns',
  columnsHint: (count) =>
    count ? counts`Columns were chosen in ${count} tables.` : 'All tables show their default columns.',
  reset: 'Reset all',
  resetAsk: 'Show the default columns in all tables?',
  resetDone: 'Default columns restored',
  thisSession: (why) => `It holds until the browser is closed, but was not kept with the account: ${why}`,
});
