import { sayings } from './table';

/** What the service staff's tools are told. */
export const staff = sayings({
  accountThere: {
    code: 4701,
    zh: '该邮箱或手机号已有账号',
    en: 'There is an account with this address or number already',
  },
  revokedAlready: { code: 4702, zh: '该设备身份已吊销', en: 'The gateway was revoked already' },
  serialThere: { code: 4703, zh: '序列号重复或已登记：{serials}', en: 'Serial numbers are there already: {serials}' },
  invoiceGone: { code: 4704, zh: '该订单没有待开具的发票', en: 'No invoice of this order waits' },
  invoiceSize: { zh: '发票文件不能超过 5 MB', en: 'The file of an invoice must not be larger than 5 MB' },
  invoiceType: { zh: '发票文件应为 PDF 或 OFD', en: 'The file of an invoice is PDF or OFD' },
  adGone: { code: 4705, zh: '该广告不存在或已结束', en: 'The ad does not exist or has ended' },
  accountUnlike: { zh: '[账号]应为邮箱地址或手机号', en: '[Account] is an e-mail address or a mobile number' },
  issueEither: { zh: '请给出数量或序列号清单之一', en: 'Say how many, or which serial numbers' },
  linkUnfit: {
    zh: '[链接]应为本控制台的页面（以 / 开头）或 https 地址',
    en: '[Link] is a page of the console (begins with /) or an https address',
  },
  pictureUnfit: {
    zh: '[图片]应为 500 KB 以内的 PNG、JPEG 或 WebP',
    en: '[Picture] is PNG, JPEG or WebP of at most 500 KB',
  },
  spanUnfit: { zh: '[结束时间]应晚于开始时间', en: '[End] is after the start' },
});
