import { sayings } from './table';

/** Plans that change Wi-Fi passwords. */
export const wifiPassword = sayings({
  noPasswordPlan: { code: 4004, zh: '没有找到这个密码计划', en: 'There is no such plan' },
  noPassword: { code: 4004, zh: '没有找到这期密码', en: 'There is no such password' },
  passwordMoved: {
    code: 4009,
    zh: '密码刚刚换过，请看过新的一期再换',
    en: 'The password has just been changed. Look at the new one first',
  },
  passwordNoAps: {
    code: 4009,
    zh: '没有带无线网络“{ssid}”的 AP，密码没有换',
    en: 'No access point carries the network “{ssid}”. Nothing was changed',
  },
  passwordNoNext: { code: 4009, zh: '计划没有下次更换时间', en: 'The plan has no next time' },
  passwordPlansMost: { zh: '最多 {most} 个密码计划，请先删除不用的', en: 'At most {most} plans. Delete one first' },
  passwordPlanTaken: { zh: '已有同名的密码计划', en: 'There is a plan of this name already' },
  passwordPlanMeets: {
    zh: '“{name}”已在其中 {count} 台 AP 上更换这个无线网络的密码',
    en: '“{name}” changes the password of this network on {count} of these access points already',
  },
  passwordSize: { zh: '长度应为 {from}–{to}', en: 'The length must be {from} to {to}' },
  passwordTimes: { zh: '请填写更换时间，且不能相同', en: 'Give the times, each once' },
  passwordEvery: { zh: '间隔应为 1–{most} 天', en: 'The interval must be 1 to {most} days' },
  passwordNotShared: {
    zh: '所选范围内“{ssid}”都没有共用的密码（OWE、802.1X 或个人密码），不能按计划更换',
    en: 'Nowhere in that range has “{ssid}” a password in common (OWE, 802.1X or private passwords)',
  },
  cronParts: { zh: '请填写 5 段：分 时 日 月 星期', en: 'Give five parts: minute hour day month weekday' },
  cronPart: { zh: '“{text}”不是有效的一段', en: '“{text}” is no valid part' },
  cronOften: { zh: '每天最多 {most} 次', en: 'At most {most} times a day' },
  cronNever: { zh: '这个表达式永远不会到', en: 'This never comes' },
  passwordTargets: { zh: '请选择生效范围', en: 'Choose where it holds' },
  passwordTargetsGone: { zh: '所选范围中有已不存在的对象', en: 'Something that was chosen no longer exists' },
  passwordChannels: { zh: '所选通道已删除、停用或待确认', en: 'A channel was deleted, disabled, or is not confirmed' },
});
