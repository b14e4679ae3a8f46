import { translate } from '../../text/words';
import type { arrangeText } from './arrange.text';

translate<typeof arrangeText>('arrange', {
  move: (name, place) => `Move “${name}”, now at ${place}`,
  moved: (name, place) => `“${name}” moved to ${place}`,
});
