import type { TopologyType } from '../sdwan-members';

/** What a package of SD-WAN lets a network be. */
export interface SdwanPackage {
  /** Most members, whatever was bought. */
  members: number;
  /** Mbps that the members of each side share. */
  local: number;
  foreign: number;
  topologies: readonly TopologyType[];
  /** Rules that it has: ways by application, published applications, filters, security. */
  rules: readonly RuleKind[];
  /** Whether its health can be checked. */
  examined: boolean;
}

/** Services that sell networks: SD-WAN, and smart networking with the same packages. */
export const networkServices = ['sdwan', 'network'] as const;
export type NetworkService = (typeof networkServices)[number];

/** Kinds of rule tables. */
export const ruleKinds = ['link', 'filter', 'security', 'app'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** The packages by their key in the catalogue of services. */
export const sdwanPackages: Readonly<Record<'trial' | 'basic' | 'standard' | 'enterprise', SdwanPackage>> = {
  trial: { members: 2, local: 5, foreign: 0, topologies: [1], rules: [], examined: false },
  basic: { members: 5, local: 20, foreign: 0, topologies: [1, 2], rules: ['link'], examined: false },
  standard: { members: 20, local: 100, foreign: 20, topologies: [1, 2, 3], rules: ['link', 'app'], examined: true },
  enterprise: { members: 100, local: 500, foreign: 100, topologies: [1, 2, 3], rules: ruleKinds, examined: true },
};
const byKey: Readonly<Record<string, SdwanPackage>> = sdwanPackages;

/** What was bought lets a network be: as many members as were paid for; a trial has its own number. */
export function limitsOf(tier: string, quantity: number): SdwanPackage | undefined {
  const whole = byKey[tier];
  return whole && { ...whole, members: tier === 'trial' ? whole.members : Math.min(whole.members, quantity) };
}
