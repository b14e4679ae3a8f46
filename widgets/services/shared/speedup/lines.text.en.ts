import { translate } from '../../../../src/text/words';
import type { linesText } from './lines.text';

translate<typeof linesText>('speedupLines', {
  heading: 'Lines',
  note: 'Latency as this gateway measured it',
  search: 'Search region, line',
  region: 'Region',
  name: 'Line',
  latency: 'Latency',
  loss: 'Loss',
  at: 'Measured',
  inUse: 'In use',
  measure: 'Measure',
  measureAll: 'Measure all lines',
  asked: 'The gateway was asked. Its answer comes here',
  choose: 'Use',
  chooseAsk: (name) => `Use “${name}”?`,
  chooseDetail:
    'Once the gateway confirms, the members of this group take this line; connections may drop for some seconds.',
  chosen: 'Chosen, on its way',
  none: 'No line yet',
  noneReason: 'The operator opens lines. They appear here then.',
});
