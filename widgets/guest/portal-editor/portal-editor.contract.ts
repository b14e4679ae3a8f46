import { contract, text } from '../../../src/element/contract';

/** Editor of a guest page. */
export const portalEditorContract = contract({
  tag: 'np-portal-editor',
  name: 'PortalEditor',
  family: 'guest',
  summary: '认证模板编辑：标志、背景、文字、颜色、认证方式顺序、协议与跳转，实时手机预览，撤销重做，应用到网络',
  status: 'beta',
  scopes: ['account', 'device:read', 'device:write'],
  props: {
    template: text('模板编号；不填则从预设新建'),
    preset: text('新建时的预设：cafe、hotel、mall、campus、office', 'cafe'),
  },
  events: {},
  parts: { panel: '外框' },
});
