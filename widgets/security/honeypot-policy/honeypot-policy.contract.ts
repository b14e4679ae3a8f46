import { contract, text } from '../../../src/element/contract';

/** Decoys of a gateway. */
export const honeypotPolicyContract = contract({
  tag: 'np-honeypot-policy',
  name: 'HoneypotPolicy',
  family: 'security',
  summary: '蜜罐诱饵：一台网关上的诱饵服务与端口、开关、下发状态',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: { gwid: text('网关的 GWID') },
  events: {},
  parts: { panel: '外框', head: '网关、套餐与状态' },
});
