import { translate } from '../../text/words';
import type { orderText } from './order.text';

translate<typeof orderText>('order', {
  move: (name, place) => `Move “${name}”, now at ${place}`,
  moved: (name, place) => `“${name}” moved to ${place}`,
});
