import { contract, flag, text } from '../../../src/element/contract';

/** What DNS defence of a gateway intercepts. */
export const dnsPolicyContract = contract({
  tag: 'np-dns-policy',
  name: 'DnsPolicy',
  family: 'security',
  summary: 'DNS 防御配置：开关、拦截分类与各分类近 30 天拦截、不防御的终端、下发状态',
  status: 'beta',
  scopes: ['device:read', 'device:write', 'client:read'],
  props: {
    gwid: text('网关的 GWID'),
    classification: text('突出显示一个分类'),
    free: flag('体验版的页面'),
  },
  events: {},
  parts: { panel: '外框', head: '网关、套餐与状态' },
});
