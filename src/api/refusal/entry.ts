import { sayings } from './table';

/** What entries of the statement and payments are for. `{service}` and `{tier}` are names of the catalogue. */
export const entry = sayings({
  entryRecharge: { zh: '账户充值', en: 'Top-up' },
  entryPackage: { zh: '{service} {tier}', en: '{service} {tier}' },
  entryService: { zh: '{service}', en: '{service}' },
  entryMonths: { zh: '{what} {count} 个月', en: '{what}, {count} months' },
  entryYear: { zh: '{what} 1 年', en: '{what}, 1 year' },
  entryPaidFor: { zh: '支付订单：{what}', en: 'Payment for an order: {what}' },
  entryRefund: { zh: '{what}退款', en: 'Refund of {what}' },
  entryBack: { zh: '退回{way}：{what}', en: 'Given back by {way}: {what}' },
  entryBackFailed: {
    zh: '未能退回{way}，转入余额：{what}',
    en: 'Not given back by {way}, added to the balance: {what}',
  },
  entrySms: { zh: '短信 {count} 条，{gateway}', en: '{count} text messages, {gateway}' },
  entryCommissions: { zh: '推广佣金结算（{count} 笔）', en: 'Commissions settled ({count})' },
  entryCommissionsSettled: { zh: '推广佣金结算', en: 'Commissions settled' },
  entryCommissionBack: { zh: '推广佣金退回（客户退款）', en: 'Commission given back (refund to the customer)' },
  entryWithdrawal: { zh: '提现到{card}', en: 'Withdrawal to {card}' },
  entryWithdrawalBack: { zh: '提现撤回', en: 'Withdrawal taken back' },
  entryWithdrawalFailed: { zh: '提现失败退回', en: 'Failed withdrawal given back' },
  entryWechatIncome: { zh: '微信连 Wi-Fi 收益', en: 'Income of WeChat sign-in' },
  entryRedpacketIncome: { zh: '红包认证收益', en: 'Income of red packets' },
  entryStarIncome: { zh: '流星计划收益', en: 'Income of the Meteor plan' },
  entrySimulated: { zh: '{what}（模拟）', en: '{what} (simulated)' },
  byAlipay: { zh: '支付宝', en: 'Alipay' },
  byWechat: { zh: '微信支付', en: 'WeChat Pay' },
  byTransfer: { zh: '银行转账', en: 'bank transfer' },
  byTestDesk: { zh: '测试收银台', en: 'test cashier' },
});
