import { contract, text } from '../../../src/element/contract';

/** Traffic, terminals and use of the air of an access point over time. */
export const apTrendContract = contract({
  tag: 'np-ap-trend',
  name: 'ApTrend',
  family: 'devices',
  summary: 'AP 走势：任意时段的上下行速率、各频段终端数与信道占用，可拖动缩放；设备没有上报的不画',
  status: 'beta',
  scopes: ['device:read'],
  props: { device: text('AP 的编号') },
  events: {},
  parts: { panel: '外框' },
});
