import { words } from '../../../src/text/words';

/** Words of the session list. */
export const sessionListText = words('sessionList', {
  heading: '登录设备',
  note: (count: number) => `${count} 台`,
  others: '退出其他全部设备',
  device: '设备',
  current: '当前设备',
  place: '位置',
  seen: '最近使用',
  since: '登录时间',
  expires: '失效时间',
  end: '退出',
  askOne: (device: string) => `退出 ${device} 上的登录？`,
  askOthers: '退出当前设备以外的全部登录？',
  detail: '对应设备需要重新登录。',
  ended: (count: number) => `已退出 ${count} 台设备`,
  none: '没有其他设备',
  noneReason: '在别的手机或电脑登录后，会显示在这里，可以让它退出。',
});
