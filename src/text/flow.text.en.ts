import { translate } from './words';
import type { flowText } from './flow.text';

translate<typeof flowText>('flow', {
  HTTP: 'Web',
  Download: 'Download',
  IM: 'Social',
  Video: 'Video',
  Game: 'Games',
  Common: 'Common',
  Others: 'Others',
  Test: 'Speed test',
  Transport: 'Transport',
  Unknown: 'Unknown',
});
