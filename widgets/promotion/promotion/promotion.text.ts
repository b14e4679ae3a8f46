import { words } from '../../../src/text/words';

/** Words of Promotion. */
export const promotionText = words('promotion', {
  lead: '预约服务商联系',
  banner: (name: string, price: string) => `${name}：${price}`,
  open: '查看',
  label: '推广',
});
