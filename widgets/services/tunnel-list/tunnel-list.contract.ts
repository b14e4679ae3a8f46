import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-tunnel-list>. */
export const tunnelListContract = contract({
  tag: 'np-tunnel-list',
  name: 'TunnelList',
  family: 'services',
  summary: '内网穿透：子域名到内网地址的映射，运行与下发状态、今日与累计流量，可复制地址、启停、查看近 30 天流量',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write', 'device:manage'],
  props: {
    gwid: text('只显示一台网关的映射'),
    manage: flag('可新建、修改、启停、删除映射，需要 device:write，删除另需 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
