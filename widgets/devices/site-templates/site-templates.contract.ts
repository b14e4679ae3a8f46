import { contract, flag } from '../../../src/element/contract';

/** What outsiders may rely on about <np-site-templates>. */
export const siteTemplatesContract = contract({
  tag: 'np-site-templates',
  name: 'SiteTemplates',
  family: 'devices',
  summary: '站点模板：整个站点的模型与版本，套用它的站点及与模板的差异，站点地址池',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:manage'],
  props: { manage: flag('显示新建、编辑、套用、更新、纠正、保留现值、解除与删除，需要 device:manage') },
  events: {},
  parts: { panel: '外框' },
});
