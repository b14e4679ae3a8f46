import { words } from './words';

/** Who did something, as histories keep it: a masked address, a partner, what acts by itself, or nobody. Never for names that people chose. */
export const actorText = words('actor', {
  said: (actor: string): string => actor || '系统',
});
