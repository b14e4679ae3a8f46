import { words } from '../../../src/text/words';

/** Words of TwinkleStarApplications. */
export const twinkleStarApplicationsText = words('twinkleStarApplications', {
  heading: '审核列表',
  all: '全部',
  state: '状态',
  states: { pending: '待审核', approved: '通过', refused: '驳回', withdrawn: '已撤回' },
  reason: '原因',
  by: '申请人',
  asked: '申请时间',
  decided: '处理时间',
  gone: '网关已不在本账号',
  apply: '新申请',
  withdraw: '撤回',
  withdrawAsk: (name: string) => `撤回 ${name} 的申请？审核会停止，以后可以再次申请。`,
  withdrawn: '已撤回',
  again: '再次申请',
  againAsk: (name: string) => `按原来的容量、带宽与时段，为 ${name} 再次申请？现在拿不出的部分会被去掉。`,
  asking: '已提交，等待审核',
  none: '没有申请',
  noneReason: '提交申请后，审核的结果与原因列在这里。',
});
