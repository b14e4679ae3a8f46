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
