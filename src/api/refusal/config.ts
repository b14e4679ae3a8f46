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
  sectionUnfit: { code: 4445, zh: '[{section}]格式无效', en: '[{section}] is invalid' },
  checkFailed: {
    code: 4446,
    zh: '校验未通过：{section} {row}，{fault}',
    en: 'The check failed: {section} {row}: {fault}',
  },
  deliveryNotFailed: { code: 4447, zh: '最近一次下发没有失败', en: 'The last change did not fail' },
  noSection: { code: 4004, zh: '设备没有这项配置', en: 'The device has no such configuration' },
  noVersion: { code: 4004, zh: '没有这个版本', en: 'There is no such version' },
  noBackup: { code: 4004, zh: '没有这个备份', en: 'There is no such backup' },
  rowsUnfit: { zh: '[{section}]格式无效，最多 {most} 项', en: '[{section}] is invalid: at most {most} items' },
  rowsFixed: { zh: '[{section}]的行不能增减', en: 'The rows of [{section}] cannot be more or fewer' },
  atRow: { zh: '{row}：{fault}', en: '{row}: {fault}' },
  kindsDiffer: { zh: '只能比较同一类设备的备份', en: 'Only backups of the same kind of device can be compared' },
  nameDiffers: { zh: '名称与设备不一致', en: 'This is not the name of the device' },
});
