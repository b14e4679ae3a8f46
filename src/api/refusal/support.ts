import { sayings } from './table';

/** Tickets, after-sales orders, consulting, and what the service staff do with them. */
export const support = sayings({
  afterSaleAccepted: {
    code: 4501,
    zh: '售后单已受理，不能再修改或撤回',
    en: 'The order was accepted and can no longer be changed',
  },
  afterSaleGone: {
    code: 4502,
    zh: '售后单不存在，或已处于之后的状态',
    en: 'The order does not exist, or is further on',
  },
  wrongServiceCode: { code: 4601, zh: '服务码错误', en: 'Wrong service code' },
  moneyLeft: {
    code: 4503,
    zh: '账号还有余额或未完成的提现，请先提现或结清',
    en: 'The account has money or an open withdrawal left. Pay it out first',
  },
  nobodyBound: { code: 4004, zh: '没有使用该绑定码的账号', en: 'No account has this code' },
  serialUnfit: {
    zh: '[序列号]格式无效，应为 6–32 位字母、数字或连字符',
    en: '[Serial number] is invalid. Use 6–32 letters, digits or hyphens',
  },
  photoSize: { zh: '照片不能超过 5 MB', en: 'A photo must not be larger than 5 MB' },
  photoType: { zh: '只支持 JPEG、PNG、WebP 照片', en: 'Photos are JPEG, PNG or WebP' },
  photosMost: { zh: '照片数量已达上限，请联系客服', en: 'There are too many photos. Contact the service' },
});
