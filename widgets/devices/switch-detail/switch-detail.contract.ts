import { contract, event, flag, needed, text } from '../../../src/element/contract';

/** One switch: front, ports, VLAN, MAC table, links. */
export const switchDetailContract = contract({
  tag: 'np-switch-detail',
  name: 'SwitchDetail',
  family: 'devices',
  summary:
    '交换机详情：前面板按端口状态 0–4 画出每个端口，端口列表、VLAN、MAC 地址表与上下联拓扑；修改先存草稿、核对差异后下发，每 15 秒更新',
  status: 'beta',
  scopes: ['device:read', 'device:write', 'client:read'],
  props: {
    gwid: text('所属网关的 GWID'),
    address: needed(text('交换机的 IP 地址或编号'), 'sw-1'),
    tab: text('标签页：ports、vlan、mac、topology、history'),
    manage: flag('显示端口与 VLAN 的修改，需要 device:write'),
  },
  events: {
    tabChange: event<{ tab: string }>('换了标签页；取消后由页面自己记住', '{ tab: string }', { cancelable: true }),
  },
  parts: { panel: '外框' },
});
