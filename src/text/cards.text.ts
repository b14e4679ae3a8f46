import { words } from './words';

/** Names of the cards of the overview. */
export const cardText = words('cards', {
  devices: '设备在线',
  users: '用户',
  section: '收益或安全',
  traffic: '近 7 天流量',
  wireless: '无线终端与流量',
  alarms: '告警',
  shortcuts: '常用功能',
  trend: '客户端在线趋势',
  categories: '累计流量构成',
  'user-model': '用户模型',
  'traffic-model': '流量模型',
});
