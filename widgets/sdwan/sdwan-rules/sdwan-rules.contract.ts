import { choice, contract, flag, text } from '../../../src/element/contract';

/** Ordered rules of an SD-WAN network. */
export const sdwanRulesContract = contract({
  tag: 'np-sdwan-rules',
  name: 'SdwanRules',
  family: 'sdwan',
  summary: 'SD-WAN 规则：链路策略、过滤规则、安全策略或应用发布，按顺序匹配；可拖动或用键盘调整，保存后下发到成员',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: {
    kind: choice('哪一类规则', ['link', 'filter', 'security', 'app'], 'link'),
    network: text('组网的编号；不指定时可在页面上选择'),
    manage: flag('可修改规则，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
