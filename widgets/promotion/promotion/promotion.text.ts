import { words } from '../../../src/text/words';

/** Words of Promotion. */
export const promotionText = words('promotion', {
  lead: '预约服务商联系',
  banner: (title: string, price: string) => `${title}，首月 ${price} 元起`,
  plain: (name: string, price: string, unit: string) => `${name}，${price} 元 / ${unit}`,
  open: '查看',
  label: '推广',
});
