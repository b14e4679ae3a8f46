import { sayings } from './table';

/** International speed-up. */
export const speedup = sayings({
  noSpeedup: {
    code: 4711,
    zh: '这台网关没有开通国际加速，或服务已到期',
    en: 'This gateway has no international speed-up, or it has ended',
  },
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
  speedupNotFailed: { code: 4714, zh: '没有下发失败的配置', en: 'No delivery has failed' },
  speedupMeasuring: { code: 4715, zh: '网关正在测量，请等待结果', en: 'The gateway is measuring. Wait for its answer' },
  speedupSettled: { code: 4716, zh: '这项申请已经处理过', en: 'This application was settled before' },
  speedupReasonMissing: { code: 4717, zh: '驳回时要写明原因', en: 'Say why it is refused' },
  noSpeedupGroup: { code: 4004, zh: '没有找到这个加速组', en: 'There is no such group' },
  noSpeedupMember: { code: 4004, zh: '没有找到这个成员', en: 'There is no such member' },
  noSpeedupLine: { code: 4004, zh: '没有找到这条线路', en: 'There is no such line' },
  speedupLineShut: { zh: '这条线路已关闭，请选择其他线路', en: 'This line is closed. Choose another one' },
  speedupNameTaken: { zh: '这台网关已有同名的加速组', en: 'This gateway has a group of this name' },
  speedupLineTaken: { zh: '已有同名的线路', en: 'There is a line of this name' },
  speedupAppUnknown: { zh: '没有这个应用', en: 'There is no such application' },
  speedupNothing: { zh: '请至少选择一个应用或填写一个域名', en: 'Choose an application or give a domain' },
  speedupDomainsMost: { zh: '[域名]最多 {most} 个', en: '[Domains]: {most} at most' },
  speedupOften: { zh: '[MAC]与第 {line} 行重复', en: '[MAC] is that of line {line} as well' },
  speedupThere: { zh: '[MAC]已在这个加速组中', en: '[MAC] is in this group already' },
  speedupBandwidth: { zh: '带宽', en: 'Bandwidth' },
  speedupPurpose: { zh: '用途', en: 'Purpose' },
  speedupDomains: { zh: '域名', en: 'Domains' },
});
