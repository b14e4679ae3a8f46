import { contract, text } from '../../../src/element/contract';

/** A guest page as it is seen at a gateway. */
export const portalPreviewContract = contract({
  tag: 'np-portal-preview',
  name: 'PortalPreview',
  family: 'guest',
  summary: '认证页面预览：按网关当前启用的认证方式显示真实页面，可换用或编辑模板',
  status: 'beta',
  scopes: ['account'],
  props: {
    gwid: text('网关的 GWID；all 为不限网关，显示模板的全部方式', 'all'),
    template: text('模板编号'),
    remark: text('网关名称，读到之前先显示它'),
  },
  events: {},
  parts: { panel: '外框' },
});
