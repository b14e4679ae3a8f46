export { GroupsPane, DragMember } from './groups-pane';
export { GroupMembers, type MembersOf } from './group-members';
export { levelOf, optionsOf, type Group, type GroupsOf } from './groups';
