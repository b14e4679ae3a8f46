import { translate } from '../../../src/text/words';
import type { wirelessTemplateText } from './wireless-template.text';

translate<typeof wirelessTemplateText>('wirelessTemplate', {
  tabsLabel: 'Wireless template',
  tabs: { settings: 'Settings', people: 'Private passwords' },
});
