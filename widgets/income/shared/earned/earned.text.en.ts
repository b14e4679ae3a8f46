import { translate } from '../../../../src/text/words';
import type { earnedText } from './earned.text';

translate<typeof earnedText>('earned', {
  day: 'Earned on',
  gateway: 'Gateway',
  gateways: 'Gateways',
  yuan: 'CNY',
  fen: 'Income',
  pending: 'To be settled',
  settled: 'Settlement',
  nothingEarned: 'No income',
  partly: 'Some to be settled',
  states: { pending: 'To be settled', settled: 'Settled' },
});
