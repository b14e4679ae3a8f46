import { words } from '../../../src/text/words';

/** Words of PromotionProducts. */
export const promotionProductsText = words('promotionProducts', {
  heading: '可推广产品',
  note: '佣金按实付金额计算',
  limited: '限时',
  name: '产品',
  price: '售价',
  percent: '佣金比例',
  customers: '成交客户',
  earned: '累计佣金',
  yuan: '元',
  code: '推广码',
  copyLink: '复制链接',
  choose: '推广',
  none: '暂无可推广的产品',
  noneReason: '有服务开放推广后，会显示在这里。',
});
