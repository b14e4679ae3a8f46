import { contract, needed, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-site-template-apply>. */
export const siteTemplateApplyContract = contract({
  tag: 'np-site-template-apply',
  name: 'SiteTemplateApply',
  family: 'devices',
  summary: '套用站点模板：选择站点、在表格里填写变量或导入 CSV/XLSX，逐个站点看差异后批量下发；需要 device:manage',
  status: 'beta',
  scopes: ['device:read', 'device:manage'],
  props: {
    template: needed(text('模板编号'), 't-1'),
    sites: text('先选好的站点：网关编号，逗号分隔；behind 表示全部待更新的站点'),
  },
  events: {},
  parts: { panel: '外框' },
});
