import { contract } from '../../../src/element/contract';

/** Guest pages of the account. */
export const portalTemplatesContract = contract({
  tag: 'np-portal-templates',
  name: 'PortalTemplates',
  family: 'guest',
  summary: '认证模板列表：缩略图、使用的网络、从预设新建、复制、删除',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
