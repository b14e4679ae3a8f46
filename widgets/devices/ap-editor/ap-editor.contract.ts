import { contract, flag, needed, text } from '../../../src/element/contract';

/** One access point: how its radios are, and what it is set to. */
export const apEditorContract = contract({
  tag: 'np-ap-editor',
  name: 'ApEditor',
  family: 'devices',
  summary:
    '编辑 AP：名称、SSID、频段、信道、功率、VLAN 与定时射频；修改先存草稿、核对差异后下发，并显示两个射频的实时状况',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: {
    device: needed(text('AP 的编号'), 'ap-1'),
    tab: text('标签页：ssids、radio、basics'),
    bare: flag('只显示配置，不显示页头与射频状况'),
  },
  events: {},
  parts: { panel: '外框' },
});
