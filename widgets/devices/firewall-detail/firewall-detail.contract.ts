import { contract, flag, needed, text } from '../../../src/element/contract';

/** One firewall: interfaces and policies in their order. */
export const firewallDetailContract = contract({
  tag: 'np-firewall-detail',
  name: 'FirewallDetail',
  family: 'devices',
  summary: '防火墙详情：接口、按顺序生效的安全策略与命中次数；可拖动或用键盘调整顺序，修改先存草稿、核对差异后下发',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: { device: needed(text('防火墙的编号'), 'fw-1'), manage: flag('显示策略的修改，需要 device:write') },
  events: {},
  parts: { panel: '外框' },
});
