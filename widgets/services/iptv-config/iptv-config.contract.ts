import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-iptv-config>. */
export const iptvConfigContract = contract({
  tag: 'np-iptv-config',
  name: 'IptvConfig',
  family: 'services',
  summary: 'IPTV 配置：每台网关的电视端口、上网与电视 VLAN、组播、主源与备源、按丢包切换；下发状态、丢包与在看台数',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: {
    gwid: text('只显示一台网关'),
    backup: flag('只显示主源、备源与切换'),
    manage: flag('可修改、暂停与测量，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
