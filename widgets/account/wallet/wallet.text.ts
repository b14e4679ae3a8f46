import { words } from '../../../src/text/words';

/** Words of the wallet. */
export const walletText = words('wallet', {
  heading: '账户总览',
  balance: '可用余额',
  frozen: '提现中',
  income: '本月收益',
  coupons: '可用优惠券',
  couponUnit: '张',
  cards: '银行卡',
  withdraw: '提现',
  recharge: '充值',
  notVerified: '提现前需要完成实名认证。',
  verify: '去认证',
  noCard: '提现前需要绑定银行卡。',

  title: '提现',
  amount: '提现金额',
  all: '全部提现',
  unit: '元',
  range: (least: string, most: string) => `单笔 ${least}–${most} 元，可用余额内`,
  invalid: '[提现金额]格式无效，最多两位小数',
  outOfRange: (least: string, most: string) => `单笔提现金额应为 ${least}–${most} 元`,
  tooMuch: '余额不足',
  card: '到账银行卡',
  password: '登录密码',
  arrival: '一般 1 个工作日内打款，打款前可以撤回。',
  done: '提现申请已提交',
});
