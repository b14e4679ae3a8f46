import type { IptvNode } from '../../../src/api/contract/iptv';
import { words } from '../../../src/text/words';
import type { StatusKind } from '../../../src/ui/status';

/** Words of IPTV on gateways. */
export const iptvConfigText = words('iptvConfig', {
  nodes: '节点',
  packages: '套餐与续费',
  views: 'IPTV 设置',
  view: { all: '配置', backup: '备用配置' },
  ports: '端口',
  portsNote: '蓝字的口走 IPTV，点一个 LAN 口改用途',
  roles: { main: 'IPTV 主源入', backup: 'IPTV 备源入', internet: '上网' },
  carries: '上网 + IPTV',
  free: '不走 IPTV',
  portIs: (name: string, is: string) => `${name}：${is}，点击修改`,
  loss: '在用源的丢包',
  hour: '近 1 小时',
  nothingTold: '网关还没有上报电视状态；设置生效后每分钟上报一次。',
  sources: { main: '用主源', backup: '用备源', none: '没有收到电视' },
  now: (source: string, loss: string, viewers: number) => `${source}，丢包 ${loss}，${viewers} 台电视在看。`,
  course: (most: string, since: string) => `${since} 以来的丢包，最高 ${most}%`,
  told: (at: string) => `${at} 上报`,
  count: (count: number) => `${count} 个`,
  allNodes: '全部节点',
  noNodes: '还没有节点，先添加电视的来源。',
  states: { ok: '正常', lossy: '丢包', none: '没有流', unknown: '没有网关上报' } satisfies Record<
    IptvNode['state'],
    string
  >,
  lossy: (loss: string) => `丢包 ${loss}%`,
  watched: '这里在看什么',
  boxes: '台',
  switchTo: { backup: '现在切到备源', auto: '恢复自动切换' },
  switchAsk: {
    backup: '下发后网关只用备源，直到恢复自动切换；切换时画面会中断几秒。',
    auto: '下发后网关按丢包自动选择主源或备源；切换时画面会中断几秒。',
  },
  switched: '已保存，正在下发',
});

/** How the state of a node is drawn. */
export const nodeKinds: Readonly<Record<IptvNode['state'], StatusKind>> = {
  ok: 'online',
  lossy: 'warning',
  none: 'danger',
  unknown: 'off',
};
