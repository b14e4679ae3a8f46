import { ruleKinds, type RuleKind } from '../../../../src/domain/sdwan';

/**
 * What a gateway names among its `capabilities` to be a member, to be one of a network of two centres, where it changes over
 * by itself, and to carry every kind of rules out. One that carries some out names them: `sdwan_rules.filter`.
 */
export const abilities = { member: 'sdwan', twoCentres: 'sdwan_backup', rules: 'sdwan_rules' } as const;

interface Told {
  capabilities: readonly string[] | null;
}

/** Whether a gateway can do something, as far as it says; one that says nothing is asked. */
export const can = ({ capabilities }: Told, what: string): boolean =>
  capabilities === null || capabilities.includes(what);

/** Kinds of rules that a gateway carries out. */
export const ruleKindsOf = (gateway: Told): RuleKind[] =>
  ruleKinds.filter((kind) => can(gateway, abilities.rules) || can(gateway, `${abilities.rules}.${kind}`));
