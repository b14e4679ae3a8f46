import type { actorText } from './actor.text';
import { translate } from './words';

/** The two that the server writes in Chinese; addresses stay. */
const said = (actor: string): string =>
  actor === '管控策略' ? 'Control strategy' : actor.replace(/^合作方 /, 'Partner ');

translate<typeof actorText>('actor', {
  said: (actor) => (actor ? said(actor) : 'System'),
});
