import { sayings } from './table';

/** International speed-up. What it shares with other services is said in their words. */
export const speedup = sayings({
  speedupGroupsMost: {
    code: 4712,
    zh: '{plan}最多 {most} 个加速组，请升级套餐',
    en: '{plan} gives at most {most} groups. Upgrade it',
  },
  speedupMembersMost: {
    code: 4713,
    zh: '{plan}最多 {most} 个成员，还可以申请 {left} 个',
    en: '{plan} gives at most {most} members; {left} are left',
  },
  speedupMode: {
    code: 4714,
    zh: '这个加速组不是 2.0，请先升级为 2.0',
    en: 'This group is not of mode 2. Upgrade it first',
  },
  speedupChanged: {
    code: 4715,
    zh: '加速组已被修改，请刷新后重试',
    en: 'The group was changed meanwhile. Refresh and try again',
  },
  speedupLineShut: { zh: '这条线路已关闭，请选择其他线路', en: 'This line is closed. Choose another one' },
  speedupTaken: { zh: '已有同名的加速组或线路', en: 'There is one of this name' },
  speedupNothing: { zh: '请至少选择一个应用或填写一个域名', en: 'Choose an application or give a domain' },
  speedupOften: { zh: '[MAC]与第 {line} 行重复', en: '[MAC] is that of line {line} as well' },
  speedupThere: { zh: '[MAC]已在这个加速组中', en: '[MAC] is in this group already' },
});
