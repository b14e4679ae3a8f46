import type { NetworkBrief } from '../../api/contract/sdwan';
import type { StatusKind } from '../status';

/** The shape and colour of each state of a network. */
export const networkStateKinds: Readonly<Record<NetworkBrief['state'], StatusKind>> = {
  normal: 'online',
  partial: 'warning',
  down: 'danger',
  paused: 'off',
  expired: 'offline',
};
