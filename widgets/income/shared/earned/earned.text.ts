import { words } from '../../../../src/text/words';

/** Words of columns about what was earned. */
export const earnedText = words('earned', {
  day: '收益日',
  gateway: '网关',
  gateways: '网关数',
  yuan: '元',
  fen: '收益',
  pending: '待结算',
  settled: '结算',
  nothingEarned: '无收益',
  partly: '部分待结算',
  states: { pending: '待结算', settled: '已结算' },
});
