import { ipList, ports, timePeriod, type RuleFailure } from '../../rules';
import type { RuleKind } from './packages';

/** What a rule looks at beside addresses. */
export const applications = ['any', 'office', 'video', 'voice', 'file', 'remote', 'web', 'database'] as const;
export const protocols = ['any', 'tcp', 'udp', 'icmp'] as const;
/** What a rule does: which way traffic takes, or whether it passes. */
export const ways = ['primary', 'backup', 'balance', 'local'] as const;
export const verdicts = ['permit', 'deny'] as const;

/** A rule of whichever kind; fields that its kind does not have stay as they begin. */
export interface SdwanRule {
  id: string;
  enabled: boolean;
  name: string;
  /** Member that it begins at and leads to; empty: any. */
  from: string;
  to: string;
  /** Addresses or segments, one a line; empty: any. */
  source_ips: string;
  target_ips: string;
  application: (typeof applications)[number];
  protocol: (typeof protocols)[number];
  /** Port section; empty: any. */
  ports: string;
  action: (typeof ways)[number] | (typeof verdicts)[number];
  /** Another way is taken when the chosen one fails. */
  failover: boolean;
  /** What it decides is written down. */
  log: boolean;
  /** `HH:MM-HH:MM`; empty: always. */
  period: string;
}

/** Fields of a rule beside id, name and whether it is on. */
export type RuleField = Exclude<keyof SdwanRule, 'id' | 'name' | 'enabled'>;

/** Fields that each kind has, in the order in which they are asked for. */
export const ruleFields: Readonly<Record<RuleKind, readonly RuleField[]>> = {
  link: ['from', 'source_ips', 'to', 'target_ips', 'application', 'action', 'failover'],
  filter: ['from', 'source_ips', 'to', 'target_ips', 'protocol', 'ports', 'action', 'log'],
  security: ['from', 'source_ips', 'to', 'target_ips', 'application', 'period', 'action', 'log'],
  app: ['to', 'target_ips', 'protocol', 'ports', 'from', 'action'],
};

/** What a kind of rule can do. */
export const actionsOf = (kind: RuleKind): readonly SdwanRule['action'][] => (kind === 'link' ? ways : verdicts);

/** Rules of a list; longest name in characters. */
export const mostRules = 200;
export const longestRuleName = 40;

/** A rule that nothing was said about yet. */
export const newRule = (kind: RuleKind, id: string): SdwanRule => ({
  id,
  enabled: true,
  name: '',
  from: '',
  to: '',
  source_ips: '',
  target_ips: '',
  application: 'any',
  protocol: kind === 'app' ? 'tcp' : 'any',
  ports: '',
  action: kind === 'link' ? 'primary' : 'permit',
  failover: true,
  log: false,
  period: '',
});

const lists = ipList({ cidr: true, range: true });

/** Checks of fields that are typed. */
export const ruleChecks: Readonly<Partial<Record<RuleField, (value: string) => RuleFailure | undefined>>> = {
  source_ips: lists,
  target_ips: lists,
  ports,
  period: timePeriod,
};

/** Fields that a kind cannot do without. */
export const neededOf = (kind: RuleKind): readonly RuleField[] => (kind === 'app' ? ['to', 'target_ips', 'ports'] : []);
