import { words } from '../../../src/text/words';

/** Words above the page of an access point. */
export const apHeadText = words('apHead', {
  none: '没有指定 AP',
  noneReason: '从 AP 列表中选择一台 AP 打开。',
  missing: '没有找到这台 AP',
  toList: '返回 AP 列表',
  serial: '序列号',
  upgradable: (version: string) => `可升级到 ${version}`,
  alarms: (count: number) => `在线，${count} 条告警`,
  rename: '改名',
  renamed: '已改名',
  remark: '备注名称',
  locate: '定位',
  locateHint: '让指示灯闪烁 10 分钟，便于在现场找到它',
  stop: '停止闪烁',
  blinking: (time: string) => `指示灯闪烁中，${time} 停止`,
  reboot: '重启',
  rebootAsk: (name: string) => `重启“${name}”？它的终端会断开约 1 分钟。`,
  upgrade: '升级',
  upgradePlanned: '升级已安排',
  upgradeStarted: '升级已开始，进展见任务',
  offlineReason: '设备离线，恢复在线后才能执行',
  told: { reboot: '重启', locate: '定位' } as Readonly<Record<string, string>>,
  state: (what: string, state: string) => `${what}：${state}`,
});
