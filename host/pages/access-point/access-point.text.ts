/** Words of an access point's page. */
export const apPageText = {
  tabs: { overview: '概况', clients: '终端', air: '射频环境', alarms: '告警', config: '配置', logs: '日志' },
  tabsLabel: 'AP 详情',
  clients: { online: '现在在线', past: '接入记录' },
  clientsLabel: '终端',
  logs: { action: '操作与配置', upgrade: '升级', online: '上下线' },

  radios: '射频',
  bands: { '5g': '5 GHz', '2g': '2.4 GHz' },
  channel: '信道',
  dbm: (value: number) => `${value} dBm`,
  stations: '终端',
  count: (value: number) => `${value} 个`,
  busy: '占用',
  percent: (value: number) => `${Math.round(value)}%`,
  untold: '未上报',
  toAir: '射频环境',

  cpu: 'CPU',
  memory: '内存',
  basics: '基本信息',
  ssids: '无线网络',
  boundAt: '加入时间',
  lastSeen: '最后上报',
  never: '从未上报',
  openAlarms: '未恢复告警',
  clearedAlarms: '已恢复告警',
};
