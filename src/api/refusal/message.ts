import { sayings } from './table';

/** Messages, and the services that they offer to activate. Texts of messages are HTML: what a person typed is escaped. */
export const message = sayings({
  noMessage: { code: 4004, zh: '没有找到消息', en: 'There is no such message' },
  noActivation: { code: 4004, zh: '没有找到可激活的服务', en: 'There is no service to activate' },
  activationOver: {
    code: 4108,
    zh: '激活期限已过，如有需要请联系客服',
    en: 'The time for activation is over. Contact the service if you need it',
  },
  messageEnds: { zh: '{service}即将到期', en: '{service} ends soon' },
  messageEndsAt: {
    zh: '<p>{service}将于 {end} 到期，到期后功能停止。请在“我的业务”中续费。</p>',
    en: '<p>{service} ends on {end} (Beijing time) and stops working then. Renew it in “My services”.</p>',
  },
  messageInvoice: { zh: '发票已开具：{title}', en: 'Invoice issued: {title}' },
  messageInvoiceFile: {
    zh: '<p>发票号码 {number}，可在订单详情中下载。</p>',
    en: '<p>Invoice number {number}. Download it from the details of the order.</p>',
  },
  messageInvoiceMailed: {
    zh: '<p>发票号码 {number}，已发送到你填写的邮箱。</p>',
    en: '<p>Invoice number {number}. It was sent to the address that you gave.</p>',
  },
  messagePasswords: {
    zh: '“{plan}”的 Wi-Fi 密码没有全部换成',
    en: 'The Wi-Fi password of “{plan}” was not changed everywhere',
  },
  messagePasswordsWhy: {
    zh: '<p>{plan}（{ssid}）：{why}。请到“动态密码”查看每台 AP 的结果并重试。</p>',
    en: '<p>{plan} ({ssid}): {why}. “Dynamic passwords” shows the result of each access point, and tries again.</p>',
  },
  messagePasswordsSome: {
    zh: 'Wi-Fi 密码没有全部换成：{success} / {total} 台 AP',
    en: 'The password was changed on {success} of {total} access points',
  },
  messageRefundedBy: {
    zh: '<p>{amount} 将退回{way}，到账时间以支付服务商为准。</p>',
    en: '<p>{amount} goes back by {way}. When it arrives is up to the provider.</p>',
  },
  messageRefunded: { zh: '<p>{amount} 已退回余额。</p>', en: '<p>{amount} went back to the balance.</p>' },
  messageBackFailed: {
    zh: '<p>{way}没有受理这笔退款，{amount} 已转入你的余额，可以提现或继续使用。</p>',
    en: '<p>{way} did not take this refund. {amount} is in your balance, to be used or withdrawn.</p>',
  },
  messageKept: { zh: '款项已转入余额：{what}', en: 'Money added to the balance: {what}' },
  messageKeptWhy: {
    zh: '<p>{amount} 已到账，但订单未能支付：{why}。款项在你的余额中，可以重新下单或提现。</p>',
    en: '<p>{amount} arrived, but the order could not be paid: {why}. The money is in your balance: order again, or withdraw it.</p>',
  },
  messageRealNameGood: { zh: '实名认证已通过', en: 'Identity verified' },
  messageRealNameGoodText: {
    zh: '<p>你的实名认证已通过审核。</p><p><a href="/security">查看认证</a></p>',
    en: '<p>Your identity is verified.</p><p><a href="/security">Show it</a></p>',
  },
  messageRealNameBad: { zh: '实名认证未通过', en: 'Identity not verified' },
  messageRealNameBadText: {
    zh: '<p>你的实名认证未通过审核，可以修改后重新提交。</p><p><a href="/security">查看认证</a></p>',
    en: '<p>Your identity could not be verified. Change what you sent and send it again.</p><p><a href="/security">Show it</a></p>',
  },
  messageContractorGood: { zh: '工程商认证已通过', en: 'Certified as a contractor' },
  messageContractorGoodText: {
    zh: '<p>你的工程商认证已通过审核，推广与合作价格已开通。</p><p><a href="/contractor_certification">查看认证</a></p>',
    en: '<p>You are certified as a contractor. Promotion and partner prices are open to you.</p><p><a href="/contractor_certification">Show it</a></p>',
  },
  messageContractorBad: { zh: '工程商认证未通过', en: 'Not certified as a contractor' },
  messageContractorBadText: {
    zh: '<p>你的工程商认证未通过审核，可以修改后重新提交。</p><p><a href="/contractor_certification">查看认证</a></p>',
    en: '<p>You were not certified as a contractor. Change what you sent and send it again.</p><p><a href="/contractor_certification">Show it</a></p>',
  },
  messageReply: { zh: '工单有新回复：{subject}', en: 'New reply to your ticket: {subject}' },
  messageReplyText: {
    zh: '<p>客服回复了你的工单。</p><p><a href="{link}">查看工单</a></p>',
    en: '<p>The service desk replied to your ticket.</p><p><a href="{link}">Show the ticket</a></p>',
  },
});
