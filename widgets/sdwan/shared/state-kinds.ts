import type { NetworkBrief } from '../../../src/api/contract/sdwan';
import type { DialState } from '../../../src/domain/sdwan-account';
import type { StatusKind } from '../../../src/ui/status';

/** The shape and colour of each state of a network. */
export const networkStateKinds: Readonly<Record<NetworkBrief['state'], StatusKind>> = {
  normal: 'online',
  partial: 'warning',
  down: 'danger',
  paused: 'off',
  expired: 'offline',
};

/** The shape and colour of each state of an account that dials in. */
export const dialStateKinds: Readonly<Record<DialState, StatusKind>> = {
  active: 'online',
  expiring: 'warning',
  expired: 'danger',
  off: 'off',
};

/** Whether it carries anything: one that is over or paused has taken its tunnels down, however its gateways are. */
export const runs = ({ state }: Pick<NetworkBrief, 'state'>): boolean => state !== 'expired' && state !== 'paused';

type Counted = Pick<NetworkBrief, 'state' | 'online' | 'members'>;

/** Members that are online in it, of all; none can be told of while it rests. */
export const onlineOf = (network: Counted): string => (runs(network) ? `${network.online}` : '—');

/** The same in words. */
export const membersOf = (network: Counted): string => `${onlineOf(network)} / ${network.members}`;
