import { translate } from '../../../src/text/words';
import type { shortcutsText } from './shortcuts.text';

translate<typeof shortcutsText>('shortcuts', {
  label: 'Shortcuts',
  backup: 'Cloud backup',
  syslog: 'Syslog',
  speedup: 'Speed-up',
  design: 'Scheme design',
  board: 'Cloud board',
  points: 'Point layout',
  strategy: 'Control strategy',
  password: 'Dynamic password',
});
