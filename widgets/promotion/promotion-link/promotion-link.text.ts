import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of PromotionLink. */
export const promotionLinkText = words('promotionLink', {
  heading: (name: string) => spaced`${name}推广`,
  plain: '推广链接',
  help: '客户扫码或打开链接注册后付费，佣金计入你的账户',
  save: '保存二维码',
  saved: '二维码已保存',
  link: '推广链接',
  copy: '复制',
  product: '产品',
  qr: (name: string) => spaced`${name}的推广二维码`,
  file: (code: string) => `推广二维码 ${code}.png`,
  none: '暂无可推广的产品',
  noneReason: '有服务开放推广后，可以在这里生成推广链接。',
});
