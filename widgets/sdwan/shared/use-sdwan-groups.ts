import { useRead, useWrite } from '../../../src/api';
import {
  sdwanGroupAssign,
  sdwanGroupCreate,
  sdwanGroupMove,
  sdwanGroupRemove,
  sdwanGroupRename,
  sdwanGroups,
} from '../../../src/api/contract/sdwan-group';
import type { NetworkService } from '../../../src/domain/sdwan';
import type { GroupsOf } from '../../../src/ui/groups';

/** Every list and count of SD-WAN on the page. */
const touched = ['/api/v3/sdwan/'];

/** Groups of networks or departments of accounts: what was read (networks of one service, or of all), and the ways to change them. */
export function useSdwanGroups(kind: 'network' | 'department', service?: NetworkService) {
  const read = useRead(sdwanGroups, { kind, ...(service && { service }) }, { keep: true, onFocus: true });
  const create = useWrite(sdwanGroupCreate, touched);
  const rename = useWrite(sdwanGroupRename, touched);
  const move = useWrite(sdwanGroupMove, touched);
  const remove = useWrite(sdwanGroupRemove, touched);
  const assign = useWrite(sdwanGroupAssign, touched);
  const changes: Pick<GroupsOf, 'create' | 'rename' | 'move' | 'remove' | 'assign' | 'asksWhere'> = {
    asksWhere: true,
    create: (wish) => create.run({ kind, ...wish }),
    rename: (id, name) => rename.run({ kind, id, name }),
    move: (id, parent) => move.run({ kind, id, parent }),
    remove: async (id, to) => (await remove.run({ kind, id, ...(to !== undefined && { to }) })).data.released,
    assign: async (ids, group) => (await assign.run({ kind, ids: [...ids], group })).data.moved,
  };
  return { read, changes };
}
