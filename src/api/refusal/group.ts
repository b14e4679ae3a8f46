import { sayings } from './table';

/** Trees of groups and departments. */
export const group = sayings({
  noGroup: { code: 4004, zh: '没有找到这个分组', en: 'There is no such group' },
  noDepartment: { code: 4004, zh: '没有找到这个部门', en: 'There is no such department' },
  treeDepth: { code: 4044, zh: '{noun}最多 {most} 级', en: 'There are at most {most} levels of {noun}' },
  treeFull: { code: 4431, zh: '最多 {most} 个{noun}', en: 'At most {most} {noun}' },
  intoItself: { code: 4432, zh: '不能移动到自己或自己的下级', en: 'A group cannot be moved into itself' },
  nameTakenThere: {
    code: 4433,
    zh: '目标{noun}下已有同名{noun}',
    en: 'Among the {noun} of the target there is one of this name',
  },
  groupsInside: { code: 4434, zh: '请先删除或移走下级分组', en: 'First delete or move the groups in it' },
  groupInUse: {
    code: 4436,
    zh: '分组仍在使用，请先修改或删除：{uses}',
    en: 'The group is still in use. First change or delete: {uses}',
  },
  groupUse: { zh: '{noun}“{name}”', en: '{noun} “{name}”' },
  groupUsesMore: { zh: '另有 {count} 项', en: '{count} more' },
  groupNotEmpty: {
    code: 4435,
    zh: '“{name}”内有 {below} 个下级{noun}、{count} 个{members}，请先选择移到哪里',
    en: '“{name}” has {below} {noun} below and {count} {members} in it. Choose where they go',
  },
  nameTakenBeside: { zh: '同级已有同名{noun}', en: 'Among the {noun} beside it there is one of this name' },
  notBelowRemoved: {
    zh: '不能移到要删除的一项或它的下级',
    en: 'What is removed cannot be the target, nor what is below it',
  },
});
