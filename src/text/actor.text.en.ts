import type { actorText } from './actor.text';
import { translate } from './words';

translate<typeof actorText>('actor', {
  system: 'System',
  strategy: 'Control strategy',
  partner: (id) => `Partner ${id}`,
});
