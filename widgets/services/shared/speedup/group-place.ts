import type { SpeedupGroup } from '../../../../src/api/contract/speedup';

/** Where a group is managed, or its path is shown: groups of mode 2 have pages of their own. */
export const groupPlace = ({ gid, mode }: Pick<SpeedupGroup, 'gid' | 'mode'>, page: 'manage' | 'detail') =>
  mode === 2
    ? { name: page === 'manage' ? 'open.overseas_speedupv2.manage' : 'open.overseas_speedupv2.details', query: { gid } }
    : { name: page === 'manage' ? 'open.overseas_speedup.manage' : 'open.overseas_speedup.detail', params: { gid } };
