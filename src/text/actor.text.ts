import { words } from './words';

/** Who did something where it was no person. */
export const actorText = words('actor', {
  system: '系统',
  strategy: '管控策略',
  partner: (id: string) => `合作方 ${id}`,
});

/** Who did something, as histories keep it: a masked address, a partner, what acts by itself, or nobody. Never for names that people chose. */
export function actorSaid(actor: string): string {
  if (!actor) return actorText.system;
  if (actor === '管控策略') return actorText.strategy;
  const [, partner] = /^合作方 (.+)$/.exec(actor) ?? [];
  return partner ? actorText.partner(partner) : actor;
}
