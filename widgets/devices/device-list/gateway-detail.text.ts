import { words } from '../../../src/text/words';

/** Words of a gateway's details below its row. */
export const gatewayDetailText = words('gatewayDetail', {
  interfaces: '接口',
  system: '系统',
  below: '下挂设备',
  traffic: '近 24 小时下行',
  runs: (time: string) => `运行 ${time}`,
  notRunning: '设备离线',
  memoryDisk: (memory: string, disk: string) => `内存 ${memory}，硬盘 ${disk}`,
  noDisk: '无',
  belowCounts: (aps: string, switches: string) => `AP ${aps}，交换机 ${switches}`,
  terminals: (count: string) => `在线终端 ${count} 台`,
  noTraffic: '暂无数据',
  interfaceState: { connected: '已连接', disconnected: '未连接', free: '空闲', no_card: '无网卡' },
});
