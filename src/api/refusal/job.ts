import { sayings } from './table';

/** Jobs over many devices, upgrades of firmware among them. */
export const job = sayings({
  jobsMost: {
    code: 4451,
    zh: '最多同时进行 {most} 个任务，请等待其他任务完成',
    en: 'At most {most} jobs at a time. Wait for another to end',
  },
  jobEnded: { code: 4452, zh: '任务已结束，不能取消', en: 'The job has ended and cannot be cancelled' },
  jobNotBegun: { code: 4453, zh: '任务尚未开始', en: 'The job has not begun' },
  nothingFailed: { code: 4454, zh: '没有失败的项', en: 'Nothing failed' },
  jobNotPaused: { code: 4455, zh: '任务没有暂停', en: 'The job is not paused' },
  jobNotRunning: { code: 4456, zh: '任务没有在执行', en: 'The job is not running' },
  jobNotEnded: { code: 4457, zh: '任务还没有结束', en: 'The job has not ended' },
  jobBegun: { code: 4458, zh: '任务已开始，不能修改', en: 'The job has begun and cannot be changed' },
  noJob: { code: 4004, zh: '没有找到这个任务', en: 'There is no such job' },
  noUpgrade: { code: 4004, zh: '没有找到这个升级任务', en: 'There is no such upgrade' },
  devicesMost: { zh: '一次最多选择 {most} 台设备', en: 'At most {most} devices at once' },
  chooseDevices: { zh: '请选择要操作的设备', en: 'Choose the devices' },
  apHasNoSection: { zh: 'AP 没有这项配置', en: 'An AP has no such configuration' },
  tickFields: { zh: '请先勾选要修改的字段', en: 'Tick the fields to change first' },
  namesMustDiffer: {
    zh: '多台设备不能同名，请加入序号 {number}、标识 {id} 或原名称 {old}',
    en: 'Devices need different names: add the number {number}, the id {id} or the old name {old}',
  },
  nameWouldBe: { zh: '“{old}”会改为“{name}”：{fault}', en: '“{old}” would become “{name}”: {fault}' },
  tagsNeeded: { zh: '请填写要添加或移除的标签', en: 'Enter the tags to add or take away' },
  tagLabel: { zh: '标签“{tag}”', en: 'Tag “{tag}”' },
  startsTooSoon: { zh: '开始时间至少在 {minutes} 分钟以后', en: 'The start is at least {minutes} minutes ahead' },
  startsTooLate: { zh: '开始时间最晚在 {days} 天以内', en: 'The start is at most {days} days ahead' },
  downgradesUntold: {
    zh: '有 {count} 台设备会降级，请输入 {count} 确认',
    en: '{count} devices go back to an older version: type {count} to confirm',
  },
  downgradesAgain: {
    zh: '有 {count} 台设备会降级，请取消后新建任务',
    en: '{count} devices go back to an older version: cancel this upgrade and make a new one',
  },
  upgradeTwice: {
    code: 4465,
    zh: '所选设备已在升级任务“{name}”中',
    en: 'The chosen devices are in the upgrade “{name}” already',
  },
  releaseUnfit: { zh: '所选设备没有这个版本', en: 'The chosen devices do not have this version' },
});
