import { sayings } from './table';

/** Devices that are prepared by serial number, and those that take another's place. */
export const prepared = sayings({
  noPrepared: { code: 4004, zh: '没有找到这条预配置', en: 'There is no such prepared device' },
  preparedInForce: {
    code: 4054,
    zh: '设备已接入，请在设备页面修改',
    en: 'The device is here already. Change it on its own page',
  },
  preparedNotFailed: { code: 4055, zh: '只有失败的预配置可以重试', en: 'Only what failed can be tried again' },
  serialPrepared: { zh: '这个序列号已有预配置', en: 'This serial number is prepared already' },
  serialOwned: { zh: '这台设备已在你的账号下', en: 'This device is yours already' },
  serialTwice: { zh: '序列号与第 {line} 行重复', en: 'The same serial number as in row {line}' },
  preparedMost: {
    zh: '最多 {most} 条预配置，请先删除不用的',
    en: 'At most {most} prepared devices. Delete some first',
  },
  preparedKind: {
    zh: '没有这种设备：{text}，应为网关、AP、交换机或防火墙',
    en: 'No such kind of device: {text}. Use gateway, AP, switch or firewall',
  },
  preparedNoGroup: { zh: '没有这个分组：{name}', en: 'There is no such group: {name}' },
  preparedGroupsAlike: {
    zh: '有多个分组叫“{name}”，请写上级，例如：上级/{name}',
    en: 'Several groups are called “{name}”. Write what they are in: parent/{name}',
  },
  preparedGroupless: {
    zh: 'AP 与交换机随网关分组',
    en: 'Access points and switches are in the group of their gateway',
  },
  preparedReplaces: {
    code: 4056,
    zh: '替换设备的预配置不能修改，请删除后重新登记',
    en: 'A replacement cannot be changed. Delete it and enter it again',
  },
  replacedAlready: {
    zh: '这台设备已登记由 {serial} 替换',
    en: 'This device is to be replaced by {serial} already',
  },
  oldAway: {
    code: 4004,
    zh: '旧设备 {serial} 已不在账号下，没有可以转移的配置与服务',
    en: 'The old device {serial} is no longer yours: there is nothing to take over',
  },
  copyGone: { zh: '没有这台参照设备：{name}', en: 'There is no such device to copy: {name}' },
  copyAway: {
    code: 4004,
    zh: '参照设备“{name}”已不在账号下',
    en: 'The device to copy, “{name}”, is no longer yours',
  },
  copiesAlike: {
    zh: '有多台设备叫“{name}”，请改写序列号',
    en: 'Several devices are called “{name}”. Write its serial number',
  },
  copyKind: { zh: '参照设备应与这台设备同类', en: 'The device to copy must be of the same kind' },
  vlanAndAddress: { zh: 'VLAN 与网段须一起填写', en: 'VLAN and network go together' },
  remarkThere: { zh: '同名设备已存在，将与它并存', en: 'There is a device of this name. There will be two' },
  segmentTwice: {
    zh: '网段与第 {line} 行重复，组网后会冲突',
    en: 'The same network as in row {line}: they will collide once they are joined',
  },
  /** In the log: how it went. */
  preparedDone: { zh: '已按预配置接入', en: 'Connected as prepared' },
  preparedFailed: { zh: '预配置失败：{fault}', en: 'Not as prepared: {fault}' },
  preparedReplaced: {
    zh: '已替换 {old}：名称、分组、配置与服务已转到 {serial}，旧设备已解绑',
    en: '{old} was replaced: name, group, configuration and services are with {serial}, the old device is unbound',
  },
});
