import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of all pages about income. */
export const sourcesText = words('incomeSources', {
  names: {
    wechat: '微信认证',
    redpacket: '红包认证',
    star: '流星计划',
    promotion: '推广返佣',
    other: '其他',
  },
  states: { pending: '待结算', settled: '已结算' },
  pays: (buyer: string, yuan: string) => spaced`${buyer}按每台终端每天 ${yuan} 付费，每天每台终端只计一次。`,
  simulatedBuyer: '模拟买家',
  simulated: '演示数据：买家与金额由模拟器生成，没有真实的钱。',
  nobody: {
    wechat: '现在没有买家为微信认证付费，收益是 0。认证终端照常统计；有买家后从当天起计收益，不补算以前的。',
    redpacket: '现在没有买家为红包认证付费，收益是 0。认证终端照常统计；有买家后从当天起计收益，不补算以前的。',
  },
});
