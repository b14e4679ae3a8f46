import { contract, needed, text } from '../../../src/element/contract';

/** The air around an access point. */
export const apAirContract = contract({
  tag: 'np-ap-air',
  name: 'ApAir',
  family: 'devices',
  summary:
    'AP 射频环境：两个频段的信道占用与底噪、各信道上听到的网络，以及邻居列表；同一网络的 AP 标出名称，设备没有上报的如实说明',
  status: 'beta',
  scopes: ['device:read'],
  props: { device: needed(text('AP 的编号'), 'ap-1') },
  events: {},
  parts: { panel: '外框' },
});
