import { choice, contract, flag } from '../../../src/element/contract';

/** What outsiders may rely on about <np-ap-templates>. */
export const apTemplatesContract = contract({
  tag: 'np-ap-templates',
  name: 'ApTemplates',
  family: 'devices',
  summary: '无线模板与 AC 模板：SSID 或射频按账号、分组、网关、AP 继承；与模板不一致的 AP、逐项差异、纠正与采用现值',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:manage'],
  props: {
    kind: choice('模板种类，ssid 为无线网络，radio 为射频', ['ssid', 'radio'], 'ssid'),
    manage: flag('显示新建、编辑、纠正、采用现值与删除，需要 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
