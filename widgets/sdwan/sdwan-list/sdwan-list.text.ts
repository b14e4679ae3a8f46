import { words } from '../../../src/text/words';

/** Words of the list of networks. */
export const sdwanListText = words('sdwanList', {
  labels: { sdwan: 'SD-WAN 组网', network: '智慧组网' },
  verdict: '组网概况',
  verdictOf: (networks: number, offline: number, lossy: number) =>
    networks + lossy === 0
      ? '全部组网正常'
      : [
          networks > 0 && `${networks} 个组网有异常`,
          offline > 0 && `${offline} 个成员离线`,
          lossy > 0 && `${lossy} 条链路丢包或中断`,
        ]
          .filter(Boolean)
          .join('，'),
  needsOf: {
    offline: (count: number) => `离线成员 ${count}`,
    lossy: (count: number) => `丢包链路 ${count}`,
    ending: (count: number) => `7 天内到期 ${count}`,
  },
  needs: '需要处理',
  needNames: { offline: '有离线成员', lossy: '有丢包链路', ending: '7 天内到期' },
  search: '组网名称',
  name: '组网名称',
  group: '分组',
  allGroups: '全部分组',
  groups: '分组',
  topology: '拓扑',
  allTopologies: '全部拓扑',
  state: '状态',
  all: '全部',
  members: '在线 / 成员',
  local: '境内带宽',
  foreign: '境外带宽',
  mbps: 'Mbps',
  worst: '最差链路',
  between: (one: string, other: string) => `${one} → ${other}`,
  away: '设备离线',
  awaySince: (when: string) => `设备离线，自 ${when}`,
  quality: (latency: number, loss: string) => `${latency} ms，丢包 ${loss}%`,
  daysLeft: (days: number) => `剩 ${days} 天`,
  over: '已到期',
  tier: '套餐',
  noTier: '无套餐',
  expires: '到期',
  created: '创建时间',
  create: '新建组网',
  open: '管理',
  examine: '体检',
  pause: '暂停',
  resume: '恢复',
  createNode: '新建节点',
  pauseAsk: (name: string) => `暂停“${name}”？`,
  pauseDetail: '成员之间的互访会立即中断，恢复后继续。',
  paused: '已暂停',
  resumed: '已恢复',
  removeDetail: '成员之间的互访会中断，套餐与网关可用于新的组网。',
  none: '还没有组网',
  noneReason: '把多个门店、分支与总部连成一张内网。',
});
