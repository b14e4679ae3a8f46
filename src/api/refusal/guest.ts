import { sayings } from './table';

/** Guests: portal pages, coupons, text messages. */
export const guest = sayings({
  pageInTemplates: {
    code: 4057,
    zh: '还有 {count} 个无线模板在使用，请先为它们换用其他页面',
    en: '{count} wireless templates use it. Give them another page first',
  },
  pageInUse: {
    code: 4045,
    zh: '还有 {count} 个网络在使用，请先为它们换用其他模板',
    en: '{count} networks use it. Give them another template first',
  },
  pageChanged: {
    code: 4471,
    zh: '{author} 已修改了模板，请核对最新内容后再保存',
    en: '{author} changed the template. Look at it before you save',
  },
  pagesMost: { code: 4472, zh: '最多 {most} 个模板', en: 'At most {most} templates' },
  couponsMost: {
    code: 4473,
    zh: '每台网关最多 {most} 个未使用的券码',
    en: 'A gateway has at most {most} unused codes',
  },
  noPage: { code: 4004, zh: '没有找到这个模板', en: 'There is no such template' },
  noBatch: { code: 4004, zh: '没有找到这批优惠券', en: 'There are no such coupons' },
  pageTaken: { zh: '已有名为“{name}”的模板', en: 'There is a template called “{name}” already' },
  batchTaken: { zh: '已有名为“{name}”的批次', en: 'There is a batch called “{name}” already' },
  untilUnfit: { zh: '[有效期至]格式无效，应为 YYYY-MM-DD', en: '[Valid until] is invalid. Use YYYY-MM-DD' },
  untilPast: { zh: '[有效期至]不能早于今天', en: '[Valid until] is in the past' },
});
