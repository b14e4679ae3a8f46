import { translate } from '../../../src/text/words';
import type { trafficModelText } from './traffic-model.text';

translate<typeof trafficModelText>('trafficModel', {
  heading: 'Traffic model',
  total: (bytes) => `${bytes} in total`,
  apps: 'Top 5 applications',
  appsNote: 'Share of traffic',
  heat: 'Applications by time of day',
  heatNote: 'Each cell: share of all traffic',
  heatSpoken: 'Share of all traffic by kind of application and time of day',
  stage: 'Time of day',
  stages: { '0~6': '00–06', '6~11': '06–11', '11~14': '11–14', '14~19': '14–19', '19~00': '19–24' },
  peak: (stage) => `Peak at ${stage}`,
  auth: 'Authentication',
  authNote: 'Number of times',
  clients: 'Kinds of clients',
  clientsNote: 'Share of traffic',
  others: 'Others',
});
