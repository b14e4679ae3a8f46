import { spaced } from '../../text/spaced';
import { words } from '../../text/words';

/** Words of trees of groups, whatever the groups are of. */
export const groupsText = words('uiGroups', {
  create: (group: string) => spaced`新建${group}`,
  createBelow: (group: string) => spaced`新建下级${group}`,
  rename: '改名',
  move: '移动',
  remove: '删除',
  more: (name: string) => `“${name}”的操作`,
  name: (group: string) => spaced`${group}名称`,
  nameHelp: '字母、数字、汉字和 + = _ -，最多 20 个字符，一个汉字计 3 个。',
  parent: (group: string) => spaced`上级${group}`,
  top: '顶级',
  created: '已新建',
  renamed: '已改名',
  moved: '已移动',
  removed: '已删除',
  released: (count: number, members: string, group: string) =>
    spaced`已删除，${count} 个${members}不再属于任何${group}`,
  removeAsk: (name: string, group: string, members: string) =>
    spaced`删除${group}“${name}”？组内${members}不会删除，只是不再属于任何${group}。`,
  removeEmptyAsk: (name: string, group: string) => spaced`删除${group}“${name}”？其中没有内容。`,
  removeTitle: (name: string) => `删除“${name}”`,
  removeTold: (below: number, count: number, group: string, members: string) =>
    spaced`其中有 ${below} 个下级${group}、${count} 个${members}（含下级）。选择它们移到哪里，再删除。`,
  removeTo: '移到',
  removeToNone: (none: string) => `顶级（${none}）`,
  count: (online: string, count: string) => `${online} / ${count}`,
  countSpoken: (name: string, online: string, count: string, members: string, well: string) =>
    spaced`${name} ${online} / ${count} 个${members}${well}`,
  keys: (group: string) =>
    spaced`方向键移动，回车查看，M 移动${group}，F2 改名，Delete 删除；${group}与成员可拖到${group}上`,
  none: (group: string) => spaced`还没有${group}`,
  dragMember: (group: string) => spaced`拖到左侧${group}即可移动`,
  moveTo: (group: string) => spaced`移到${group}`,
  intoGroup: (name: string) => `移到“${name}”`,
  outOfGroup: (group: string) => spaced`移出${group}`,
  target: (group: string) => spaced`目标${group}`,
  targetNone: (none: string) => `移到：${none}`,
  assigned: (count: number, members: string) => spaced`已移动 ${count} 个${members}`,
  noMembers: (group: string, members: string) => spaced`这个${group}里还没有${members}`,
  noMembersReason: (all: string, group: string, members: string) =>
    spaced`在“${all}”中勾选${members}，选择目标${group}，再移动。`,
});
