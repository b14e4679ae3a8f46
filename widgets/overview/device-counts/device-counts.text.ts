import { words } from '../../../src/text/words';

/** Words of DeviceCounts. */
export const deviceCountsText = words('deviceCounts', {
  label: '设备在线',
  router: '网关在线',
  ap: 'AP 在线',
  switch: '交换机在线',
  total: (total: string) => `/ ${total} 台`,
  share: (share: string) => `在线率 ${share}`,
  offline: (count: string) => `${count} 台离线`,
  spoken: (online: number, total: number) => `在线 ${online}，总数 ${total}`,
});
