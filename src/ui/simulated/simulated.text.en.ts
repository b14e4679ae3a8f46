import { translate } from '../../text/words';
import type { simulatedText } from './simulated.text';

translate<typeof simulatedText>('simulated', {
  mark: 'Simulated',
  hint: 'Made by the simulator, not the data of a real device',
});
