import { contract, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-site-template-editor>. */
export const siteTemplateEditorContract = contract({
  tag: 'np-site-template-editor',
  name: 'SiteTemplateEditor',
  family: 'devices',
  summary: '站点模板的编辑：变量、站点网段与 VLAN、访问控制、路由、无线与组网角色，旁边是样例站点；需要 device:manage',
  status: 'beta',
  scopes: ['device:read', 'device:manage'],
  props: {
    template: text('模板编号；没有则新建'),
    from: text('新建时由这个网关的配置生成'),
  },
  events: {},
  parts: { panel: '外框' },
});
