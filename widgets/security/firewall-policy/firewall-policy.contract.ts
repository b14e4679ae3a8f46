import { contract, text } from '../../../src/element/contract';

/** What the firewall plugin of a gateway does. */
export const firewallPolicyContract = contract({
  tag: 'np-firewall-policy',
  name: 'FirewallPolicy',
  family: 'security',
  summary: '云防火墙插件策略：开关、拦截或只记录、防护类型、应用识别、规则库版本与更新、下发状态',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: { gwid: text('网关的 GWID') },
  events: {},
  parts: { panel: '外框', head: '网关、套餐与状态' },
});
