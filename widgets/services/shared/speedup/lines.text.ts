import { words } from '../../../../src/text/words';

/** Words of the lines of a gateway. */
export const linesText = words('speedupLines', {
  heading: '线路',
  note: '时延由这台网关测量',
  search: '搜索地区、线路',
  region: '地区',
  name: '线路',
  latency: '时延',
  loss: '丢包',
  at: '测量时间',
  inUse: '使用中',
  measure: '测量',
  measureAll: '测量全部线路',
  asked: '已请网关测量，结果稍后出现',
  choose: '改用',
  chooseAsk: (name: string) => `改用“${name}”？`,
  chooseDetail: '网关确认后，本组成员改走这条线路，期间连接可能中断几秒。',
  chosen: '已改用，正在下发',
  none: '还没有线路',
  noneReason: '线路由运营方开放，开放后显示在这里。',
});
