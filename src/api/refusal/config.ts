import { sayings } from './table';

/** Staged configuration of devices, its versions and backups. */
export const config = sayings({
  draftChanged: { code: 4090, zh: '{what}，请核对最新内容后再提交', en: '{what}. Look at it before you submit' },
  draftChangedBy: { zh: '{author} 已修改了草稿', en: '{author} has changed the draft' },
  draftDiffers: { zh: '草稿已变化', en: 'The draft has changed' },
  nothingToSend: { code: 4441, zh: '没有需要下发的修改', en: 'There is no change to send' },
  sameConfig: {
    code: 4442,
    zh: '与当前配置相同，没有需要下发的修改',
    en: 'The same as now: there is no change to send',
  },
  noSuchSection: { code: 4443, zh: '设备没有这项配置', en: 'The device has no such configuration' },
  noSuchField: { code: 4444, zh: '没有这个字段：{field}', en: 'There is no field {field}' },
  fieldNotTyped: {
    code: 4459,
    zh: '字段“{field}”不能直接修改',
    en: 'The field {field} cannot be changed by itself',
  },
  sectionUnfit: { code: 4445, zh: '[{section}]格式无效', en: '[{section}] is invalid' },
  checkFailed: {
    code: 4446,
    zh: '校验未通过：{section} {row}，{fault}',
    en: 'The check failed: {section} {row}: {fault}',
  },
  deliveryNotFailed: { code: 4447, zh: '最近一次下发没有失败', en: 'The last change did not fail' },
  deviceDiffers: {
    code: 4437,
    zh: '设备上的配置不是云端下发的（{count} 处不同），请先查看差异，再导入或确认覆盖',
    en: 'The device is not set as the cloud left it ({count} differ). Look at the difference first, then import or overwrite it',
  },
  deviceChanged: {
    code: 4438,
    zh: '设备上的配置刚刚又有变化，请重新查看差异',
    en: 'The device was changed again just now. Look at the difference once more',
  },
  notReported: {
    code: 4004,
    zh: '设备没有上报可以识别的配置',
    en: 'The device has not told a configuration that can be read',
  },
  deliveryOpen: {
    code: 4439,
    zh: '有一个版本正在下发，完成后再导入',
    en: 'A version is on its way to the device. Import when that is over',
  },
  noSection: { code: 4004, zh: '设备没有这项配置', en: 'The device has no such configuration' },
  noVersion: { code: 4004, zh: '没有这个版本', en: 'There is no such version' },
  noBackup: { code: 4004, zh: '没有这个备份', en: 'There is no such backup' },
  rowsUnfit: { zh: '[{section}]格式无效，最多 {most} 项', en: '[{section}] is invalid: at most {most} items' },
  rowsFixed: { zh: '[{section}]的行不能增减', en: 'The rows of [{section}] cannot be more or fewer' },
  atRow: { zh: '{row}：{fault}', en: '{row}: {fault}' },
  /** In the log: how a version ended, and that a device differs. */
  versionInForce: { zh: '配置版本 {version} 已生效', en: 'Configuration version {version} is in force' },
  versionFailed: { zh: '配置版本 {version} 下发失败', en: 'Configuration version {version} did not arrive' },
  runningDiffers: {
    zh: '设备上的配置与云端不同：{count} 处',
    en: 'The device is set otherwise than the cloud: {count} differ',
  },
  /** In a line of the log: where a row stands, and the changes that it does not name. */
  inPlace: { zh: '第 {place} 条', en: 'No. {place}' },
  orderWord: { zh: '顺序', en: 'place' },
  restWord: { zh: '其余', en: 'others' },
  moreChanges: { zh: '{count} 处', en: '{count} more' },
  eachAsBefore: { zh: '各台原有设置', en: 'what each had' },
  kindsDiffer: { zh: '只能比较同一类设备的备份', en: 'Only backups of the same kind of device can be compared' },
  nameDiffers: { zh: '名称与设备不一致', en: 'This is not the name of the device' },
});
