import { translate } from '../../text/words';
import type { groupsText } from './groups.text';

/** Groups and members have names in the plural. */
const many = (count: number, names: string) => `${count} ${count === 1 ? names.slice(0, -1) : names}`;

translate<typeof groupsText>('uiGroups', {
  create: (group) => `New ${group}`,
  createBelow: (group) => `New ${group} below`,
  rename: 'Rename',
  move: 'Move',
  remove: 'Delete',
  more: (name) => `Actions of “${name}”`,
  name: () => 'Name',
  nameHelp: 'Letters, digits, Chinese characters and + = _ -, at most 20; a Chinese one counts as 3.',
  parent: (group) => `Parent ${group}`,
  top: 'Top level',
  created: 'Created',
  renamed: 'Renamed',
  moved: 'Moved',
  removed: 'Deleted',
  released: (count, members, group) => `Deleted; ${many(count, members)} now without a ${group}`,
  removeAsk: (name, group, members) => `Delete ${group} “${name}”? Its ${members} stay and are in no ${group}.`,
  removeEmptyAsk: (name, group) => `Delete ${group} “${name}”? There is nothing in it.`,
  removeTitle: (name) => `Delete “${name}”`,
  removeTold: (below, count, group, members) =>
    `It contains ${many(below, `${group}s`)} and ${many(count, members)}, all levels counted. Choose where they go.`,
  removeTo: 'Move to',
  removeToNone: (none) => `Top level (${none})`,
  count: (online, count) => `${online} / ${count}`,
  countSpoken: (name, online, count, members, well) => `${name} ${online} / ${count} ${members} ${well}`,
  keys: (group) =>
    `Arrows move, Enter shows, M moves, F2 renames, Delete removes; drag a ${group} or members onto a ${group}`,
  none: (group) => `No ${group} yet`,
  dragMember: (group) => `Drag it onto a ${group}`,
  moveTo: (group) => `Move to ${group}`,
  intoGroup: (name) => `Move to “${name}”`,
  outOfGroup: (group) => `Take out of the ${group}`,
  target: (group) => `To ${group}`,
  targetNone: (none) => `To: ${none}`,
  assigned: (count, members) => `${many(count, members)} moved`,
  noMembers: (group, members) => `No ${members} in this ${group} yet`,
  noMembersReason: (all, group, members) => `Tick ${members} under “${all}”, choose a ${group} and move them.`,
});
