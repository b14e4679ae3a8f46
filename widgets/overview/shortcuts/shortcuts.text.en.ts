import { translate } from '../../../src/text/words';
import type { shortcutsText } from './shortcuts.text';

translate<typeof shortcutsText>('shortcuts', {
  label: 'Shortcuts',
  backup: 'Cloud backup',
  syslog: 'Syslog',
  speedup: 'Speed-up',
  design: 'Network designs',
  board: 'Boards',
  points: 'Floor plans',
  strategy: 'Control strategies',
  password: 'Dynamic passwords',
});
