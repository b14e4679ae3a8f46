import { words } from '../../../src/text/words';

/** Words of TwinkleStarDemands. */
export const twinkleStarDemandsText = words('twinkleStarDemands', {
  heading: '需求列表',
  search: '搜索地区、买家',
  region: '地区',
  buyer: '买家',
  gb: '需要容量',
  mbps: '需要上行',
  each: '每天每 100 GB',
  from: '开始',
  to: '结束',
  open: '长期',
  state: '状态',
  all: '全部',
  states: { open: '进行中', coming: '未开始', over: '已结束' },
  none: '没有需求',
  noneReason: '需求由平台运营方录入。现在没有买家提出需求，所以没有价格，也没有收益。',
});
