import { words } from '../../../src/text/words';

/** Words of what is done with many devices; they come with its dialogs. */
export const batchText = words('deviceListBatch', {
  batch: {
    reboot: (count: number) => `重启 ${count} 台设备`,
    upgrade: (count: number) => `升级 ${count} 台设备`,
    group: (count: number) => `移动 ${count} 台设备到分组`,
    rename: (count: number) => `为 ${count} 台设备改名`,
    tag: (count: number) => `为 ${count} 台设备设置标签`,
    unbind: (count: number) => `解绑 ${count} 台设备`,
  },
  verbs: { reboot: '重启', group: '移动', rename: '改名', tag: '设置', unbind: '解绑' },
  jobStarted: '任务已开始，可在任务中查看进度',
  upgradePlanned: '升级已预约',
  offlineDevices: '离线设备',
  offlineSkip: '跳过',
  offlineWait: (hours: number) => `等待上线，最多 ${hours} 小时`,
  unbindType: '请输入“解绑”以确认',
  unbindWord: '解绑',
  pattern: '名称规则',
  patternExample: '例如 门店-{n}',
  patternHelp: '{n} 为序号，{gwid} 为标识，{model} 为型号，{old} 为原名称',
  patternSame: '多台设备不能同名，请加入 {n}、{gwid} 或 {old}',
  patternSample: (name: string) => `第一台将改名为“${name}”`,
  renameSample: { gwid: '7f3a9c21e04b', model: 'NP-R680', old: '原名称' },
  tagsAdd: '添加标签',
  tagsRemove: '移除标签',
  tagsHelp: '多个标签用空格或逗号分开，每个 1–20 个字符，一个汉字计 3 个字符',
  rebootAsk: (count: number) => `重启选中的 ${count} 台设备？重启期间网络会中断约 2 分钟。`,
  noGroup: '不分组',
});
