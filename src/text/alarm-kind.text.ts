import { words } from './words';

/** Kinds of alarms by name. */
export const alarmKindNames = words('alarmKindNames', {
  gateway_offline: '网关离线',
  wan_down: '线路断开',
  ap_lost: 'AC 失联',
  ap_offline: 'AP 离线',
  switch_offline: '交换机离线',
  firewall_offline: '防火墙离线',
  cpu_high: 'CPU 使用率高',
  memory_high: '内存使用率高',
  disk_high: '硬盘使用率高',
  port_loop: '端口环路',
  radio_busy: '信道干扰',
  line_loss: '线路丢包',
  firmware_new: '固件可升级',
  restarted: '设备重启',
  tunnel_down: '组网隧道断开',
  tunnel_loss: '组网隧道丢包',
  tunnel_slow: '组网隧道时延高',
  decoy_touched: '蜜罐被触碰',
});
