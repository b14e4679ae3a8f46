export { GroupsPane, DragMember } from './groups-pane';
export { useTarget } from './use-target';
export { optionsOf, type Group, type GroupsOf } from './groups';
export { groupsText } from './groups.text';
