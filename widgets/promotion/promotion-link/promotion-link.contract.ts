import { contract, text } from '../../../src/element/contract';

/** A product's link and QR code. */
export const promotionLinkContract = contract({
  tag: 'np-promotion-link',
  name: 'PromotionLink',
  family: 'promotion',
  summary: '推广链接：链接、二维码与保存，仅代理商',
  status: 'beta',
  scopes: ['account'],
  props: {
    package: text('产品，例如 sdwan-3；缺省时为第一个'),
  },
  events: {},
  parts: { panel: '外框' },
});
