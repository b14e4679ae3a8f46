import { choice, contract, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-ap-template-editor>. */
export const apTemplateEditorContract = contract({
  tag: 'np-ap-template-editor',
  name: 'ApTemplateEditor',
  family: 'devices',
  summary:
    '无线模板与 AC 模板的编辑：账号、分组、网关、AP 四级取值与恢复，保存前的影响台数，立即或凌晨下发；需要 device:manage',
  status: 'beta',
  scopes: ['device:read', 'device:manage'],
  props: {
    kind: choice('模板种类，ssid 为无线网络，radio 为射频', ['ssid', 'radio'], 'ssid'),
    template: text('模板编号；没有则新建'),
  },
  events: {},
  parts: { panel: '外框' },
});
