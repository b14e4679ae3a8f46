import { words } from '../../../../src/text/words';

/** Words of what lines change. */
export const effectsText = words('speedupEffects', {
  heading: '加速前后',
  search: '搜索加速组、网关',
  app: '应用',
  group: '加速组',
  span: '时延 0–320 ms',
  spanOf: (before: string, after: string) => `走本地 ${before}，走线路 ${after}`,
  before: '走本地',
  after: '走线路',
  loss: '丢包',
  at: '测量时间',
  measure: '测量',
  asked: '已请网关测量，结果稍后出现',
  none: '还没有可测量的应用',
  noneReason: '给加速组选择应用后，由网关分别测量走本地与走线路的时延。',
});
