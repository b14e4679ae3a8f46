import { translate } from '../../../../src/text/words';
import type { effectsText } from './effects.text';

translate<typeof effectsText>('speedupEffects', {
  heading: 'Before and after',
  search: 'Search group, gateway',
  app: 'Application',
  group: 'Group',
  span: 'Latency 0–320 ms',
  spanOf: (before, after) => `local ${before}, over the line ${after}`,
  before: 'Local',
  after: 'Over the line',
  loss: 'Loss',
  at: 'Measured',
  measure: 'Measure',
  asked: 'The gateway was asked. Its answer comes here',
  none: 'No application to measure yet',
  noneReason: 'Give a group applications; its gateway then measures them without the line and over it.',
});
