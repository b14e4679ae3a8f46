import type { Network } from '../../src/api/contract/sdwan';
import type { DrawnNode } from '../../src/domain/sdwan';

/** The members of a network, as a change sends them. */
export const toNodes = ({ member_list }: Pick<Network, 'member_list'>): DrawnNode[] =>
  member_list.map(({ gwid, role, pid, position, widthband, foreign_widthband, is_used, x, y }) => ({
    ...{ gwid, role, pid, position, widthband, foreign_widthband, is_used, x, y },
  }));
