import { sayings } from './table';

/** Buying, renewing and upgrading services. */
export const service = sayings({
  onGatewayAlready: {
    code: 4410,
    zh: '这台网关已绑定该服务，请直接续费或升级',
    en: 'This gateway has the service already. Renew or upgrade it',
  },
  orderCancelled: { code: 4411, zh: '订单已取消，请重新下单', en: 'The order was cancelled. Order again' },
  orderPaid: { code: 4412, zh: '订单已支付，不能取消', en: 'The order is paid and cannot be cancelled' },
  orderPaidAlready: { code: 4668, zh: '订单已支付', en: 'The order is paid' },
  refundNone: {
    code: 4669,
    zh: '该订单已无可退金额，或不在退款规则内',
    en: 'Nothing of this order can be given back by the rules',
  },
  refundTogether: {
    code: 4671,
    zh: '升级随所升级的订单退款，同一次升级跨到的续费也一并退；请在订单 {order} 申请退款',
    en: 'An upgrade goes back with the order that it upgraded, and so does a renewal that it also upgraded: ask for order {order}',
  },
  refundedAlready: { code: 4670, zh: '该订单已退款', en: 'This order was given back already' },
  invoiceUnpaid: { code: 4413, zh: '只有付款的订单可以开发票', en: 'Only paid orders have invoices' },
  invoiceAsked: { code: 4414, zh: '已申请过发票', en: 'The invoice was requested already' },
  invoiceNoFile: { code: 4004, zh: '这张发票还没有上传文件', en: 'This invoice has no file yet' },
  unpaidMost: {
    code: 4415,
    zh: '待支付的订单过多，请先支付或取消',
    en: 'Too many unpaid orders. Pay or cancel some first',
  },
  trialOnce: { code: 4416, zh: '每个账号可体验一次', en: 'One trial per account' },
  couponGone: {
    code: 4417,
    zh: '优惠券已使用或已过期，订单已取消，请重新下单',
    en: 'The coupon was used or has expired, and the order was cancelled. Order again',
  },
  offerGone: {
    code: 4418,
    zh: '活动价已使用，订单已取消，请重新下单',
    en: 'The special price was used, and the order was cancelled. Order again',
  },
  ownedGone: { code: 4419, zh: '这项业务已不存在', en: 'This service no longer exists' },
  trialNotRenewed: {
    code: 4422,
    zh: '体验版不能续费，请升级到正式版',
    en: 'A trial cannot be renewed. Upgrade it',
  },
  ownedChanged: {
    code: 4423,
    zh: '业务已变更，订单已取消，请重新下单',
    en: 'The service has changed since, and the order was cancelled. Order again',
  },
  notSold: { code: 4424, zh: '该服务尚未开放，暂不能购买', en: 'This service is not open yet and cannot be bought' },
  noOrder: { code: 4004, zh: '没有找到这个订单', en: 'There is no such order' },
  noOwned: { code: 4004, zh: '没有找到这项业务', en: 'There is no such service of yours' },
  noService: { code: 4004, zh: '没有找到这个服务', en: 'There is no such service' },
  taxNumberUnfit: {
    zh: '纳税人识别号为 15–20 位数字或大写字母',
    en: 'A tax number has 15–20 digits or capital letters',
  },
  quantityMost: { zh: '最多 {most} {noun}', en: 'At most {most} {noun}' },
  couponUnfit: { zh: '这张优惠券不能用于该订单', en: 'This coupon is not for this order' },
  upgradeHigher: {
    zh: '只能升级到更高的套餐或更多数量',
    en: 'Only a higher package or a larger number is an upgrade',
  },
  renewSame: { zh: '续费不能更换套餐', en: 'A renewal keeps the package' },
  /** Of what an income offer begins with. */
  offerPast: {
    zh: '最早从今天开始，过去的收益不能改',
    en: 'It begins today at the earliest: income of the past stays as it is',
  },
});
